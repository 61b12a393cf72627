import { mount } from "svelte";
import App from "./shell/App.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target });
