// The question that is edited: its text, its kind, what is right, which squares count, and what
// follows an answer. Right squares and moves are pressed on the board.

import { useEffect, useMemo, useRef, useState } from "react";
import { SQUARES, type Square, squareName, squareNamed } from "../../../chess/square.ts";
import { CLASS_LIST, CLASSES, type Control } from "../../../control/classes.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import type { AppState } from "../../../session/state/appState.ts";
import type { Choice } from "../../../training/choices.ts";
import { questionAt } from "../../../training/exercise/commands.ts";
import { hangingKinds, type Posed, pose } from "../../../training/pose.ts";
import {
	AFTERWARDS,
	ASK_KINDS,
	type Ask,
	type AskKind,
	asksHanging,
	choosingOf,
	fenOf,
	isSameRegion,
	MAX_TEXT,
	MIDDLE,
	needsMove,
	ofClass,
	type Question,
	type Region,
	regionOf,
	threeOf,
	WHOLE,
} from "../../../training/question.ts";
import { RULES } from "../../../training/rules.ts";
import { threeAbout } from "../../../training/sources/makeQuestions.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { useInsight } from "../../../ui/hooks/useInsight.ts";
import { titleOf } from "../../../ui/question/reason.ts";
import { Choices, Select } from "./fields.tsx";
import { nextMove, RightLine } from "./RightLine.tsx";
import { RightOnBoard } from "./RightOnBoard.tsx";

/** The square that is asked about first, where none is looked at. */
const FIRST_ASKED = squareNamed("e5");

const ANY_HANGING = { region: WHOLE, answer: "map", afterwards: "why", text: "" } as const;

type Props = {
	readonly question: Question;
	/** Texts that are typed are one change. */
	readonly change: (ask: Ask, isTyped?: boolean) => void;
};

export function QuestionForm({ question, change }: Props) {
	const { core, store } = useSession();
	const hasNext = useApp(
		({ game, settledFrame }) => game.positions[settledFrame]?.next.length !== 0,
	);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const insight = useInsight();
	const tools = useMemo(() => ({ core, insight }), [core, insight]);
	const posed = useMemo(() => pose(question, tools, RULES), [question, tools]);
	const { choosing } = posed;
	const hanging = useMemo(
		() =>
			hangingKinds((kind) =>
				pose(questionAt(game, frame, { ...ANY_HANGING, kind }) ?? question, tools),
			),
		[game, frame, question, tools],
	);
	// A drag is an answer where a move is asked for, without a press before.
	const [isPressing, setPressing] = useState(choosing === "move" && question.kind !== "win");
	const [isByButton, setByButton] = useState(false);
	const setPressed = (to: boolean) => {
		setByButton(to);
		setPressing(to);
	};
	const { position: _, next: __, move: ___, ...ask } = question;
	const { kind, region, afterwards, text, reason = "" } = ask;
	/** Squares that cannot be pressed any more are none that is right. */
	const set = (part: Partial<Ask>) => {
		const next = { ...ask, ...part };
		if (next.answer === "map" || choosing !== "squares") {
			change(next);
			return;
		}
		const { pressable } = pose(
			{ ...question, ...next, next: "", kind: pressableKind(next) },
			tools,
		);
		change({ ...next, answer: next.answer.filter((one) => pressable.includes(one as Square)) });
	};
	const setKind = (to: AskKind) => {
		if (choosing !== "move" && choosingOf(to) === choosing) {
			const { three, ...area } = region;
			const kept = three && ofClass(to) !== undefined ? region : area;
			set({ kind: to, region: asksHanging(to) ? WHOLE : kept });
		} else {
			change(ofKind(ask, to, store.get()));
			setByButton(false);
			setPressing(choosingOf(to) !== "squares" && to !== "win");
		}
	};
	return (
		<div className="question-form column ruled">
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
				all={ASK_KINDS.filter(
					(one) =>
						one === kind || (asksHanging(one) ? hanging.includes(one) : hasNext || !needsMove(one)),
				)}
				nameOf={(one) => askWords.kinds[one]}
				set={setKind}
			/>
			<Right
				posed={posed}
				set={(right) => set({ answer: right })}
				isPressing={isPressing}
				setPressing={setPressed}
			/>
			{(choosing === "class" || kind === "win") && (
				<OneSquare
					region={region}
					set={(next) => set({ region: next })}
					isPressing={isPressing}
					setPressing={kind === "win" ? undefined : setPressed}
				/>
			)}
			{choosing === "squares" && <Counts question={question} set={set} />}
			<Select
				title={words.afterwards}
				value={afterwards}
				all={AFTERWARDS}
				nameOf={(one) => askWords.afterwards[one]}
				set={(one) => set({ afterwards: one })}
			/>
			<input
				aria-label={words.reason}
				dir="auto"
				value={reason}
				placeholder={words.reason}
				maxLength={MAX_TEXT}
				onKeyDown={(event) => event.stopPropagation()}
				onChange={({ target }) => {
					const { reason: ____, ...bare } = ask;
					const { value } = target;
					change(value === "" ? bare : { ...bare, reason: value }, true);
				}}
			/>
			<p className="small right-answer flush">
				<RightLine posed={posed} set={(right) => set({ answer: right })} />
			</p>
			{isPressing && (
				<RightOnBoard
					posed={posed}
					set={(right) => set({ answer: right })}
					setSquare={(square) => set({ region: regionOf(square, square) })}
					isFocused={isByButton}
					leave={() => setPressing(false)}
				/>
			)}
		</div>
	);
}

