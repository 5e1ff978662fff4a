// square-control engine: gets the engine for who has installed the package, once.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchEngine } from "../../scripts/engineFiles.mjs";
import { ENGINE_FOLDER, ENGINE_SCRIPT } from "../engine/files.ts";
import { readArgs, UsageError } from "./args.ts";
import { ENGINE_CACHE, engineBase } from "./ownEngine.ts";
import { reporting } from "./reporting.ts";

export const USAGE = `square-control engine

Prints the path of the chess engine that evaluate and review --engine ask, and
that serve offers to pages. Where there is none, Stockfish comes from npm's
registry first, a program of others under the GPL-3.0: 3 MB once, of which 2
MB stay in your folder for caches.

  square-control engine
  square-control review --engine games.pgn`;

const MANIFEST = fileURLToPath(new URL("../../engine", import.meta.url));

const FAILED =
	"The engine could not be fetched: npm says why above. With a connection to npm's registry, square-control engine tries again.";

export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => {
		const [file] = readArgs({}, args).files;
		if (file !== undefined) throw new UsageError(`No file is read, not "${file}"`);
		const base = engineBase();
		if (base === undefined && !(await fetchEngine(MANIFEST, join(ENGINE_CACHE, ENGINE_FOLDER)))) {
			console.error(FAILED);
			return 1;
		}
		console.log(join(base ?? ENGINE_CACHE, ENGINE_FOLDER, ENGINE_SCRIPT));
		return 0;
	});
