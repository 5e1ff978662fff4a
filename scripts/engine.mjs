// npm run engine: brings the chess engine, a program of its own beside ours, to build/engine, and
// to dist/engine where there is a build. VITE_ENGINE=off does without.

import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ENGINE_VERSION, fetchEngine, isWhole, takePlace } from "./engineFiles.mjs";
import { CACHE, packFolder } from "./packing.mjs";
import { Advice, root, run } from "./prepare.mjs";

const engineFolder = join(root, "build/engine", ENGINE_VERSION);

export const isOff = (environment = process.env) => environment.VITE_ENGINE === "off";

/** Is a path in the built application the engine's, or its folder? */
export const isOfEngine = (path) => path.split(/[\\/]/)[0] === "engine";

/** Copies what has been brought to where the application is served from, and packs it. */
export async function copyEngine(dist, folder = engineFolder, cache = CACHE) {
	const target = join(dist, "engine", ENGINE_VERSION);
	if (!isWhole(folder) || isWhole(target)) return;
	const fresh = `${target}.${process.pid}`;
	try {
		cpSync(folder, fresh, {
			recursive: true,
			filter: (from) => !from.endsWith("package.json"),
		});
		await packFolder(fresh, cache);
		takePlace(fresh, target);
	} finally {
		rmSync(fresh, { recursive: true, force: true });
	}
}

/** For Vite's build: what has been brought goes along. offline.mjs leaves it out. */
export const engine = {
	name: "engine",
	apply: "build",
	async writeBundle({ dir }) {
		if (!isOff()) await copyEngine(dir);
	},
};

export const NO_ENGINE =
	"The chess engine could not be fetched: npm says why above. Everything else works without it; " +
	"with a connection to npm's registry, npm run engine tries again.";

/** Brings the engine, unless it is there or nobody wants it; gives whether it is there. */
export async function getEngine() {
	if (isOff()) return false;
	if (!isWhole(engineFolder) && !(await fetchEngine(join(root, "engine"), engineFolder)))
		return false;
	const dist = join(root, "dist");
	if (existsSync(dist)) await copyEngine(dist);
	return true;
}

async function main() {
	if (isOff()) {
		console.error("VITE_ENGINE=off: no engine is fetched.");
		return 0;
	}
	if (!(await getEngine())) throw new Advice(NO_ENGINE);
	return 0;
}

if (process.argv[1]?.endsWith("engine.mjs")) await run(main);
