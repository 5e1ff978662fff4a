// The end of a round: its points, the squares that are missed most, what was seen, and where to go
// on.

import { CircleDot, Link as LinkIcon, RotateCcw } from "lucide-react";
import { type CSSProperties, useMemo, useRef } from "react";
import type { Square } from "../../../chess/square.ts";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import type { Posed } from "../../../training/pose.ts";
import { ofClass } from "../../../training/question.ts";
import { faultlessOf, missedOf, type Round, scoreOf } from "../../../training/round.ts";
import { ToDeck } from "../../../ui/deck/ToDeck.tsx";
import { useCopying } from "../../../ui/hooks/useCopying.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import { LinkField } from "../../../ui/parts/LinkField.tsx";
import { missedIn, readKept, streakOf, worstIn } from "../record.ts";
import { ComesBack } from "../round/ComesBack.tsx";
import { RoundFrame } from "../round/RoundFrame.tsx";
import { MissedBoard } from "./MissedBoard.tsx";
import { confusedIn, missedInRound, seenIn } from "./sums.ts";

const words = sumWords;

type FigureProps = { readonly value: string; readonly name: string };

const Figure = ({ value, name }: FigureProps) => (
	<div className="surface">
		<dt className="small soft">{name}</dt>
		<dd className="nowrap">{value}</dd>
	</div>
);

function SeenRows({ round }: { readonly round: Round }) {
	const seen = seenIn(round);
	const confused = confusedIn(round);
	if (seen.length === 0) return null;
	return (
		<>
			<h3 className="small">{words.seen}</h3>
			<ul className="end-seen list">
				{seen.map(({ seen: one, found, of, tooMany }) => (
					<li key={one}>
						<span>{words.seenClass(one)}</span>
						<i style={{ "--share": found / of } as CSSProperties} />
						<span className="soft small">{words.ofAll(found, of, tooMany)}</span>
					</li>
				))}
			</ul>
			{confused && (
				<p className="soft">{words.confused(confused.is, confused.taken, confused.square)}</p>
			)}
		</>
	);
}

/**
 * The link to the questions of a round, for a friend: copied, and where the browser does not allow
 * that, shown to be copied by hand.
 */
function Challenge({ link }: { readonly link: string }) {
	const { outcome, copy } = useCopying();
	return (
		<>
			<button type="button" onClick={() => void copy(link)}>
				<LinkIcon aria-hidden="true" />
				{words.challenge}
			</button>
			<p role="status" className="end-news full flush small">
				{outcome && words[outcome]}
			</p>
			{outcome !== undefined && <LinkField className="full slim" title={words.link} link={link} />}
		</>
	);
}

type Props = {
	readonly round: Round;
	/** Leads to the same questions. */
	readonly link: string;
	readonly close: () => void;
	readonly seeAgain: () => void;
	readonly practise: (squares: readonly Square[]) => void;
	/** Asks questions of the round once more. */
	readonly repeat: (questions: readonly Posed[]) => void;
};

/**
 * A square is practised in any position, which is of use where its owner is asked. What hangs or
 * changes is asked again in the same positions.
 */
const isOfSquares = ({ question: { kind, answer } }: Posed): boolean =>
	answer === "map" && ofClass(kind) !== undefined;

export function EndScreen({ round, link, close, seeAgain, practise, repeat }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [kept] = useWork(readKept);
	const often = useMemo(() => missedIn(kept), [kept]);
	const worst = worstIn(often);
	const faultless = faultlessOf(round);
	const missed = missedOf(round);
	const isRhythm = round.kind === "rhythm";
	const again = !isRhythm && !missed.every(isOfSquares) ? missed : [];
	const isPractised = again.length === 0 && worst.length > 0;
	const score = scoreOf(round);
	const best = round.kept?.best;
	return (
		<RoundFrame
			round={round}
			heading={heading}
			line={<Line {...{ round, missed, worst }} rounds={kept.rounds.length} />}
			board={<MissedBoard missed={often} last={round.questions.at(-1)} />}
			bars={isRhythm ? false : undefined}
			place={words.faultlessCount(faultless.count)}
			tools={
				round.results.length > 0 && (
					<button type="button" className="plain" onClick={seeAgain}>
						<RotateCcw aria-hidden="true" />
						{words.seeAgain}
					</button>
				)
			}
			close={{ name: words.close, act: close }}
			title={
				isRhythm
					? words.rhythm(score, best)
					: words.points(score, round.questions.length * FULL_POINTS, best)
			}
			foot={
				<>
					{again.length > 0 && (
						<button type="button" className="primary" onClick={() => repeat(again)}>
							<RotateCcw aria-hidden="true" />
							{words.repeat(again.length)}
						</button>
					)}
					{isPractised && (
						<button type="button" className="primary" onClick={() => practise(worst)}>
							<CircleDot aria-hidden="true" />
							{words.practise(worst)}
						</button>
					)}
					<button
						type="button"
						className={isPractised || again.length > 0 ? undefined : "primary"}
						onClick={close}
					>
						{words.again}
					</button>
					<Challenge link={link} />
				</>
			}
		>
			<dl className="end-figures">
				<Figure value={String(faultless.count)} name={words.faultless} />
				<Figure value={String(faultless.run)} name={words.inOneRun} />
				<Figure value={words.days(streakOf(kept, new Date()))} name={words.streak} />
			</dl>
			<SeenRows round={round} />
			<ComesBack answered={missed} text={words.comesBack} />
			{/* Those of the deck come back by themselves. */}
			<ToDeck
				topic="other"
				missed={missed.filter(({ card }) => card === undefined).map(({ question }) => question)}
			/>
		</RoundFrame>
	);
}

type LineProps = {
	readonly round: Round;
	readonly missed: readonly Posed[];
	readonly worst: readonly Square[];
	readonly rounds: number;
};

function Line({ round, missed, worst, rounds }: LineProps) {
	if (worst.length > 0)
		return (
			<>
				<strong>{words.missed}</strong>
				<span className="slim right-text soft">{words.rounds(rounds)}</span>
			</>
		);
	const isClean = missed.length === 0 && missedInRound(round).length > 0;
	return isClean && <strong>{words.none}</strong>;
}
