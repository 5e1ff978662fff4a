// What makes films and lesson pages, when one is wanted: it comes no sooner.

import { loadChunk } from "../../loading/loadPart.ts";
import type { MakeFilm, MakeLesson } from "./exportProps.ts";

export const makeFilm: MakeFilm = async (...wish) =>
	(await loadChunk("film", () => import("./film/makeFilm.ts"))).makeFilm(...wish);

export const makeLesson: MakeLesson = async (...wish) =>
	(await loadChunk("lesson", () => import("./lesson/makeLesson.ts"))).makeLesson(...wish);
