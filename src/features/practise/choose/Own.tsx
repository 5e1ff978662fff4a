// One's own progress: the squares that are missed most, the best round, and the days with a round.

import { CircleDot } from "lucide-react";
import { useMemo } from "react";
import { StillBoard, stillSize } from "../../../board/StillBoard.tsx";
import { WHITE } from "../../../chess/piece.ts";
import type { Square } from "../../../chess/square.ts";
import { weekday } from "../../../messages/en/screens/day.ts";
import { choiceWords } from "../../../messages/en/screens/practiseChoice.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import type { QuestionKind } from "../../../training/sources/kinds.ts";
import { squaresPainter } from "../../../ui/question/paintSquares.ts";
import {
	dayOf,
	daysBefore,
	type Kept,
	lengthOf,
	type Missed,
	missedIn,
	streakOf,
	worstIn,
} from "../record.ts";

const words = choiceWords;

/** CSS pixels: 14 for each square. */
const WIDTH = 112;

type MissedProps = {
	readonly kept: Kept;
	readonly kind: QuestionKind;
	readonly count: number;
	readonly practise: (squares: readonly Square[]) => void;
};

/** How dark a square is: by how often it was missed, of the one missed most. */
const sharesOf = (missed: readonly Missed[]) =>
	new Map(
		missed
			.filter((one) => one.missed > 0)
			.map((one) => [one.square, { text: "", part: one.missed / (missed[0]?.missed ?? 1) }]),
	);

export function MissedMost({ kept, kind, count, practise }: MissedProps) {
	const missed = useMemo(() => missedIn(kept), [kept]);
	const worst = worstIn(missed);
	const best = kept.best[lengthOf(kind, count)];
	const picture = useMemo(
		() => squaresPainter({ pieces: [], orientation: WHITE, shares: sharesOf(missed) }),
		[missed],
	);
	const size = useMemo(() => stillSize(WIDTH), []);
	if (worst.length === 0 && best === undefined) return null;
	return (
		<div className="choose-missed beside apart">
			<StillBoard size={size} picture={picture} />
			<div>
				{worst.length > 0 && <strong>{words.missMost(worst)}</strong>}
				{best !== undefined && (
					<p className="soft">
						{kind === "rhythm"
							? words.bestRhythm(best)
							: words.best(count, best, count * FULL_POINTS)}
					</p>
				)}
				{worst.length > 0 && (
					<button type="button" className="small" onClick={() => practise(worst)}>
						<CircleDot aria-hidden="true" />
						{words.practiseThese(worst)}
					</button>
				)}
			</div>
		</div>
	);
}

const WEEK = 7;

/** The days of a week up to today, which may still get its round. */
export function Streak({ kept }: { readonly kept: Kept }) {
	const today = new Date();
	const streak = streakOf(kept, today);
	return (
		<div className="choose-streak">
			<p className="beside loose spread flush">
				<strong className="small">{streak > 0 ? words.daysInRow(streak) : words.noDays}</strong>
				{kept.bestDays > 0 && <span className="soft small">{words.bestDays(kept.bestDays)}</span>}
			</p>
			<ol className="list caption soft centred">
				{daysBefore(today, WEEK).map((day, index) => {
					const hasRound = kept.days.includes(dayOf(day));
					const name = weekday(day);
					return (
						<li
							key={dayOf(day)}
							data-had={hasRound || undefined}
							data-today={index === WEEK - 1 || undefined}
						>
							<span className="unseen">{words.day(name, hasRound)}</span>
							<span aria-hidden="true">{name}</span>
						</li>
					);
				})}
			</ol>
		</div>
	);
}
