// A question on the wall of a room: large, one at a time. Squares that pupils say are pressed, and
// then the map marks them. Nothing moves the board.

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useBoardSize } from "../../../board/useBoardSize.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import { markAnswer } from "../../../exercise/marking.ts";
import { wallWords as words } from "../../../messages/en/exercise/results.ts";
import { askedBoard, markedBoard } from "../../../ui/exercise/questionBoard.ts";
import { titleOf } from "../../../ui/exercise/reason.ts";
import { keptExerciseHash } from "../../../ui/exerciseHash.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Opened } from "../opened.ts";
import "./wall.css";

const NONE: ReadonlySet<Square> = new Set();

export function Wall({ opened }: { readonly opened: Opened }) {
	const [index, setIndex] = useState(0);
	const [said, setSaid] = useState(NONE);
	const [isShown, setShown] = useState(false);
	const navigate = useNavigate();
	const count = opened.exercise.questions.length;
	const posed = opened.posedAt(index);
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
	const end = () => navigate(`/${keptExerciseHash(opened.frame.mark, "results")}`);
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
						<bdi>{opened.title}</bdi>
					</strong>{" "}
					<span className="soft">· {words.place(index + 1, count)}</span>
				</p>
				<h1>
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

/** Fills the screen where the browser allows that without another press. */
function useFullScreen(): void {
	useEffect(() => {
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

/** Page keys are those of presenters' remotes. Arrows on the board stay the board's. */
function useWallKeys(keys: Keys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const listening = new AbortController();
		window.addEventListener(
			"keydown",
			({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }) => {
				if (defaultPrevented || ctrlKey || metaKey || altKey) return;
				const isOnBoard = target instanceof Element && target.closest(".paint-board") !== null;
				const { goTo, show, end } = latest.current;
				if (key === "Escape") end();
				else if (key === "PageDown" || (key === "ArrowRight" && !isOnBoard)) goTo(1);
				else if (key === "PageUp" || (key === "ArrowLeft" && !isOnBoard)) goTo(-1);
				else if (key.toLowerCase() === "m") show();
			},
			{ signal: listening.signal },
		);
		return () => listening.abort();
	}, []);
}
