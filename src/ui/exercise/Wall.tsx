// A question on the wall of a room: large, one at a time. Squares that pupils say are pressed, and
// then the map marks them. Nothing moves the board.

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { wallWords as words } from "../../messages/en/exercise/results.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { Choice } from "../../training/choices.ts";
import { markPosed, type Posed } from "../../training/pose.ts";
import { useBoardSize } from "../canvas/useBoardSize.ts";
import { PaintBoard } from "../paint/PaintBoard.tsx";
import { ClassChoice } from "./ClassChoice.tsx";
import { OwnReason } from "./OwnReason.tsx";
import { pressedOf, usePressing } from "./pressing.ts";
import { askedBoard, markedBoard } from "./questionBoard.ts";
import { choiceName, rightNames, titleOf } from "./reason.ts";
import "../paint/paint.css";

const NONE: readonly Choice[] = [];

type Props = {
	readonly title: string;
	readonly count: number;
	readonly posedAt: (index: number) => Posed;
	/** The question that is shown first. */
	readonly first?: number;
	readonly end: () => void;
};

export function Wall({ title, count, posedAt, first = 0, end }: Props) {
	const [index, setIndex] = useState(first);
	const [said, setSaid] = useState(NONE);
	const [isShown, setShown] = useState(false);
	const posed = posedAt(index);
	const size = useBoardSize(true);
	const { from, canPress, press, draw } = usePressing(posed, { chosen: said, choose: setSaid });
	const painted = useMemo(
		() => (isShown ? markedBoard(posed, markPosed(posed, said)) : askedBoard(posed, said, from)),
		[posed, said, isShown, from],
	);
	const goTo = (next: number) => {
		if (next < 0 || next >= count) return;
		setIndex(next);
		setSaid(NONE);
		setShown(false);
	};
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	useFullScreen();
	useWallKeys({ goTo: (by) => goTo(index + by), show: () => setShown(!isShown), end });
	return (
		<article className="wall">
			<PaintBoard
				key={index}
				size={size}
				painted={painted}
				pressed={pressedOf(posed, said, from)}
				press={press}
				canPress={(square) => !isShown && canPress(square)}
				isDragged={posed.choosing === "squares"}
				draw={isShown ? undefined : draw}
				tellsClasses={isShown}
			/>
			<div className="wall-words column joined">
				<p>
					<strong>
						<bdi>{title}</bdi>
					</strong>{" "}
					<span className="soft">· {words.place(index + 1, count)}</span>
				</p>
				<h1 ref={heading} tabIndex={-1}>
					<bdi>{titleOf(posed)}</bdi>
				</h1>
				<Said {...{ posed, said, setSaid, isShown }} />
				<button type="button" className="primary" onClick={() => setShown(!isShown)}>
					{(isShown ? words.hide : words.show)(posed.choosing)}
				</button>
				<div className="wall-acts">
					<Act name={words.back} isOff={index === 0} act={() => goTo(index - 1)}>
						<ChevronLeft aria-hidden="true" />
					</Act>
					<Act name={words.next} isOff={index === count - 1} act={() => goTo(index + 1)}>
						<ChevronRight aria-hidden="true" />
					</Act>
					<Act name={words.end} isOff={false} act={end}>
						<X aria-hidden="true" />
					</Act>
				</div>
			</div>
		</article>
	);
}

type SaidProps = {
	readonly posed: Posed;
	readonly said: readonly Choice[];
	readonly setSaid: (said: readonly Choice[]) => void;
	readonly isShown: boolean;
};

/** The question, the class's answer, and then the right answer. */
const Said = ({ posed, said, setSaid, isShown }: SaidProps) => (
	<>
		<p className="soft">{words.say[posed.choosing]}</p>
		{posed.choosing === "class" && (
			<ClassChoice
				title={titleOf(posed)}
				chosen={said[0]}
				choose={(one) => setSaid([one])}
				isOff={isShown}
			/>
		)}
		<p role="status">
			{words.said} <strong>{said.map(choiceName(posed)).join(", ") || words.nothing}</strong>
		</p>
		<div role="status">
			{isShown && (
				<>
					<p>{words.right(rightNames(posed))}</p>
					<OwnReason posed={posed} />
				</>
			)}
		</div>
	</>
);

type ActProps = {
	readonly name: string;
	readonly isOff: boolean;
	readonly act: () => void;
	readonly children: ReactNode;
};

const Act = ({ name, isOff, act, children }: ActProps) => (
	<button type="button" aria-label={name} title={name} aria-disabled={isOff} onClick={act}>
		{children}
	</button>
);

/** Fills the screen where the browser allows that, unless a presentation does already. */
function useFullScreen(): void {
	useEffect(() => {
		if (document.fullscreenElement) return;
		document.documentElement.requestFullscreen?.().catch(() => {});
		return () => {
			if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
		};
	}, []);
}

type Keys = {
	readonly goTo: (by: 1 | -1) => void;
	readonly show: () => void;
	readonly end: () => void;
};

/** Keys that press squares of the board, or a button. */
const PRESSING = new Set(["Tab", "Enter", " "]);

/**
 * Page keys are those of presenters' remotes. Arrows on the board stay the board's, and no other
 * key reaches what lies below.
 */
function useWallKeys(keys: Keys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const actions: Readonly<Record<string, () => void>> = {
			Escape: () => latest.current.end(),
			PageDown: () => latest.current.goTo(1),
			ArrowRight: () => latest.current.goTo(1),
			PageUp: () => latest.current.goTo(-1),
			ArrowLeft: () => latest.current.goTo(-1),
			m: () => latest.current.show(),
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const { key, target, repeat } = event;
			const isOnBoard =
				target instanceof Element && target.closest(".paint-board, .class-choice") !== null;
			if (PRESSING.has(key) || (isOnBoard && key.startsWith("Arrow"))) return;
			event.stopPropagation();
			const act = hasModifier(event)
				? undefined
				: actions[key.length === 1 ? key.toLowerCase() : key];
			if (act === undefined || repeat) return;
			event.preventDefault();
			act();
		};
		window.addEventListener("keydown", onKeyDown, { capture: true });
		return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
	}, []);
}
