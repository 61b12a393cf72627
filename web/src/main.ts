import "./look/tokens.css";
import "./look/type.css";
import "./look/ground.css";
import { mount } from "svelte";
import { fallback, preferred, speak } from "./locale/words.svelte";
import App from "./shell/App.svelte";
import Unfetched from "./shell/parts/Unfetched.svelte";
import { ABLE } from "./table/carrier";
import { show } from "./shell/settings.svelte";

/** The faces that a first screen is set in: nothing may move under a finger because one comes late, and a slow line is
 * not waited for. */
const FACES = ["600 1em 'Shippori Mincho'", "400 1em 'Alegreya Sans'"];
const LATE_MS = 1500;
const faces = Promise.race([
  Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
  new Promise((late) => setTimeout(late, LATE_MS)),
]);

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
show();
const language = preferred();
const missed = (): typeof Unfetched => {
  fallback(language);
  return Unfetched;
};
const [screen] = await Promise.all([speak(language).then(() => App, missed), faces]);
mount(screen, { target });
if (ABLE && "serviceWorker" in navigator) void import("./local/keeping").then(({ keep }) => keep());
