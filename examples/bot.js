// A bot in plain JavaScript, for Node. Try: understory simulate kodama-3d --games 2 \
//     --bots 'program:node examples/bot.js,greedy'
//
// It plays any of the legal moves. `docs/bot-protocol.md` says what the messages hold.

const readline = require("node:readline");

/** What the bot says to a message of the table. */
function answer(message) {
  if (message.type === "hello") {
    return { type: "ready", protocol: 1, name: "any move" };
  }
  if (message.type === "decide") {
    const move = message.legal[Math.floor(Math.random() * message.legal.length)];
    return { type: "move", id: message.id, move, thoughts: { choices: message.legal.length } };
  }
  return null;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const said = answer(JSON.parse(line));
  if (said !== null) {
    process.stdout.write(JSON.stringify(said) + "\n");
  }
});
