// Questions of a coach's exercise as those of a deck: the ones whose answer the map has, on the
// squares that Practise asks about, and those for one move. Others stay with the exercise.

import { openRules } from "../../chess/rules.ts";
import { squareName } from "../../chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import { playMoves, uciOf } from "../../engine/playedMoves.ts";
import { MIDDLE, type Region, WHOLE } from "../../exercise/ask.ts";
import { type Choice, fromOf, toOf } from "../../exercise/choices.ts";
import type { Question as Asked } from "../../exercise/questions.ts";
import type { Question } from "../questionText.ts";

const isRegion = (one: Region, other: Region) => one.from === other.from && one.to === other.to;

/** A FEN of the fields that a pupil's page has. */
function fenOf(position: string): string {
	const [pieces = "", side = "w", castling = "-", passed = "-"] = position.split(" ");
	return `${pieces} ${side} ${castling} ${passed} 0 1`;
}

/** The move as squares; undefined where it needs what the position does not tell, as castling. */
function moveIn(fen: string, name: string): string | undefined {
	try {
		return uciOf(openRules(fen).play(name.replace(/^\d+\.+/, "")));
	} catch {
		return undefined;
	}
}

/** The coach's move, where one alone is right: of several Practise would call others wrong. */
function replyOf(fen: string, answer: readonly Choice[]): Question | undefined {
	const [move, other] = answer;
	if (move === undefined || other !== undefined) return undefined;
	const uci = squareName(fromOf(move)) + squareName(toOf(move));
	// A pawn that arrives becomes a queen.
	const [played] = [uci, `${uci}q`].flatMap((one) => playMoves(fen, [one], 1));
	return played && { asks: "reply", fen, move: uciOf(played.move) };
}

export function questionOf({ kind, region, answer, position, move }: Asked): Question | undefined {
	const fen = fenOf(position);
	if (answer !== "map") return kind === "reply" ? replyOf(fen, answer) : undefined;
	const asksMiddle = isRegion(region, MIDDLE);
	const owner = { white: WHITES, black: BLACKS, contested: CONTESTED }[kind as string];
	if (owner !== undefined && asksMiddle) return { asks: owner as never, fen, move: undefined };
	if (kind === "hanging" && isRegion(region, WHOLE)) return { asks: "hang", fen, move: undefined };
	const played = moveIn(fen, move);
	if (played === undefined) return undefined;
	if (kind === "turned" && asksMiddle) return { asks: "turn", fen, move: played };
	return kind === "letGo" && isRegion(region, WHOLE)
		? { asks: "letGo", fen, move: played }
		: undefined;
}