/** Squares, a class and a move are answers that have nothing of each other. */
function ofKind(ask: Ask, kind: AskKind, state: AppState): Ask {
	const choosing = choosingOf(kind);
	if (choosing === "squares")
		return { ...ask, kind, region: asksHanging(kind) ? WHOLE : MIDDLE, answer: "map" };
	if (choosing === "class" || kind === "win") {
		const square = state.inspected?.square ?? FIRST_ASKED;
		return { ...ask, kind, region: regionOf(square, square), answer: "map" };
	}
	const next = nextMove(state)?.choice;
	return { ...ask, kind, region: WHOLE, answer: next === undefined ? [] : [next] };
}

type RightProps = {
	readonly posed: Posed;
	readonly set: (right: Ask["answer"]) => void;
	readonly isPressing: boolean;
	readonly setPressing: (isPressing: boolean) => void;
};

const CLASS_ANSWERS = [undefined, ...CLASS_LIST.map(({ control }) => control)] as const;

/** Who decides what is right: the map, or the author, who presses it or chooses one of four. */
function Right({ posed, set, isPressing, setPressing }: RightProps) {
	const button = useRef<HTMLButtonElement>(null);
	const wasPressing = useRef(false);
	useEffect(() => {
		// Another kind, which may end it, is chosen with keys one after the other.
		const isChoosing = document.activeElement instanceof HTMLSelectElement;
		if (wasPressing.current && !isPressing && !isChoosing) button.current?.focus();
		wasPressing.current = isPressing;
	}, [isPressing]);
	const { answer } = posed.question;
	const isByMap = answer === "map";
	if (posed.choosing === "class") {
		return (
			<Select
				title={words.rightAnswer}
				value={answer === "map" ? "" : (answer[0] ?? "")}
				all={CLASS_ANSWERS.map((control) => control ?? "")}
				nameOf={(control) =>
					control === "" ? words.byTheMap : askWords.options[CLASSES[control as Control].key]
				}
				set={(control) => set(control === "" ? "map" : [control as Choice])}
			/>
		);
	}
	const press = () => {
		if (isByMap) set(posed.right);
		setPressing(true);
	};
	const byMap = {
		name: words.byTheMap,
		isSet: isByMap,
		set: () => {
			setPressing(false);
			set("map");
		},
	};
	const byHand = {
		name: posed.choosing === "move" ? words.byMoves : words.bySquares,
		isSet: posed.choosing === "move" ? isPressing : !isByMap,
		set: press,
		ref: button,
	};
	return (
		<Choices
			title={words.rightAnswer}
			options={
				posed.question.kind === "win"
					? [byMap]
					: posed.choosing === "move"
						? [byHand]
						: [byMap, byHand]
			}
		/>
	);
}

