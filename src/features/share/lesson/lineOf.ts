// The main line of a game for a lesson page: what stands where, and whose each square is.

import { squareIn } from "../../../board/heat/cells.ts";
import { pathTo } from "../../../chess/edit.ts";
import type { Frame } from "../../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../../chess/game.ts";
import { WHITE } from "../../../chess/piece.ts";
import { SQUARES, type Square } from "../../../chess/square.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../../../control/controlMap.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { tellPosition } from "../../../ui/tellPosition.ts";
import type { LessonLine } from "./lessonPage.ts";

/** By reading order, a8 first. */
const IN_ORDER = SQUARES.map((cell) => squareIn(cell, WHITE));

const classAt = (control: GameControl, frame: Frame, square: Square): number =>
	CLASS_LIST.findIndex((one) => one.control === controlAt(control, frame, square));

function countsText(control: GameControl, frame: Frame): string {
	const counts = countsAt(control, frame);
	return CLASS_LIST.map(({ key, count }) => chessWords.controlCount(key, counts[count])).join(", ");
}

/** Up to so many moves. */
export function lineOf(game: Game, control: GameControl, maxPlies: number): LessonLine {
	const last = Math.min(game.plies, maxPlies) as Frame;
	const frames = pathTo(game, last);
	return {
		placements: frames.map((frame) => positionAt(game, frame).fen.split(" ")[0] ?? ""),
		owners: frames.map((frame) =>
			IN_ORDER.map((square) => classAt(control, frame, square)).join(""),
		),
		said: frames.map((frame) => `${tellPosition(game, frame)} ${countsText(control, frame)}.`),
		moves: frames.slice(1).map((frame) => {
			const position = positionAt(game, frame);
			const number = moveNumberText(position);
			const isBlacks = number.endsWith("...");
			return `${isBlacks ? "" : `${number} `}${position.move?.san}`;
		}),
	};
}
