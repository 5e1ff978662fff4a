// The browser extension, each of its scripts by itself, as its mode: content, pageWorld, worker and
// popup. With the popup come the manifest and all that is no script.

import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { within } from "./scripts/within.mjs";
import { extensionWords } from "./src/messages/en/extension/panel.ts";

const own = JSON.parse(readFileSync("package.json", "utf8"));

/** Until the project has an address of its own, the application is where `npm start` serves it. */
const HOMEPAGE = own.homepage.includes("//your.host/") ? "http://127.0.0.1:4173" : own.homepage;

const SIZES = [192, 512];

const icons = Object.fromEntries(SIZES.map((size) => [size, `icon-${size}.png`]));

const MANIFEST = {
	manifest_version: 3,
	name: extensionWords.name,
	short_name: "Square Control",
	description: extensionWords.description,
	version: own.version,
	icons,
	action: { default_popup: "popup.html", default_title: extensionWords.name, default_icon: icons },
	background: { service_worker: "worker.js" },
	// The tab in front at a press; scripts in pages of a site; choices. Sites one at a time, each when
	// its first board is to be coloured.
	permissions: ["activeTab", "scripting", "storage"],
	optional_host_permissions: ["https://*/*", "http://*/*"],
	content_security_policy: {
		extension_pages:
			"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self'",
	},
	minimum_chrome_version: "120",
};

const beside: Plugin = {
	name: "beside",
	generateBundle() {
		const emit = (fileName: string, source: string | Uint8Array) =>
			this.emitFile({ type: "asset", fileName, source });
		emit("manifest.json", `${JSON.stringify(MANIFEST, null, "\t")}\n`);
		for (const name of ["popup.html", "popup.css"])
			emit(name, readFileSync(`src/extension/${name}`));
		for (const size of SIZES)
			emit(`icon-${size}.png`, readFileSync(`public/install/icon-${size}.png`));
		for (const name of ["LICENSE", "NOTICE"]) emit(name, readFileSync(name));
	},
};

export default defineConfig(({ mode }) => ({
	logLevel: "warn",
	publicDir: false,
	define: { APPLICATION: JSON.stringify(`${HOMEPAGE.replace(/\/$/, "")}/`) },
	plugins: [within, ...(mode === "popup" ? [beside] : [])],
	build: {
		target: "es2022",
		outDir: "build/extension",
		emptyOutDir: mode === "content",
		minify: true,
		lib: {
			entry: { [mode]: `src/extension/${mode}.ts` },
			formats: ["iife"],
			name: "squareControl",
		},
		rollupOptions: { output: { entryFileNames: "[name].js", codeSplitting: false } },
	},
}));
