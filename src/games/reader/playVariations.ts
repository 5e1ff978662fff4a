// Asks the module whether variations can be played: each as the end of a game from the start, which
// takes less than the careful loader needs for one of its moves.

import type { WrittenLine } from "../../chess/pgn/write/writtenGame.ts";
import { GAME, type ReaderModule } from "../../control/readerModule.ts";

const TAGS = '[Event "?"]\n\n';

/** Bytes after the text that the module overwrites with zeros. */
const CLEARED = 32;

/** Letters that are played for one game: some hundredths of a second. */
const MOST_LETTERS = 2 ** 20;

const encoder = new TextEncoder();

/** Is it sure of so many moves? Its window is as before, all else that it wrote is not. */
function canPlay(module: ReaderModule, words: string, plies: number): boolean {
	const text = encoder.encode(TAGS + words);
	if (text.length + CLEARED > module.window) return false;
	const kept = module.input.slice(0, text.length + CLEARED);
	module.input.set(text);
	const status = module.calls.readGame(0, text.length, true);
	module.input.set(kept);
	return status === GAME && module.report[4] === plies;
}

/**
 * How many variations there are below the main line of a game from the usual start, if the module
 * is sure of all their moves. What it wrote of the game is lost.
 */
export function countPlayed(module: ReaderModule, mainLine: WrittenLine): number | undefined {
	let letters = 0;
	let variations = 0;

	/** Is it sure of all variations of a line, behind so many moves? */
	function playBelow(line: WrittenLine, before: string, plies: number): boolean {
		let words = before;
		return line.every((move, index) => {
			const arePlayed = move.variations.every((variation) => {
				if (variation.length === 0) return true;
				const all = words + variation.map(({ word }) => `${word} `).join("");
				letters += all.length;
				variations++;
				return (
					letters <= MOST_LETTERS &&
					canPlay(module, all, plies + index + variation.length) &&
					playBelow(variation, words, plies + index)
				);
			});
			words += `${move.word} `;
			return arePlayed;
		});
	}

	return playBelow(mainLine, "", 0) ? variations : undefined;
}
