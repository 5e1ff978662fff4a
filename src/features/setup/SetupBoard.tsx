// The board on which a position is set up, and the piece that follows the pointer.

import {
	type RefObject,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { Board } from "../../board/Board.tsx";
import { createBoardView } from "../../board/createBoardView.ts";
import type { BoardSize } from "../../board/geometry.ts";
import { createPlaceMode, type PlaceHand } from "../../board/hand/place.ts";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { BOARD_WORDS } from "../../board/text/boardText.ts";
import { factsOf } from "../../board/text/facts.ts";
import type { BoardLooks, BoardView } from "../../board/view.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, type Piece, type Side } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import { setupWords } from "../../messages/en/screens/setup.ts";
import "./setup.css";

type Props = {
	readonly size: BoardSize;
	/** The pieces on the squares, without a carried one. */
	readonly standing: ArrayLike<number>;
	/** The pieces after the carried one is released, and who controls what then. */
	readonly pieces: ArrayLike<number>;
	readonly control: GameControl;
	readonly orientation: Side;
	readonly looks: BoardLooks;
	/** On its squares, where there is no room beside it. */
	readonly hasCoordinates: boolean;
	readonly hand: PlaceHand;
	readonly box: RefObject<HTMLDivElement | null>;
	/** Puts a piece that was typed on a square, or takes away what stands there. */
	readonly put: (square: Square, piece: Piece) => void;
};

/** Squares with a ring: what is selected, and what a carried piece is over. */
function ringsOf(...found: readonly (Square | undefined)[]): BoardView["ringed"] {
	const squares = found.filter((square) => square !== undefined);
	return squares.length === 0 ? undefined : { frame: FIRST_FRAME, squares };
}

export function SetupBoard(props: Props) {
	const { size, standing, control, orientation, looks, hand, hasCoordinates } = props;
	const selected = useSyncExternalStore(hand.subscribe, () => hand.get().selected);
	const over = useSyncExternalStore(hand.subscribe, () => hand.get().over);
	const carried = useSyncExternalStore(hand.subscribe, () => hand.get().carried);
	const latest = useRef(props);
	latest.current = props;
	const shown = useMemo(
		() => ({ pieces: standing, control, orientation, looks }),
		[standing, control, orientation, looks],
	);
	const [view] = useState(() => createBoardView(shown));
	const mode = useMemo(
		() =>
			createPlaceMode(
				hand,
				{
					put: (square, piece) => latest.current.put(square, piece),
					orientation: () => view.get().orientation,
				},
				(square) => nameOf(square, latest.current),
				view.subscribe,
			),
		[hand, view],
	);
	// Words are written when the view changes: `latest` has the pieces by then.
	useLayoutEffect(
		() => view.set({ ...shown, ringed: ringsOf(selected, over) }),
		[view, shown, selected, over],
	);
	const { width } = size;
	return (
		<div ref={props.box} className="setup-board anchor rigid" style={{ width, height: width }}>
			<Board
				view={view}
				mode={mode}
				help={setupWords.boardKeys}
				size={size}
				hasCoordinates={hasCoordinates}
			/>
			{carried !== undefined && <Carried piece={carried.piece} size={size} hand={hand} />}
		</div>
	);
}

function nameOf(square: Square, { pieces, control }: Props): string {
	const piece = (pieces[square] ?? NO_PIECE) as Piece;
	return BOARD_WORDS.square(factsOf(square, piece, controlAt(control, FIRST_FRAME, square)));
}

/** Its middle is where the pointer is, on the board or beside it. */
function Carried({ piece, size, hand }: Pick<Props, "size" | "hand"> & { readonly piece: Piece }) {
	const box = useRef<HTMLDivElement>(null);
	const edge = size.width / 8;
	useLayoutEffect(() => {
		const follow = () => {
			const { at } = hand.get();
			if (at === undefined || box.current === null) return;
			const [left, top] = [at.x, at.y].map((squares) => (squares - 0.5) * edge);
			box.current.style.transform = `translate(${left}px, ${top}px)`;
		};
		follow();
		return hand.subscribe(follow);
	}, [hand, edge]);
	return (
		<div ref={box} className="setup-float" style={{ width: edge, height: edge }}>
			<PiecePicture piece={piece} edge={size.edge} />
		</div>
	);
}
