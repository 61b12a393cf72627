/** All that needs the renderer, fetched when a tree is first shown in space. */
export { Grove } from "./grove";
export { Model } from "./model";
