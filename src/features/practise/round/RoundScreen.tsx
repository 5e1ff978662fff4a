// A round of questions: one after the other is answered, explained, and added up.

import { useCallback, useMemo, useRef, useState } from "react";
import { otherSide } from "../../../chess/piece.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import type { Options } from "../../../session/state/options.ts";
import { FULL_POINTS } from "../../../training/questions/grade.ts";
import { goOn, pointsOf, type Round, resultAt, skip, withResult } from "../../../training/round.ts";
import type { Judge } from "../move/judge.ts";
import { MoveQuestion } from "../move/MoveQuestion.tsx";
import { CoachQuestion } from "./CoachQuestion.tsx";
import { bottomOf } from "./painted.ts";
import { RhythmQuestion } from "./RhythmQuestion.tsx";
import { SquaresQuestion } from "./SquaresQuestion.tsx";
import "./round.css";

export type Modules = {
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly options: Options;
	readonly openOnBoard: (fen: string) => void;
};

type Props = Modules & {
	readonly round: Round;
	readonly set: (round: Round) => void;
	readonly end: () => void;
	/** Of a rhythm, whatever is left. */
	readonly finish: () => void;
};

export function RoundScreen(props: Props) {
	const { round, set, end, finish, core, insight, judge, options, openOnBoard } = props;
	const posed = round.questions[round.place];
	const [isFlipped, setFlipped] = useState(false);
	const [startedAt] = useState(() => performance.now());
	const heading = useRef<HTMLHeadingElement>(null);
	const latest = useRef(round);
	latest.current = round;
	const flip = useCallback(() => setFlipped((before) => !before), []);
	const bottom = bottomOf(posed?.origin);
	const orientation = isFlipped ? otherSide(bottom) : bottom;
	const { showsPatterns, tintsNeutral } = options;
	const look = useMemo(
		() => ({ orientation, showsPatterns, tintsNeutral }),
		[orientation, showsPatterns, tintsNeutral],
	);
	if (posed === undefined) return null;
	const result = resultAt(round);
	const change = (next: Round) => {
		latest.current = next;
		set(next);
	};
	const shared = {
		round,
		posed,
		core,
		look,
		result,
		heading,
		flip,
		end,
		openOnBoard,
		sum: practiseWords.points(pointsOf(round), round.questions.length * FULL_POINTS),
		skip: result === undefined ? () => change(skip(round)) : undefined,
		add: (one: typeof result) => {
			if (one !== undefined) change(withResult(latest.current, one));
		},
		next: () => change(goOn(latest.current)),
	};
	const isRhythm = round.kind === "rhythm" && result === undefined;
	if (isRhythm)
		return <RhythmQuestion key={round.place} {...shared} startedAt={startedAt} timeIsUp={finish} />;
	if (posed.exercise !== undefined)
		return <CoachQuestion key={round.place} {...shared} exercise={posed.exercise} />;
	return posed.asks === "reply" || posed.asks === "win" ? (
		<MoveQuestion key={round.place} {...shared} insight={insight} judge={judge} />
	) : (
		<SquaresQuestion key={round.place} {...shared} />
	);
}
