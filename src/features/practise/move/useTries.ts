// A question for the best move, or one that wins a square, while it is asked: what was tried, what
// is known of it, and how often in vain.

import { useRef, useState } from "react";
import { gameFrom, playMove } from "../../../chess/edit.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { pieceOn } from "../../../chess/placement.ts";
import { CLASSES } from "../../../control/classes.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { playMoves, uciOf } from "../../../engine/playedMoves.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { faultText } from "../../../messages/faultText.ts";
import { type Choice, fromOf, toOf } from "../../../training/choices.ts";
import { markPosed, ownOf, type Posed } from "../../../training/pose.ts";
import { fenOf, type Question } from "../../../training/question.ts";
import type { Result } from "../../../training/round.ts";
import { waysOf } from "../../../training/win.ts";
import type { Judge } from "./judge.ts";
import { resultOf, type Tried } from "./tried.ts";

/** Does a move answer it at once, and another one if that was none? */
export const isTried = ({ kind }: Question): boolean => kind === "win" || kind === "best";

type Given = {
	readonly posed: Posed;
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly add: (result: Result) => void;
};

export const nameIn = ({ question, moves }: Posed, move: Choice): string => {
	const played = moves.get(move);
	const uci = played && uciOf(played);
	return (uci && playMoves(fenOf(question), [uci], 1)[0]?.name) ?? "";
};

/** Why a move does not win the square: that comes first, since it is what was asked for. */
export function faultOf(
	posed: Posed,
	move: Choice,
	{ core, insight }: Pick<Given, "core" | "insight">,
) {
	const { question, side } = posed;
	const words = practiseWords.move;
	const { from: square } = question.region;
	const fen = fenOf(question);
	const all = waysOf(fen, core, insight);
	const way = all.ways.findIndex(({ from, to }) => from === fromOf(move) && to === toOf(move));
	const name = nameIn(posed, move);
	const after = all.controlAfter(way, square);
	const hanging = all.hangsAfter(way);
	if (after !== ownOf(side) || hanging === undefined)
		return words.notWon(name, square, CLASSES[after].key);
	const { game, frame } = playMove(gameFrom(fen), FIRST_FRAME, all.ways[way]?.uci ?? "");
	return words.leavesHanging(name, hanging.square, pieceOn(game.placements, frame, hanging.square));
}

export function useTries({ posed, core, insight, judge, add }: Given) {
	const [last, setLast] = useState<Tried>();
	const inVain = useRef(0);
	const isAsking = last?.state === "asking";
	const fen = fenOf(posed.question);

	function judged(tried: Tried): void {
		setLast(tried);
		if (tried.state === "wrong") inVain.current += 1;
		if (tried.state === "found" || tried.state === "asGood")
			add(resultOf(tried.move, inVain.current));
	}

	function ask(tried: Tried): void {
		const played = posed.moves.get(tried.move);
		if (played === undefined) return;
		const { problem: _, ...one } = tried;
		setLast({ ...one, state: "asking" });
		judge.ask(fen, uciOf(played)).then(
			({ isGood, answer }) => judged({ ...one, answer, state: isGood ? "asGood" : "wrong" }),
			(error) => setLast({ ...one, state: "unknown", problem: faultText(error) }),
		);
	}

	function attempt(move: Choice): void {
		if (isAsking) return;
		const tried = { move, name: nameIn(posed, move), answer: [] };
		if (posed.right.includes(move)) judged({ ...tried, state: "found" });
		else if (posed.question.kind === "win")
			judged({ ...tried, state: "wrong", fault: faultOf(posed, move, { core, insight }) });
		else if (tried.name === posed.origin?.move)
			judged({ ...tried, state: "wrong", fault: practiseWords.move.played(tried.name) });
		else if (judge.knows(fen)) ask({ ...tried, state: "asking" });
		else setLast({ ...tried, state: "unknown" });
	}

	const show = () => add({ chosen: [], marked: markPosed(posed, []), points: 0 });
	return { last, isAsking, attempt, ask, show };
}
