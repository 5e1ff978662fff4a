import react from "@vitejs/plugin-react";
import type { CSSOptions } from "vite";
import { defineConfig } from "vitest/config";
import { chunksOf } from "./scripts/chunks.mjs";
import { docs } from "./scripts/docs.mjs";
import { element } from "./scripts/element.mjs";
import { engine } from "./scripts/engine.mjs";
import { icons } from "./scripts/icons.mjs";
import { leanKonva } from "./scripts/konva.mjs";
import { leanChess } from "./scripts/leanChess.mjs";
import { letters, sheets } from "./scripts/letters.mjs";
import { newFiles } from "./scripts/newFiles.mjs";
import { offline } from "./scripts/offline.mjs";
import { openings } from "./scripts/openings.mjs";
import { packing } from "./scripts/packing.mjs";
import { pages } from "./scripts/pages.mjs";
import { root } from "./scripts/prepare.mjs";
import { quietRouter } from "./scripts/router.mjs";

/** What is called at each import(), with the files that it needs: ours in the place of Vite's. */
const withImportPart = {
	name: "with-import-part",
	enforce: "pre" as const,
	load: (id: string) =>
		id === "\0vite/preload-helper.js"
			? 'export { importPart as __vitePreload } from "/src/runtime/late/importPart.ts"'
			: undefined,
};

export default defineConfig({
	plugins: [
		react(),
		icons,
		letters,
		leanKonva,
		leanChess,
		quietRouter,
		openings,
		withImportPart,
		newFiles,
		element,
		pages(process.env),
		docs,
		engine,
		offline,
		packing,
	],
	base: "./",
	css: sheets as CSSOptions,
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		modulePreload: {
			polyfill: false,
			// A part without parts of its own is a file all the same.
			resolveDependencies: (file, files, { hostType }) =>
				hostType === "js" && files.length === 0 ? [file] : files,
		},
		chunkSizeWarningLimit: 600,
		// The tests hold how large it is, packed; to work it out for each file is a tenth of the build.
		reportCompressedSize: false,
		rollupOptions: {
			input: {
				index: "index.html",
				demo: "demo.html",
				docs: "src/pages/docs/docs.ts",
				embed: "embed.html",
				speaker: "speaker.html",
			},
			output: {
				entryFileNames: "static/js/[name].[hash].js",
				chunkFileNames: "static/js/[name].[hash].js",
				assetFileNames: "static/[ext]/[name].[hash].[ext]",
				codeSplitting: {
					groups: [{ name: chunksOf(root), includeDependenciesRecursively: false }],
				},
			},
		},
	},
	worker: {
		// The openings' families are found where games are read.
		plugins: () => [openings, leanChess],
		format: "es",
		rollupOptions: {
			output: {
				entryFileNames: "static/js/[name].[hash].js",
				chunkFileNames: "static/js/[name].[hash].js",
				assetFileNames: "static/[ext]/[name].[hash].[ext]",
			},
		},
	},
	test: {
		include: ["tests/**/*.test.ts"],
		testTimeout: 300_000 * Number(process.env.ROUNDS ?? 1),
		hookTimeout: 300_000,
		// Files share what they import: nothing here keeps what another would trip over, and loading it
		// anew for each took a third of the time.
		isolate: false,
		// Vitest would leave one of two cores to itself, which it hardly uses.
		maxWorkers: 2,
		// MB. Much is made and dropped at once, games by the thousand: with more room for what is new
		// there is less to tidy up.
		execArgv: ["--max-semi-space-size=64"],
	},
});
