// What makes films, when one is wanted: it comes no sooner.

import type { MakeFilm } from "../../ui/share/exportProps.ts";
import { loadChunk } from "../chunks.ts";

export const makeFilm: MakeFilm = async (...wish) =>
	(await loadChunk("film", () => import("./makeFilm.ts"))).makeFilm(...wish);
