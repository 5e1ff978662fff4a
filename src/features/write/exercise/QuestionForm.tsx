// The question that is edited: its text, its kind, what is right, which squares count, and what
// follows an answer. Right squares are pressed on a board of its own.

import { useId, useMemo } from "react";
import { useSize } from "../../../board/useSize.ts";
import { SQUARE_COUNT, type Square, squareName } from "../../../chess/square.ts";
import {
	AFTERWARDS,
	type Ask,
	isSameRegion,
	KINDS,
	MAX_TEXT,
	MIDDLE,
	needsMove,
	type Region,
	regionOf,
	WHOLE,
} from "../../../exercise/ask.ts";
import type { Question } from "../../../exercise/questions.ts";
import { pose } from "../../../exercise/right.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import { rightBoard } from "../../../ui/exercise/questionBoard.ts";
import { titleOf } from "../../../ui/exercise/reason.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import { Choice, Select } from "./fields.tsx";

const MAX_BOARD_PX = 320;
const MARGINS_PX = 80;

const boardWidth = () => Math.min(MAX_BOARD_PX, document.documentElement.clientWidth - MARGINS_PX);

const ALL = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square);

type Props = {
	readonly question: Question;
	/** Texts that are typed are one change. */
	readonly change: (ask: Ask, isTyped?: boolean) => void;
};

export function QuestionForm({ question, change }: Props) {
	const { core } = useSession();
	const hasNext = useApp(
		({ game, settledFrame }) => game.positions[settledFrame]?.next.length !== 0,
	);
	const posed = useMemo(() => pose(question, core), [question, core]);
	const isByMap = question.answer === "map";
	const { kind, region, answer, afterwards, text } = question;
	const ask: Ask = { kind, region, answer, afterwards, text };
	/** Squares that cannot be pressed any more are none that is right. */
	const set = (part: Partial<Ask>) => {
		const next = { ...ask, ...part };
		const { pressable } = pose({ ...question, ...next, next: "", kind: pressableKind(next) }, core);
		const kept =
			next.answer === "map" ? "map" : next.answer.filter((one) => pressable.includes(one));
		change({ ...next, answer: kept });
	};
	return (
		<div className="question-form">
			<input
				aria-label={words.text}
				dir="auto"
				value={text}
				placeholder={titleOf(posed)}
				maxLength={MAX_TEXT}
				onKeyDown={(event) => event.stopPropagation()}
				onChange={({ target }) => change({ ...ask, text: target.value }, true)}
			/>
			<Select
				title={words.kind}
				value={kind}
				all={KINDS.filter((one) => hasNext || !needsMove(one) || one === kind)}
				nameOf={(one) => askWords.kinds[one]}
				set={(one) => set({ kind: one })}
			/>
			<Choice
				title={words.rightAnswer}
				options={[
					{ name: words.byTheMap, isSet: isByMap, set: () => set({ answer: "map" }) },
					{ name: words.bySquares, isSet: !isByMap, set: () => set({ answer: posed.right }) },
				]}
			/>
			<Counts region={region} set={(next) => set({ region: next })} />
			<Select
				title={words.afterwards}
				value={afterwards}
				all={AFTERWARDS}
				nameOf={(one) => askWords.afterwards[one]}
				set={(one) => set({ afterwards: one })}
			/>
			<RightSquares question={question} set={(squares) => set({ answer: squares })} />
		</div>
	);
}

/** Which squares can be pressed needs no move. */
const pressableKind = ({ kind }: Ask) => (kind === "hanging" ? kind : "white");

type CountsProps = { readonly region: Region; readonly set: (region: Region) => void };

/** The middle, the whole board, or a rectangle between two corners. */
function Counts({ region, set }: CountsProps) {
	const isMiddle = isSameRegion(region, MIDDLE);
	const isWhole = isSameRegion(region, WHOLE);
	return (
		<Choice
			title={words.counts}
			options={[
				{ name: words.middle, isSet: isMiddle, set: () => set(MIDDLE) },
				{ name: words.board, isSet: isWhole, set: () => set(WHOLE) },
			]}
		>
			<Corner
				title={words.from}
				value={region.from}
				set={(from) => set(regionOf(from, region.to))}
			/>
			<Corner title={words.to} value={region.to} set={(to) => set(regionOf(region.from, to))} />
		</Choice>
	);
}

type CornerProps = {
	readonly title: string;
	readonly value: Square;
	readonly set: (square: Square) => void;
};

const Corner = ({ title, value, set }: CornerProps) => (
	<select
		aria-label={title}
		value={value}
		onChange={({ target }) => set(Number(target.value) as Square)}
	>
		{ALL.map((square) => (
			<option key={square} value={square}>
				{squareName(square)}
			</option>
		))}
	</select>
);

type RightProps = {
	readonly question: Question;
	readonly set: (squares: readonly Square[]) => void;
};

function RightSquares({ question, set }: RightProps) {
	const { core } = useSession();
	const size = useSize(boardWidth);
	const line = useId();
	const posed = useMemo(() => pose(question, core), [question, core]);
	const painted = useMemo(() => rightBoard(posed), [posed]);
	const { right, map, pressable } = posed;
	const isByMap = question.answer === "map";
	const adds = map.filter((square) => !right.includes(square));
	const leaves = right.filter((square) => !map.includes(square));
	const isSame = adds.length + leaves.length === 0;
	return (
		<section className="right-squares" aria-label={words.rightSquares}>
			<PaintBoard
				size={size}
				painted={painted}
				pressed={new Set(right)}
				press={(square, isPressed) =>
					set(
						isPressed
							? [...right, square].sort((one, other) => one - other)
							: right.filter((one) => one !== square),
					)
				}
				canPress={(square) => !isByMap && pressable.includes(square)}
				tellsClasses
			/>
			<p id={line} className="small" role="status">
				<strong>{words.right(right)}</strong>{" "}
				<span className="soft">
					{!isByMap && (isSame ? words.same : words.differs(adds, leaves))}
				</span>
				{!isByMap && !isSame && (
					<button type="button" className="quiet" onClick={() => set(map)}>
						{words.takeMap}
					</button>
				)}
			</p>
		</section>
	);
}
