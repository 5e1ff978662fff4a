// A question for a move while it is asked: a piece is chosen, then where it goes; what was tried;
// how often in vain. Each move in vain costs half of the points.

import { useMemo, useRef, useState } from "react";
import type { Square } from "../../../chess/square.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { faultText } from "../../../messages/faultText.ts";
import { FULL_POINTS } from "../../../training/questions/grade.ts";
import type { Posed } from "../../../training/questions/pose.ts";
import type { Result } from "../../../training/round.ts";
import type { Judge } from "./judge.ts";
import { moveQuestion, nameOf } from "./moves.ts";
import type { Tried } from "./tried.ts";

type Given = {
	readonly posed: Posed;
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly add: (result: Result) => void;
};

const pointsAfter = (wrong: number) => Math.round(FULL_POINTS / 2 ** wrong);

export function useMoveQuestion({ posed, core, insight, judge, add }: Given) {
	const { fen } = posed;
	const question = useMemo(() => moveQuestion(posed, core, insight), [posed, core, insight]);
	const { ways } = question;
	const [from, setFrom] = useState<Square>();
	const [tried, setTried] = useState<Tried>();
	const wrong = useRef(0);

	function end(points: number): void {
		const squares = [...posed.answer];
		const isFound = points > 0;
		add({
			marked: new Set(),
			graded: {
				right: isFound ? squares : [],
				tooMany: [],
				missed: isFound ? [] : squares,
				points,
			},
		});
	}

	function judged(one: Tried): void {
		setTried(one);
		if (one.state === "found" || one.state === "asGood") end(pointsAfter(wrong.current));
		else if (one.state === "wrong") wrong.current += 1;
	}

	function ask(uci: string, name: string): void {
		const one = { uci, name, answer: [] };
		setTried({ ...one, state: "asking" });
		judge.ask(fen, uci).then(
			({ isGood, answer }) => judged({ uci, name, answer, state: isGood ? "asGood" : "wrong" }),
			(error) => setTried({ ...one, state: "unknown", problem: faultText(error) }),
		);
	}

	function press(square: Square): void {
		if (tried?.state === "asking") return;
		// A pawn that arrives becomes a queen: it stands first.
		const way = ways.find((one) => one.from === from && one.to === square);
		if (way === undefined) {
			const starts = ways.some((one) => one.from === square) && square !== from;
			setFrom(starts ? square : undefined);
			return;
		}
		const { uci } = way;
		const name = nameOf(fen, uci);
		const found = question.look(uci);
		setFrom(undefined);
		if (found.state === "unknown" && judge.knows(fen)) ask(uci, name);
		else judged({ uci, name, answer: [], ...found });
	}

	const canPress = (square: Square) =>
		ways.some((way) => way.from === square || (way.from === from && way.to === square));

	return { question, from, tried, press, canPress, ask, show: () => end(0) };
}
