// Files for the screen of many games: those too large for the board, packed ones, and the games of
// a player. They wait here until that screen has loaded: it needs no session.

import type { Source } from "../games/collection/source.ts";
import { GAMES_HASH } from "./routes.ts";

/** Empty, but for the moment between the two screens. */
let waitingFiles: readonly Source[] = [];

/** The longest text that a page can hold. */
export const MAX_TEXT_BYTES = 64e6;

const PACKED = /\.(?:gz|zst)$/i;

type Given = Pick<File, "name" | "size">;

export const areMany = (files: readonly Given[]): boolean =>
	files.some(({ name }) => PACKED.test(name)) ||
	files.reduce((sum, { size }) => sum + size, 0) > MAX_TEXT_BYTES;

/** Goes to the screen of many games, which reads them. */
export function goToGames(files: readonly Source[]): void {
	waitingFiles = files;
	window.location.hash = GAMES_HASH;
}

export function takeFiles(): readonly Source[] {
	const files = waitingFiles;
	waitingFiles = [];
	return files;
}
