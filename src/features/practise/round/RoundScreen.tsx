// A round of questions: one after the other is answered, explained, and added up.

import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { otherSide } from "../../../chess/piece.ts";
import type { Square } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { controlAt } from "../../../control/controlMap.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { inspectorWords } from "../../../messages/en/squares/inspector.ts";
import type { Options } from "../../../session/state/options.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import type { Question } from "../../../training/question.ts";
import {
	goOn,
	pointsOf,
	type Round,
	resultAt,
	scoreOf,
	skip,
	withResult,
} from "../../../training/round.ts";
import { RHYTHM_SECONDS } from "../../../training/sources/kinds.ts";
import { bottomOf } from "../../../ui/question/questionBoard.ts";
import type { Judge } from "../move/judge.ts";
import { RoundQuestion } from "./RoundQuestion.tsx";
import { useSeconds } from "./useSeconds.ts";

export type Modules = {
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly options: Options;
	readonly openOnBoard: (question: Question) => void;
};

type Props = Modules & {
	readonly round: Round;
	readonly set: (round: Round) => void;
	readonly end: () => void;
	/** Of a rhythm, whatever is left. */
	readonly finish: () => void;
};

export function RoundScreen(props: Props) {
	const { round, set, finish, options } = props;
	const posed = round.questions[round.place];
	const [isFlipped, setFlipped] = useState(false);
	const latest = useRef(round);
	latest.current = round;
	const bottom = bottomOf(posed?.origin);
	const orientation = isFlipped ? otherSide(bottom) : bottom;
	const { showsPatterns, tintsNeutral } = options;
	const look = useMemo(
		() => ({ orientation, showsPatterns, tintsNeutral }),
		[orientation, showsPatterns, tintsNeutral],
	);
	const result = resultAt(round);
	const isRhythm = round.kind === "rhythm" && result === undefined;
	const left = useSecondsLeft(isRhythm, finish);
	if (posed === undefined) return null;
	const change = (next: Round) => {
		latest.current = next;
		set(next);
	};
	return (
		<RoundQuestion
			key={round.place}
			{...props}
			posed={posed}
			look={look}
			result={result}
			flip={() => setFlipped(!isFlipped)}
			sum={
				isRhythm
					? practiseWords.seconds(left)
					: practiseWords.points(pointsOf(round), round.questions.length * FULL_POINTS)
			}
			bars={isRhythm ? <TimeLeft left={left} /> : undefined}
			rhythm={isRhythm ? practiseWords.rhythm(scoreOf(round), lastOf(round)) : undefined}
			skip={result === undefined ? () => change(skip(round)) : undefined}
			add={(one) => change(withResult(latest.current, one))}
			next={() => change(goOn(latest.current))}
		/>
	);
}

const TimeLeft = ({ left }: { readonly left: number }) => (
	<div className="progress beside" aria-hidden="true">
		<i style={{ "--share": left / RHYTHM_SECONDS } as CSSProperties} />
	</div>
);

/** Whole seconds of a rhythm, whose end is reported once. */
function useSecondsLeft(isRhythm: boolean, timeIsUp: () => void): number {
	const [startedAt] = useState(() => performance.now());
	const left = Math.max(0, RHYTHM_SECONDS - useSeconds(isRhythm ? startedAt : undefined));
	const isUp = isRhythm && left === 0;
	const latest = useRef(timeIsUp);
	latest.current = timeIsUp;
	useEffect(() => {
		if (isUp) latest.current();
	}, [isUp]);
	return left;
}

/** Whose the square was that was pressed last. */
function lastOf({ questions, results }: Round): string | undefined {
	const [posed, square] = [questions[results.length - 1], results.at(-1)?.chosen[0]];
	if (posed === undefined || square === undefined) return undefined;
	const { key } = CLASSES[controlAt(posed.control, FIRST_FRAME, square as Square)];
	return `${inspectorWords.whose(square as Square, key)}.`;
}
