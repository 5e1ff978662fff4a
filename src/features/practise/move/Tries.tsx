// What is said of moves that are tried, and once it is over the best line, or all that win.

import { useMemo } from "react";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { differenceOf } from "../../../training/difference.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import type { Posed } from "../../../training/pose.ts";
import { fenOf } from "../../../training/question.ts";
import type { Result } from "../../../training/round.ts";
import { reasonsOf } from "../../../ui/question/reason.ts";
import { OwnReason } from "../../../ui/question/Verdict.tsx";
import type { Judge } from "./judge.ts";
import { nameIn, type useTries } from "./useTries.ts";

const words = practiseWords.move;

type Props = {
	readonly posed: Posed;
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly result: Result | undefined;
	readonly tries: ReturnType<typeof useTries>;
};

export function Tries({ posed, core, insight, judge, result, tries: { last, ask } }: Props) {
	const isOver = result !== undefined;
	const difference = useMemo(
		() => (isOver ? differenceOf(posed.question, posed.origin?.move ?? "", insight) : undefined),
		[isOver, posed, insight],
	);
	const solution = isOver ? solutionOf(posed, judge, result) : "";
	return (
		<>
			{last && <p role="status">{words.tried(last)}</p>}
			{!isOver && last?.state === "unknown" && (
				<p>
					<button type="button" onClick={() => ask(last)}>
						{words.ask(last.name)}
					</button>
				</p>
			)}
			{solution !== "" && <p>{solution}</p>}
			{isOver &&
				reasonsOf(core, posed, reasonedMove(posed, result)).map((one) => <p key={one}>{one}</p>)}
			{difference && <p>{words.difference(difference)}</p>}
			{isOver && <OwnReason posed={posed} />}
			{isOver && <p className="soft">{practiseWords.points(result.points, FULL_POINTS)}</p>}
		</>
	);
}

/** The move whose reason is given: the one that was found, else one that is right. */
const reasonedMove = ({ right }: Posed, { marked }: Result) =>
	[...marked.right, ...right].slice(0, 1);

/** The best line, or all moves that win the square. */
function solutionOf(posed: Posed, judge: Judge, { marked }: Result): string {
	const names = posed.right.map((move) => nameIn(posed, move));
	const [found] = marked.right;
	if (posed.question.kind === "best")
		return words.best(judge.best(fenOf(posed.question)), names[0] ?? "");
	return words.right(names, found === undefined ? undefined : nameIn(posed, found));
}
