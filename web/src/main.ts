import "./look/tokens.css";
import "./look/type.css";
import "./look/ground.css";
import { mount } from "svelte";
import { preferred, speak } from "./locale/words.svelte";
import App from "./shell/App.svelte";
import { ABLE } from "./table/carrier";
import { show } from "./shell/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
show();
await speak(preferred());
mount(App, { target });
if (ABLE && "serviceWorker" in navigator) void import("./local/keeping").then(({ keep }) => keep());
