// The right answer, pressed on the board itself: over it lies one that is pressed, and below it a
// line says that this is so, what is right by now, and what the map says. Escape leaves it. The
// board below stays as it is.

import { useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { Square } from "../../../chess/square.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import type { Choice } from "../../../training/choices.ts";
import type { Posed } from "../../../training/pose.ts";
import { useBoardSize } from "../../../ui/canvas/useBoardSize.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { PaintBoard } from "../../../ui/question/PaintBoard.tsx";
import { usePressing } from "../../../ui/question/pressing.ts";
import { rightBoard } from "../../../ui/question/questionBoard.ts";
import { RightLine } from "./RightLine.tsx";
import "./makeExercise.css";

type Props = {
	readonly posed: Posed;
	readonly set: (right: readonly Choice[]) => void;
	/** Chooses the square that is asked about, where it is one. */
	readonly setSquare: (square: Square) => void;
	/** Does the board take the focus? */
	readonly isFocused: boolean;
	readonly leave: () => void;
};

export function RightOnBoard(props: Props) {
	const { places } = useSession();
	const page = places.find("cell")?.closest(".analysis");
	return page ? createPortal(<Over {...props} />, page) : null;
}

const always = () => true;

function Over({ posed, set, setSquare, isFocused, leave }: Props) {
	const growth = useApp((state) => state.options.growth);
	const orientation = useApp((state) => state.orientation);
	const size = useBoardSize(false, growth);
	const box = useRef<HTMLDivElement>(null);
	const pressing = usePressing(posed, {
		chosen: posed.right,
		choose: set,
		hasSeveral: true,
	});
	const painted = useMemo(
		() => ({ ...rightBoard(posed, pressing.from), orientation }),
		[posed, pressing.from, orientation],
	);
	useEffect(() => {
		if (isFocused) box.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
	}, [isFocused]);
	const isOne = posed.choosing === "class";
	useLeaving(leave);
	return (
		<>
			<div ref={box} className="right-on-board">
				<PaintBoard
					size={size}
					painted={painted}
					{...pressing}
					{...(isOne && { press: setSquare, canPress: always })}
					tellsClasses
				/>
			</div>
			<div className="right-line beside loose spread">
				<p className="column joined flush">
					<span className="small">{words.pressOn[posed.choosing]}</span>
					<RightLine posed={posed} set={set} />
				</p>
				<button type="button" onClick={leave}>
					{words.done}
				</button>
			</div>
		</>
	);
}

/** Escape leaves this, and nothing below it; the board below cannot be reached meanwhile. */
function useLeaving(leave: () => void): void {
	const { places } = useSession();
	const latest = useRef(leave);
	latest.current = leave;
	useEffect(() => {
		const below = places.find("cell")?.closest<HTMLElement>(".board");
		if (below) below.inert = true;
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			event.preventDefault();
			event.stopPropagation();
			latest.current();
		};
		window.addEventListener("keydown", onKeyDown, { capture: true });
		return () => {
			if (below) below.inert = false;
			window.removeEventListener("keydown", onKeyDown, { capture: true });
		};
	}, [places]);
}
