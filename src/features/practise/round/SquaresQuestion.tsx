// A question for squares: they are marked on the board, and once it is answered the map is seen
// there, and in the panel why.

import { LayoutGrid } from "lucide-react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { otherSide } from "../../../chess/piece.ts";
import type { Square } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import type { Core } from "../../../control/core.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { FULL_POINTS, type Graded, grade } from "../../../training/questions/grade.ts";
import { frameOf, type Posed } from "../../../training/questions/pose.ts";
import type { Result } from "../../../training/round.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import { GameOf } from "./FromMyGames.tsx";
import { askedClass, type Look, paintedAnswer, paintedQuestion } from "./painted.ts";
import { Reasons, SignKey } from "./Reasons.tsx";
import { type FrameProps, RoundFrame } from "./RoundFrame.tsx";
import { useRoundKeys } from "./useRoundKeys.ts";
import { useRoundSize } from "./useRoundSize.ts";

const words = practiseWords;

/** Seconds since a question was asked, where quick answers count more. */
function Clock({ startedAt }: { readonly startedAt: number }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
			1000,
		);
		return () => clearInterval(timer);
	}, [startedAt]);
	return (
		<p role="timer" className="soft">
			{practiseWords.seconds(seconds)}
		</p>
	);
}

export type QuestionProps = FrameProps & {
	readonly posed: Posed;
	readonly core: Core;
	readonly look: Look;
	readonly result: Result | undefined;
	readonly add: (result: Result) => void;
	readonly next: () => void;
	readonly openOnBoard: (fen: string) => void;
	readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** One of three takes the place of another; elsewhere each is marked by itself. */
function useMarks({ asked }: Posed, before: ReadonlySet<Square> | undefined) {
	const [marked, setMarked] = useState<ReadonlySet<Square>>(before ?? new Set());
	const mark = (square: Square, isMarked: boolean) =>
		setMarked((marks) => {
			const after = new Set(asked.about === "oneOfThree" ? [] : marks);
			if (isMarked) after.add(square);
			else after.delete(square);
			return after;
		});
	return [marked, mark] as const;
}

export function SquaresQuestion(props: QuestionProps) {
	const { posed, core, look, result, round, heading } = props;
	const [marked, mark] = useMarks(posed, result?.marked);
	const [lit, setLit] = useState<Square>();
	const [startedAt] = useState(() => performance.now());
	const size = useRoundSize();
	const graded = result?.graded;
	useEffect(() => heading.current?.focus(), [heading]);
	const answer = () => {
		const seconds = round.isQuick ? (performance.now() - startedAt) / 1000 : undefined;
		props.add({ marked, graded: grade(marked, posed.answer, seconds) });
		heading.current?.focus();
	};
	const goOn = graded === undefined ? answer : props.next;
	const board = useRoundKeys({ goOn, skip: props.skip, end: props.end });
	const painted = useMemo(
		() =>
			graded === undefined
				? paintedQuestion(posed, marked, look)
				: paintedAnswer(posed, graded, core, lit, look),
		[posed, marked, look, graded, core, lit],
	);
	return (
		<RoundFrame
			{...props}
			side={graded === undefined ? posed.side : sideShown(posed)}
			title={graded === undefined ? words.question(posed.asked) : words.graded(graded, posed.asked)}
			line={
				graded === undefined ? (
					<AskedCounts posed={posed} />
				) : (
					<SignKey graded={graded} asked={posed.asked} />
				)
			}
			board={
				<div ref={board}>
					<PaintBoard
						size={size}
						leavesEnter
						painted={painted}
						pressed={marked}
						press={mark}
						canPress={(square) => graded === undefined && posed.among.has(square)}
						isDragged={posed.asked.about !== "oneOfThree"}
						tellsClasses={graded !== undefined}
					/>
				</div>
			}
			tools={<Elsewhere {...props} />}
			primary={
				<button type="button" className="primary" onClick={goOn}>
					{graded === undefined ? words.answer : words.next}
				</button>
			}
		>
			{graded === undefined ? (
				<Asked posed={posed} marked={marked} clock={round.isQuick ? startedAt : undefined} />
			) : (
				<Answered posed={posed} core={core} graded={graded} light={setLit} />
			)}
		</RoundFrame>
	);
}

/** Who is to move in the position that an answer shows: after the move that was asked about. */
const sideShown = (posed: Posed) =>
	frameOf(posed) === FIRST_FRAME ? posed.side : otherSide(posed.side);

/** The rule for what counts, in full and as phones have it. */
export const AskedCounts = ({ posed: { asked } }: Pick<QuestionProps, "posed">) => (
	<span className="round-counts soft">
		<span className="round-wide">{words.counts(asked)}</span>
		<span className="round-narrow small">{words.countsShort(asked)}</span>
	</span>
);

type ElsewhereProps = Pick<QuestionProps, "posed" | "result" | "openOnBoard">;

/** Where a question may be looked at: its game, or once it is answered the analysis board. */
export function Elsewhere({ posed, result, openOnBoard }: ElsewhereProps) {
	if (posed.origin) return <GameOf origin={posed.origin} />;
	if (result === undefined) return null;
	return (
		<button type="button" className="plain" onClick={() => openOnBoard(posed.fen)}>
			<LayoutGrid aria-hidden="true" />
			{words.openOnBoard}
		</button>
	);
}

type AskedProps = {
	readonly posed: Posed;
	readonly marked: ReadonlySet<Square>;
	/** When it was asked, where its answer is timed. */
	readonly clock: number | undefined;
};

function Asked({ posed, marked, clock }: AskedProps) {
	const tint = askedClass(posed);
	return (
		<>
			<p className="soft">{words.how(posed.asked)}</p>
			<p
				className="round-marked"
				role="status"
				data-tint={tint === undefined ? "ink" : CLASSES[tint].key}
			>
				<span className="swatch">{words.marked(marked.size)}</span>
			</p>
			{clock !== undefined && <Clock startedAt={clock} />}
		</>
	);
}

type AnsweredProps = {
	readonly posed: Posed;
	readonly core: Core;
	readonly graded: Graded;
	readonly light: (square: Square | undefined) => void;
};

const Answered = ({ posed, core, graded, light }: AnsweredProps) => (
	<>
		<p className="soft" role="status">
			{words.worth(graded, posed.asked, FULL_POINTS)}
		</p>
		<Reasons posed={posed} core={core} graded={graded} light={light} />
	</>
);
