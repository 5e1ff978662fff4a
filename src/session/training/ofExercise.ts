// Questions of a coach's exercise as those of a deck: the ones whose answer the map has, on the
// squares that Practise asks about. Others stay with the exercise.

import { openRules } from "../../chess/rules.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { MIDDLE, type Region, WHOLE } from "../../exercise/ask.ts";
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

export function questionOf({ kind, region, answer, position, move }: Asked): Question | undefined {
	if (answer !== "map") return undefined;
	const fen = fenOf(position);
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
