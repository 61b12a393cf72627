import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page as `build.py` takes it; assets carry their hash in their names, and name each other by relative addresses. */
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "node_modules/.page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What is bundled brings its licence along; docs/licences.md lists them all.
    license: { fileName: "licences.md" },
    // three.js, fetched for the one game that needs it: 135 kB compressed.
    chunkSizeWarningLimit: 600,
    // The names of all that every screen needs would be a part of the first load: only styles are fetched ahead of it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === "js" ? needed.filter((file) => file.endsWith(".css")) : []),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", service: "src/local/service.ts" },
      // The service worker stands where its scope begins.
      output: { entryFileNames: ({ name }) => (name === "service" ? "service.js" : "assets/[name]-[hash].js") },
    },
    target: ["es2022", "chrome123", "firefox125", "safari17.5"],
    // These know light-dark(): a picture may have a light of its own.
    cssTarget: ["chrome123", "firefox125", "safari17.5"],
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A machine that does much else takes its time to import what a test is about.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
