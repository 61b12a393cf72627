import { SITE } from "../table/carrier";

/** Where the page lies: in its own folder on a static host, at the root of a server. */
export const base = (): URL => new URL(SITE ? "." : "/", location.href.split("#")[0]);