/** Which squares can be pressed needs no move. */
const pressableKind = ({ kind }: Ask) => (asksHanging(kind) ? kind : "white");

type CountsProps = { readonly region: Region; readonly set: (region: Region) => void };

/** The square that is asked about: pressed on the board, or chosen from the list. */
const OneSquare = ({
	region,
	set,
	isPressing,
	setPressing,
}: CountsProps & {
	readonly isPressing: boolean;
	/** Undefined where presses on the board are moves. */
	readonly setPressing: ((isPressing: boolean) => void) | undefined;
}) => (
	<div className="make-square beside">
		<Select
			title={words.square}
			value={region.from}
			all={SQUARES}
			nameOf={squareName}
			set={(square) => set(regionOf(square, square))}
		/>
		{setPressing && (
			<button type="button" aria-pressed={isPressing} onClick={() => setPressing(!isPressing)}>
				{words.byPress}
			</button>
		)}
	</div>
);

/** What is offered where no three squares have one that is right. */
const ANY_THREE = threeOf(["d4", "e4", "e5"].map(squareNamed));

type AllProps = {
	readonly question: Question;
	readonly set: (part: Pick<Ask, "region"> & Partial<Ask>) => void;
};

/**
 * The middle, the whole board, three squares of which one is right, other three at each press, or a
 * rectangle between two corners.
 */
function Counts({ question, set: change }: AllProps) {
	const { core } = useSession();
	const { region, kind } = question;
	const { from, to, three } = region;
	const asks = ofClass(kind);
	const set = (next: Region) => change({ region: next });
	const draw = (control: Control) => {
		const found = threeAbout(fenOf(question), control, { core, next: Math.random });
		// By the map one of them is right; by the author none may be.
		change({ region: found === undefined ? ANY_THREE : threeOf(found), answer: "map" });
	};
	const areas = [
		{ name: words.middle, isSet: isSameRegion(region, MIDDLE), set: () => set(MIDDLE) },
		{ name: words.board, isSet: isSameRegion(region, WHOLE), set: () => set(WHOLE) },
	];
	const ofThree = { name: words.three, isSet: three !== undefined };
	const options = asks === undefined ? areas : [...areas, { ...ofThree, set: () => draw(asks) }];
	return (
		<Choices title={words.counts} options={options}>
			{three === undefined ? (
				<>
					<Corner title={words.from} value={from} set={(next) => set(regionOf(next, to))} />
					<Corner title={words.to} value={to} set={(next) => set(regionOf(from, next))} />
				</>
			) : (
				<Three three={three} set={set} />
			)}
		</Choices>
	);
}

type ThreeProps = Pick<CountsProps, "set"> & { readonly three: readonly Square[] };

function Three({ three, set }: ThreeProps) {
	/** As they were chosen: a square that is changed stays where it is. */
	const [order, setOrder] = useState(three);
	const shown = threeOf(order).three?.join() === three.join() ? order : three;
	return shown.map((square, at) => (
		<Corner
			// biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third
			key={at}
			title={words.oneOfThree(at + 1)}
			value={square}
			taken={shown}
			set={(next) => {
				const changed = shown.with(at, next);
				setOrder(changed);
				set(threeOf(changed));
			}}
		/>
	));
}

type CornerProps = {
	readonly title: string;
	readonly value: Square;
	/** Cannot be chosen once more. */
	readonly taken?: readonly Square[];
	readonly set: (square: Square) => void;
};

const Corner = ({ title, value, taken = [], set }: CornerProps) => (
	<select
		aria-label={title}
		value={value}
		onChange={({ target }) => set(Number(target.value) as Square)}
	>
		{SQUARES.filter((one) => one === value || !taken.includes(one)).map((square) => (
			<option key={square} value={square}>
				{squareName(square)}
			</option>
		))}
	</select>
);
