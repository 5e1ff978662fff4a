// Questions for a move, without a screen: which moves there are, whether one is right, and why not.
// The core tells whether a move wins a square; whether another than the best is as good, an engine
// alone can tell, where somebody lets it.

import { gameFrom, playMove } from "../../../chess/edit.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { pieceOn } from "../../../chess/placement.ts";
import type { Square } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { playMoves } from "../../../engine/playedMoves.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import type { Posed } from "../../../training/questions/pose.ts";
import { isWin, ownOf, type Ways, waysOf } from "../../../training/win.ts";
import type { Tried } from "./tried.ts";

export type MoveQuestion = {
	readonly ways: Ways["ways"];
	/** The verdict of the core or the link on a move, without a wait. */
	readonly look: (uci: string) => Pick<Tried, "state" | "fault">;
	/** Moves that are known to be right. */
	readonly right: readonly string[];
};

export const nameOf = (fen: string, uci: string): string =>
	playMoves(fen, [uci], 1)[0]?.name ?? uci;

export function moveQuestion(posed: Posed, core: Core, insight: Insight): MoveQuestion {
	const { fen, asked, move } = posed;
	const all = waysOf(fen, core, insight);
	const { ways } = all;
	if (asked.about !== "win") {
		const look = (uci: string) => ({ state: uci === move ? "found" : "unknown" }) as const;
		return { ways, look, right: move === undefined ? [] : [move] };
	}
	const { square } = asked;
	const right = ways.filter((_, way) => isWin(all, way, square)).map(({ uci }) => uci);
	function look(uci: string): Pick<Tried, "state" | "fault"> {
		if (right.includes(uci)) return { state: "found" };
		const way = ways.findIndex((one) => one.uci === uci);
		return { state: "wrong", fault: faultOf(posed, square, all, way) };
	}
	return { ways, look, right };
}

/** The square comes first: it is what was asked for. */
function faultOf({ fen, side }: Posed, square: Square, all: Ways, way: number): string {
	const words = practiseWords.move;
	const uci = all.ways[way]?.uci ?? "";
	const name = nameOf(fen, uci);
	const after = all.controlAfter(way, square);
	const hanging = all.hangsAfter(way);
	if (after !== ownOf(side) || hanging === undefined)
		return words.notWon(name, square, CLASSES[after].key);
	const { game, frame } = playMove(gameFrom(fen), FIRST_FRAME, uci);
	return words.leavesHanging(name, hanging.square, pieceOn(game.placements, frame, hanging.square));
}
