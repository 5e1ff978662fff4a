// A board to mark squares on: by press, by dragging over it, by arrow keys and Space.

import { useLayoutEffect, useMemo, useState } from "react";
import { Board } from "../../board/Board.tsx";
import { createBoardView } from "../../board/createBoardView.ts";
import type { BoardSize } from "../../board/geometry.ts";
import { createPressMode, type Pressing } from "../../board/hand/press.ts";
import { usePageStyle } from "../../board/styles/usePageStyle.ts";
import { type BoardLooks, type BoardView, DEFAULT_LOOKS } from "../../board/view.ts";
import { NO_PIECE, type Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import { paintWords } from "../../messages/en/screens/paint.ts";
import { createStore } from "../../runtime/createStore.ts";
import { Coordinates } from "../Coordinates.tsx";
import type { Painted } from "./paintSquares.ts";
import "./question.css";

/** Nothing can be pressed on a board without them. */
type Props = Partial<Omit<Pressing, "nameOf">> & {
	readonly size: BoardSize;
	/** The same object as long as nothing of it changes. */
	readonly painted: Painted;
	/** Are the classes of tinted squares in their names? */
	readonly tellsClasses?: boolean;
};

const WORDS = {
	get grid() {
		return paintWords.title;
	},
};

const NONE: ReadonlySet<Square> = new Set();

const pressingOf = (props: Props): Pressing => ({
	canPress: props.canPress ?? (() => false),
	pressed: props.pressed ?? NONE,
	press: props.press ?? (() => {}),
	refuse: props.refuse,
	isDragged: props.isDragged ?? true,
	draw: props.draw,
	leavesEnter: props.leavesEnter ?? false,
	nameOf: (square) => nameOf(square, props),
});

const viewOf = (painted: Painted, looks: BoardLooks) => ({
	pieces: painted.pieces,
	orientation: painted.orientation,
	tints: painted.tints ?? NO_TINTS,
	markings: painted,
	arrows: painted.arrows ?? NO_ARROWS,
	looks,
});

const NO_TINTS: Painted["tints"] = new Map();
const NO_ARROWS: BoardView["arrows"] = [];

export function PaintBoard(props: Props) {
	const { size, painted } = props;
	const { showsPatterns = false } = painted;
	const { names } = usePageStyle();
	const looks = useMemo(
		() => ({ ...DEFAULT_LOOKS, ...names, showsPatterns }),
		[names, showsPatterns],
	);
	const [{ view, pressing, mode }] = useState(() => {
		const view = createBoardView(viewOf(painted, looks));
		const pressing = createStore(pressingOf(props));
		return { view, pressing, mode: createPressMode(pressing, () => view.get().orientation) };
	});
	useLayoutEffect(() => view.set(viewOf(painted, looks)), [view, painted, looks]);
	useLayoutEffect(() => pressing.set(pressingOf(props)));
	return (
		<div className="paint-board rigid" style={{ width: size.width, height: size.width }}>
			<Board view={view} mode={mode} words={WORDS} size={size} hasCoordinates={false} />
			<Coordinates width={size.width} orientation={painted.orientation} />
		</div>
	);
}

function nameOf(square: Square, { painted, tellsClasses = false }: Props): string {
	const piece = (painted.pieces[square] ?? NO_PIECE) as Piece;
	const tint = tellsClasses ? painted.tints?.get(square) : undefined;
	return paintWords.square({
		square,
		piece: piece === NO_PIECE ? undefined : piece,
		control: tint === undefined ? undefined : CLASSES[tint].key,
		sign: painted.signs?.get(square),
		share: painted.shares?.get(square)?.text,
	});
}
