// Tactics of a position in names and sentences.

import type { Game } from "../../chess/game.ts";
import { pieceLetter, type Side, WHITE } from "../../chess/piece.ts";
import { squareName } from "../../chess/square.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { reportWords } from "../../messages/en/panels/tactics/reports.ts";
import type { ReviewModules } from "../mistakes/playedLine.ts";
import type { Win } from "../mistakes/reason.ts";
import type { Placed } from "../tactics/tactic.ts";
import { type Chance, chancesIn, threatsIn } from "./chances.ts";

export const pieceFacts = ({ piece, square }: Placed) => ({
	piece: pieceLetter(piece),
	square: squareName(square),
});

const targetsOf = (win: Win) => ("target" in win ? [win.target] : win.targets).map(pieceFacts);

function winFacts(win: Win) {
	const [actor, guard] = "actor" in win ? [win.actor, win.guard] : [];
	return {
		kind: win.kind,
		...(actor && { by: pieceFacts(actor) }),
		targets: targetsOf(win),
		...(guard && { guard: pieceFacts(guard) }),
		gain: win.gain,
	};
}

function chanceFacts({ line, mate, wins }: Chance, threat: boolean) {
	const [first] = line.moves;
	if (first === undefined) return [];
	const side = first.side as Side;
	const about = {
		side: side === WHITE ? "white" : "black",
		threat,
		move: first.san,
		line: line.moves.map(({ san }) => san),
		uci: line.moves.map(uciOf),
	};
	const [ofMate, ofWin] = threat
		? [reportWords.mateThreat, reportWords.threat]
		: [reportWords.mate, reportWords.tactic];
	const mates =
		mate === undefined
			? []
			: [
					{
						kind: "mate",
						mate,
						targets: [],
						gain: 0,
						text: ofMate(side, mate, line.names[0] ?? ""),
					},
				];
	const won = wins.map((win) => ({ ...winFacts(win), text: ofWin(side, win) }));
	return [...mates, ...won].map((one) => ({ ...one, ...about }));
}

/** What the side to move has, by a line if it is given, and what the other side threatens. */
export function tacticFacts(modules: ReviewModules, game: Game, ucis?: readonly string[]) {
	const own = chancesIn(modules, game, ucis).flatMap((chance) => chanceFacts(chance, false));
	const threats = threatsIn(modules, game).flatMap((chance) => chanceFacts(chance, true));
	return [...own, ...threats];
}
