// What makes films and lesson pages, when one is wanted: it comes no sooner.

import { loadFilm, loadLesson } from "../../loading/parts/game.ts";
import type { MakeFilm, MakeLesson } from "./exportProps.ts";

export const makeFilm: MakeFilm = async (...wish) => (await loadFilm()).makeFilm(...wish);

export const makeLesson: MakeLesson = async (...wish) => (await loadLesson()).makeLesson(...wish);
