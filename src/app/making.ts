// What makes films and lesson pages, when one is wanted: it comes no sooner.

import type { MakeFilm, MakeLesson } from "../ui/share/exportProps.ts";
import { loadChunk } from "./chunks.ts";

export const makeFilm: MakeFilm = async (...wish) =>
	(await loadChunk("film", () => import("./film/makeFilm.ts"))).makeFilm(...wish);

export const makeLesson: MakeLesson = async (...wish) =>
	(await loadChunk("lesson", () => import("./lesson/makeLesson.ts"))).makeLesson(...wish);
