// Arrows and circles that an author names for the position on view, as PGN writes them: "Ge2e4,
// Rd5" is a green arrow and a red circle.

import { eraseDrawings, toggleArrow, toggleCircle } from "../../chess/annotate.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Arrow, ColouredSquare, Game } from "../../chess/game.ts";
import { squareNamed } from "../../chess/square.ts";

/** More than any position needs. */
const MAX_DRAWINGS = 64;

type Drawings = { readonly arrows: readonly Arrow[]; readonly circles: readonly ColouredSquare[] };

/** Invalid drawings are ignored; the default colour is green. */
export function drawingsIn(text: string): Drawings {
	const arrows: Arrow[] = [];
	const circles: ColouredSquare[] = [];
	for (const word of text.split(/[\s,]+/, MAX_DRAWINGS)) {
		const [, colour = "", from = "", to] = /^([GRYB]?)([a-h][1-8])([a-h][1-8])?$/.exec(word) ?? [];
		if (from === "") continue;
		const drawn = { colour: colour || "G" };
		if (to === undefined || to === from) circles.push({ ...drawn, square: squareNamed(from) });
		else arrows.push({ ...drawn, from: squareNamed(from), to: squareNamed(to) });
	}
	return { arrows, circles };
}

/** The game with these drawings on a frame, in place of those of its text. */
export function draw(game: Game, frame: Frame, text: string): Game {
	const { arrows, circles } = drawingsIn(text);
	let drawn = eraseDrawings(game, frame).game;
	for (const arrow of arrows) drawn = toggleArrow(drawn, frame, arrow).game;
	for (const circle of circles) drawn = toggleCircle(drawn, frame, circle).game;
	return drawn;
}
