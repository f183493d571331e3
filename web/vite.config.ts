import { defineConfig } from "vite";

const STILL = new URL("src/desk/board/still.ts", import.meta.url).pathname;

// The page is built into the Python package: the server hands it out, the wheel carries it.
export default defineConfig({
  resolve: { alias: { "d3-transition": STILL, "d3-interpolate": STILL } },
  build: {
    outDir: "../src/landbridge/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy is 'self'
    modulePreload: { polyfill: false },
    cssMinify: "lightningcss",
    reportCompressedSize: true,
  },
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) } },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
});
