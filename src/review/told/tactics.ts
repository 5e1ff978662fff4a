// Tactics of a position in names and sentences.

import type { Game } from "../../chess/game.ts";
import { pieceLetter, type Side, WHITE } from "../../chess/piece.ts";
import { squareName } from "../../chess/square.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { toldWords } from "../../messages/en/panels/tactics/told.ts";
import type { ReviewModules } from "../mistakes/playedLine.ts";
import type { Win } from "../mistakes/reason.ts";
import type { Placed } from "../tactics/tactic.ts";
import { type Chance, chancesIn, threatsIn } from "./chances.ts";

const toldPiece = ({ piece, square }: Placed) => ({
	piece: pieceLetter(piece),
	square: squareName(square),
});

const targetsOf = (win: Win) => ("target" in win ? [win.target] : win.targets).map(toldPiece);

function toldWin(win: Win) {
	const [actor, guard] = "actor" in win ? [win.actor, win.guard] : [];
	return {
		kind: win.kind,
		...(actor && { by: toldPiece(actor) }),
		targets: targetsOf(win),
		...(guard && { guard: toldPiece(guard) }),
		gain: win.gain,
	};
}

function toldChance({ line, mate, wins }: Chance, threat: boolean) {
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
		? [toldWords.mateThreat, toldWords.threat]
		: [toldWords.mate, toldWords.tactic];
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
	const won = wins.map((win) => ({ ...toldWin(win), text: ofWin(side, win) }));
	return [...mates, ...won].map((told) => ({ ...told, ...about }));
}

/** What the side to move has, by a line if it is given, and what the other side threatens. */
export function toldTactics(modules: ReviewModules, game: Game, ucis?: readonly string[]) {
	const own = chancesIn(modules, game, ucis).flatMap((chance) => toldChance(chance, false));
	const threats = threatsIn(modules, game).flatMap((chance) => toldChance(chance, true));
	return [...own, ...threats];
}
