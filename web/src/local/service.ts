/**
 * The service worker: keeps every file of a release, each checked against its digest, and answers with them. A new
 * release is fetched beside the old one, what both have in common once, and takes over when the page says so.
 */
interface Release {
  readonly version: string;
  /** The digest of the page itself. */
  readonly index: string;
  /** Every other file by its place, with its digest. */
  readonly files: Readonly<Record<string, string>>;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(kind: "message", heard: (event: MessageEvent<string>) => void): void;
}

/** Written in front of this file when the page is built. */
declare const RELEASE: Release;
const worker = self as unknown as Scope;
const CACHE = `understory/${RELEASE.version}`;
const HOME = worker.registration.scope;
const at = (file: string): string => new URL(file, HOME).href;

/** Fetch a file, unless the release before had the very same. */
async function keep(cache: Cache, file: string, integrity: string, before: readonly Cache[]): Promise<void> {
  const place = at(file);
  if (await cache.match(place)) return;
  for (const earlier of before) {
    const known = await earlier.match(place);
    if (known && file !== "" && (await digest(known.clone())) === integrity) return cache.put(place, known);
  }
  const answer = await fetch(place, { integrity, cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(place, answer);
}

async function digest(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

const releases = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith("understory/"));

async function install(): Promise<void> {
  const names = await releases();
  const before = await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.open(name)));
  const cache = await caches.open(CACHE);
  await keep(cache, "", RELEASE.index, []);
  for (const [file, integrity] of Object.entries(RELEASE.files)) await keep(cache, file, integrity, before);
}

async function activate(): Promise<void> {
  for (const name of await releases()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** The page for every place of its own, a file for its name; what the table answers is never kept. */
async function answered(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? HOME : request.url);
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, href } = new URL(request.url);
  const own = request.method === "GET" && href.startsWith(HOME);
  if (own && !/^\/(api|healthz|metrics|openapi\.json)(\/|$)/.test(pathname)) event.respondWith(answered(request));
});
