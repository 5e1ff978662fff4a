import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pages } from "./scripts/pages.mjs";

/** The address of an analytics script; without one there is none. */
const analytics = process.env.VITE_ANALYTICS;

export default defineConfig({
	plugins: [react(), pages(analytics)],
	base: "./",
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		chunkSizeWarningLimit: 600,
		rollupOptions: {
			input: { index: "index.html", embed: "embed.html", element: "src/element/element.ts" },
			output: {
				// The element has an address that others write down.
				entryFileNames: ({ name }) =>
					name === "element" ? "embed.js" : "static/js/[name].[hash].js",
				chunkFileNames: "static/js/[name].[hash].js",
				assetFileNames: "static/[ext]/[name].[hash].[ext]",
			},
		},
	},
	test: {
		include: ["tests/**/*.test.ts"],
		testTimeout: 120_000,
	},
});
