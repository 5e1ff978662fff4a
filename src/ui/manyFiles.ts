// Files that are for the screen of many games: those that are larger than what is opened at once, packed ones, and the games of a player. They wait here until that
// screen has come.

import type { Source } from "../collection/source.ts";
import { GAMES_HASH } from "./routes.ts";

let waiting: readonly Source[] = [];

/** What a page can hold as one text. */
export const MOST_BYTES = 64e6;

const PACKED = /\.(?:gz|zst)$/i;

type Given = Pick<File, "name" | "size">;

export const areMany = (files: readonly Given[]): boolean =>
	files.some(({ name }) => PACKED.test(name)) ||
	files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES;

/** Hands files over, and goes there. */
export function goToGames(files: readonly Source[]): void {
	waiting = files;
	window.location.hash = GAMES_HASH;
}

export function takeFiles(): readonly Source[] {
	const files = waiting;
	waiting = [];
	return files;
}
