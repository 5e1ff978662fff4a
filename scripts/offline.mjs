// sw.js: the service worker as one script, with the list of all files that an application kept for
// when there is no network needs. It is built last, when the others are written: a file is told by
// its content.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { isPacked } from "./packing.mjs";

const FILE = "sw.js";

/**
 * For hosts, for pages of others, for the system's own pictures: nothing that a page of ours needs;
 * and the front page under its other name, for which the service worker gives it by the first. Nor
 * the engine and the boards of others, which few visitors ask for, and the pages of the
 * documentation for whoever builds, hosts or measures it.
 */
const NOT_KEPT =
	/^(_headers|analysisBoard\.html|card\.png|engine\/.*|install\/.*|static\/embed\/.*|static\/js\/((cm|react)Board|foreign)\..*|docs\/otherSections\.json|docs\/(architecture|benchmarks|board|command-line|decisions\/.*|deploying|embedding|insight|scale|specification|vocabulary|package\/.*)\.html)$/;

/** Is it there without a network? */
export const isKept = (name) => name !== FILE && !NOT_KEPT.test(name) && !isPacked(name);

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Every file of a folder that a page may need; those under static/ are named by their content. */
export function filesIn(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(folder.length + 1)
				.replaceAll("\\", "/"),
		)
		.filter(isKept)
		.sort()
		.map((url) => ({
			url,
			revision: url.startsWith("static/") ? null : hashOf(readFileSync(join(folder, url))),
		}));
}

const script = (files) =>
	bundle("src/pages/offline/serviceWorker.ts", {
		__FILES__: JSON.stringify(files),
		__VERSION__: JSON.stringify(hashOf(JSON.stringify(files))),
		"process.env.NODE_ENV": '"production"',
	});

/** For Vite's build. */
export const offline = {
	name: "offline",
	apply: "build",
	async writeBundle({ dir }) {
		writeFileSync(join(dir, FILE), await script(filesIn(dir)));
	},
};
