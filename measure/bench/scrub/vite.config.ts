// The pages of npm run bench:scrub: ours and those it is measured against, built as a site of their
// own.

import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
	root: fileURLToPath(new URL(".", import.meta.url)),
	base: "./",
	logLevel: "warn",
	plugins: [react()],
	// React 18 lies beside react-chessboard (tests/trials): every page here is drawn by the React of
	// the root.
	resolve: { dedupe: ["react", "react-dom"] },
	build: {
		target: "es2022",
		outDir: "../../../build/scrub",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 2000,
	},
});
