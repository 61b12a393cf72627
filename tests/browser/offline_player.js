// Plays whole games at the page's own table, as the page does but without a board: `play` in the page's window.
// The worker is killed `deaths` times on the way; every move is asked for again until it is answered.
window.play = async ({ worker: script, list, game, bot, deaths, seed, asked: noticed = () => null }) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  let worker, answers, told, heard, killed = 0, counted = 0;
  const begin = () => {
    worker?.terminate();
    worker = new Worker(script, { type: "module" });
    answers = new Map();
    told = [];
    heard = () => null;
    worker.onmessage = ({ data }) => {
      if (data.kind === "answer") answers.get(data.id)?.(data);
      if (data.kind === "told") told.push(...data.texts.map((text) => JSON.parse(text)));
      if (data.kind === "failed") throw new Error(data.why);
      heard();
    };
    worker.postMessage({ kind: "begin", list });
  };
  const call = (method, path, body) =>
    new Promise((answer) => {
      const id = (counted += 1);
      answers.set(id, ({ status, body: text }) => answer({ status, told: text.startsWith("{") ? JSON.parse(text) : text }));
      worker.postMessage({ kind: "call", id, method, path, body: body ? JSON.stringify(body) : "" });
    });
  const until = async (found) => {
    for (let result; ; ) {
      if ((result = found())) return result;
      await new Promise((next) => (heard = next));
    }
  };
  const stands = () => told.findLast((message) => message.type === "situation");
  begin();
  await call("POST", "/api/me", { name: "Moss" });
  const wishes = { client: `game-${game}-${seed}`, game, seats: [{ who: "me" }, { who: bot }] };
  const made = await call("POST", "/api/matches", wishes);
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  const { match } = made.told;
  let connection = 0;
  const listen = () => worker.postMessage({ kind: "open", connection: (connection = counted += 1), code: match, seat: 0, after: 0 });
  listen();
  const signed = new Set();
  let wish = null;
  const slowest = { bot: 0, own: 0 };
  for (;;) {
    const now = await until(() => {
      const found = stands();
      return found && (found.status === "over" || found.waiting.includes(0)) ? found : null;
    });
    if (now.status === "over" && !wish) break;
    if (!wish) {
      const moves = now.legal?.map(({ move }) => move) ?? (await call("GET", `/api/matches/${match}/legal?seat=0&limit=20`)).told.moves;
      wish = { type: "move", client: `r${now.seq}`, answers: now.seq, seat: 0, moves: [moves[random(moves.length)]], closes: 0 };
    }
    const asked = performance.now();
    worker.postMessage({ kind: "say", connection, text: JSON.stringify(wish) });
    if (noticed()) await new Promise(() => null);
    if (killed < deaths && random(8) !== 0) {
      killed += 1;
      const wait = random(40);
      await new Promise((next) => setTimeout(next, wait));
      begin();
      listen();
      continue;
    }
    const answer = await until(() => told.find((message) => message.client === wish.client));
    slowest.own = Math.max(slowest.own, performance.now() - asked);
    if (!["accepted", "stale"].includes(answer.type)) throw new Error(JSON.stringify(answer));
    if (answer.type === "accepted") signed.add(wish.client);
    wish = null;
    const since = performance.now();
    await until(() => stands().status === "over" || stands().waiting.includes(0));
    slowest.bot = Math.max(slowest.bot, performance.now() - since);
  }
  const { told: record } = await call("GET", `/api/matches/${match}/record`);
  worker.terminate();
  return { match, killed, accepted: [...signed], record, slowest, scores: stands().end.scores };
};

// The same, which does nothing more once the second move is on its way: whoever called will end the tab.
window.playSome = (asked) =>
  new Promise((left, failed) => {
    let moves = 0;
    const stops = () => {
      if ((moves += 1) < 2) return false;
      left("playing");
      return true;
    };
    window.play({ ...asked, asked: stops }).then(() => left("over"), failed);
  });

// The log of a match as it is stored.
window.logOf = (match) =>
  new Promise((found, failed) => {
    const opening = indexedDB.open("understory");
    opening.onerror = failed;
    opening.onsuccess = () => {
      const range = IDBKeyRange.bound([match], [match, []]);
      const rows = opening.result.transaction("rows").objectStore("rows").getAll(range);
      rows.onsuccess = () => found(rows.result.map(({ row }) => JSON.parse(row)));
      rows.onerror = failed;
    };
  });
void 0;
