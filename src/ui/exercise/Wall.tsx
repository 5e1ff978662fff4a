// A question on the wall of a room: large, one at a time. Squares that pupils say are pressed, and
// then the map marks them. Nothing moves the board.

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useBoardSize } from "../../board/useBoardSize.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { markAnswer } from "../../exercise/marking.ts";
import type { Posed } from "../../exercise/right.ts";
import { wallWords as words } from "../../messages/en/exercise/results.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { PaintBoard } from "../paint/PaintBoard.tsx";
import { askedBoard, markedBoard } from "./questionBoard.ts";
import { titleOf } from "./reason.ts";
import "./wall.css";

const NONE: ReadonlySet<Square> = new Set();

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
	const painted = useMemo(
		() =>
			isShown ? markedBoard(posed, markAnswer([...said], posed.right)) : askedBoard(posed, said),
		[posed, said, isShown],
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
				pressed={said}
				press={(square, isPressed) => {
					const next = new Set(said);
					if (isPressed) next.add(square);
					else next.delete(square);
					setSaid(next);
				}}
				canPress={(square) => !isShown && posed.pressable.includes(square)}
				tellsClasses={isShown}
			/>
			<div className="wall-words">
				<p>
					<strong>
						<bdi>{title}</bdi>
					</strong>{" "}
					<span className="soft">· {words.place(index + 1, count)}</span>
				</p>
				<h1 ref={heading} tabIndex={-1}>
					<bdi>{titleOf(posed)}</bdi>
				</h1>
				<p className="soft">{words.say}</p>
				<p role="status">
					{words.said} <strong>{namesOf(said) || words.nothing}</strong>
				</p>
				<p role="status">{isShown && words.right(posed.right)}</p>
				<button type="button" className="primary" onClick={() => setShown(!isShown)}>
					{isShown ? words.hide : words.show}
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

const namesOf = (squares: ReadonlySet<Square>) => [...squares].map(squareName).join(", ");

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

/** What is pressed by keys, on the board or on a button. */
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
			const isOnBoard = target instanceof Element && target.closest(".paint-board") !== null;
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
