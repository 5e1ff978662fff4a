// The end of a round: its points, the squares that are missed most, what was seen, and where to go
// on.

import { CircleDot, Link as LinkIcon, RotateCcw, X } from "lucide-react";
import {
	type CSSProperties,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { Square } from "../../../chess/square.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import type { Posed } from "../../../training/pose.ts";
import { ofClass } from "../../../training/question.ts";
import { faultlessOf, missedOf, type Round, scoreOf } from "../../../training/round.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { takesCharacters } from "../../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../../ui/input/keys.ts";
import { type Kept, missedIn, readKept, streakOf, worstIn } from "../record.ts";
import { ComesBack } from "../round/ComesBack.tsx";
import { BackToAnswers } from "../round/FromMyGames.tsx";
import { Progress } from "../round/Progress.tsx";
import { ROUND_KEYS } from "../round/roundKeys.ts";
import { useRoundSize } from "../round/useRoundSize.ts";
import { MissedBoard } from "./MissedBoard.tsx";
import { confusedIn, missedInRound, seenIn } from "./sums.ts";
import "../practise.css";

const words = sumWords;

type FigureProps = { readonly value: string; readonly name: string };

const Figure = ({ value, name }: FigureProps) => (
	<div>
		<dt className="small soft">{name}</dt>
		<dd>{value}</dd>
	</div>
);

function SeenRows({ round }: { readonly round: Round }) {
	const seen = seenIn(round);
	const confused = confusedIn(round);
	if (seen.length === 0) return null;
	return (
		<>
			<h3 className="small">{words.seen}</h3>
			<ul className="end-seen">
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

type ChallengeProps = { readonly link: string; readonly children: ReactNode };

/**
 * The link to the questions of a round, for a friend: copied, and where the browser does not allow
 * that, shown to be copied by hand.
 */
function Challenge({ link, children }: ChallengeProps) {
	const [outcome, setOutcome] = useState<"copied" | "notCopied">();
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setOutcome("copied"),
			() => setOutcome("notCopied"),
		);
	return (
		<>
			<button type="button" onClick={() => void copy()}>
				{children}
			</button>
			<p role="status" className="end-news small">
				{outcome && words[outcome]}
			</p>
			{outcome !== undefined && <input readOnly aria-label={words.link} value={link} />}
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

export function EndScreen(props: Props) {
	const { round, close, seeAgain } = props;
	const size = useRoundSize();
	const [kept] = useWork(readKept);
	const missed = useMemo(() => missedIn(kept), [kept]);
	const worst = worstIn(missed);
	const faultless = faultlessOf(round);
	const isClean = missedOf(round).length === 0 && missedInRound(round).length > 0;
	useLayoutEffect(() => {
		const nothing = () => {};
		const commands = { goOn: nothing, skip: nothing, toBoard: nothing, end: close };
		return listenToKeys(commands, [ROUND_KEYS], takesCharacters);
	}, [close]);
	return (
		<div
			className="analysis round round-end"
			style={{ "--board": `${size.width}px` } as CSSProperties}
		>
			<div className="round-line">
				{worst.length > 0 && <strong>{words.missed}</strong>}
				{worst.length > 0 && (
					<span className="round-counts soft">{words.rounds(kept.rounds.length)}</span>
				)}
				{worst.length === 0 && isClean && <strong>{words.none}</strong>}
			</div>
			<div className="round-board">
				<MissedBoard missed={missed} last={round.questions.at(-1)} />
			</div>
			<div className="round-bars">{round.kind !== "rhythm" && <Progress round={round} />}</div>
			<div className="round-row">
				<span className="round-place small soft">{words.faultlessCount(faultless.count)}</span>
				<span className="round-tools">
					{round.results.length > 0 && (
						<button type="button" className="plain" onClick={seeAgain}>
							<RotateCcw aria-hidden="true" />
							{words.seeAgain}
						</button>
					)}
				</span>
			</div>
			<EndPanel {...props} kept={kept} worst={worst} />
		</div>
	);
}

type PanelProps = Props & { readonly kept: Kept; readonly worst: readonly Square[] };

/**
 * A square is practised in any position, which is of use where its owner is asked. What hangs or
 * changes is asked again in the same positions.
 */
const isOfSquares = ({ question: { kind, answer } }: Posed): boolean =>
	answer === "map" && ofClass(kind) !== undefined;

function EndPanel({ round, link, close, practise, repeat, kept, worst }: PanelProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	const faultless = faultlessOf(round);
	const missed = missedOf(round);
	const again = round.kind !== "rhythm" && !missed.every(isOfSquares) ? missed : [];
	const isPractised = again.length === 0 && worst.length > 0;
	const score = scoreOf(round);
	const best = round.kept?.best;
	return (
		<section className="round-panel" aria-label={practiseWords.title(round.kind)}>
			<div className="round-head">
				<strong>{practiseWords.title(round.kind)}</strong>
				<IconButton icon={X} name={words.close} onClick={close} />
			</div>
			<div className="round-body">
				<h2 ref={heading} tabIndex={-1}>
					{round.kind === "rhythm"
						? words.rhythm(score, best)
						: words.points(score, round.questions.length * FULL_POINTS, best)}
				</h2>
				<div className="round-said">
					<dl className="end-figures">
						<Figure value={String(faultless.count)} name={words.faultless} />
						<Figure value={String(faultless.run)} name={words.inOneRun} />
						<Figure value={words.days(streakOf(kept, new Date()))} name={words.streak} />
					</dl>
					<SeenRows round={round} />
					<ComesBack answered={missed} text={words.comesBack} />
					{round.questions.some(({ origin }) => origin) && <BackToAnswers />}
				</div>
			</div>
			<div className="round-foot">
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
				<Challenge link={link}>
					<LinkIcon aria-hidden="true" />
					{words.challenge}
				</Challenge>
			</div>
		</section>
	);
}
