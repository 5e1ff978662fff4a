// Where the engine is that nobody names: in the project's folder, where `npm run engine` puts it,
// or in the user's folder for what can be fetched again, where `square-control engine` does.

import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isWhole } from "../../scripts/engineFiles.mjs";
import { ENGINE_FOLDER } from "../engine/files.ts";

function cacheFolder(): string {
	const { env, platform } = process;
	if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
	if (platform === "win32" && env.LOCALAPPDATA) return env.LOCALAPPDATA;
	return join(homedir(), platform === "darwin" ? "Library/Caches" : ".cache");
}

/** The folder that `square-control engine` brings it to. */
export const ENGINE_CACHE = join(cacheFolder(), "square-control");

/** The folder in which the engine is under its address; nothing where there is none. */
export const engineBase = (): string | undefined =>
	[fileURLToPath(new URL("../../build/", import.meta.url)), ENGINE_CACHE].find((base) =>
		isWhole(join(base, ENGINE_FOLDER)),
	);
