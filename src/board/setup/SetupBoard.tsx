// The board on which a position is set up: one still canvas, over it a grid of named cells for
// keyboard and screen readers, and what follows the pointer.

import {
	type KeyboardEvent,
	useEffect,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, type Piece, pieceLettered, type Side } from "../../chess/piece.ts";
import type { Placements } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import { cellOf, squareIn } from "../../heat/cells.ts";
import { boardWords } from "../../messages/en/board.ts";
import { setupWords } from "../../messages/en/screens/setup.ts";
import type { BoardSize } from "../geometry.ts";
import { PiecePicture } from "../PiecePicture.tsx";
import type { Picture } from "../paint/paintPosition.ts";
import { StillBoard } from "../StillBoard.tsx";
import { factsOf } from "../text/facts.ts";
import { cellBeside } from "../text/steps.ts";
import type { SetupHand } from "./setupHand.ts";
import type { SetupPointers } from "./setupPointers.ts";
import "./setupBoard.css";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** How the board is looked at. */
type Looks = Pick<Picture, "showsPatterns" | "tintsNeutral">;

type Props = {
	readonly size: BoardSize;
	/** The position as it stands, or would if what is carried were let go of. */
	readonly pieces: ArrayLike<number>;
	/** The same without what is carried. */
	readonly placements: Placements;
	readonly control: GameControl;
	readonly orientation: Side;
	readonly looks: Looks;
	/** On its squares, where there is no room beside it. */
	readonly hasCoordinates: boolean;
	readonly hand: SetupHand;
	readonly pointers: SetupPointers;
	/** Puts a piece that was typed on a square, or takes away what stands there. */
	readonly put: (square: Square, piece: Piece) => void;
	/** Where what is carried is drawn: whoever follows the pointer moves it. */
	readonly setFloat: (element: HTMLElement | null) => void;
};

export function SetupBoard(props: Props) {
	const { size, placements, control, orientation, looks, hand, pointers, setFloat } = props;
	const box = useRef<HTMLDivElement>(null);
	const carried = useSyncExternalStore(hand.subscribe, () => hand.get().carried);
	useEffect(() => (box.current ? pointers.mount(box.current) : undefined), [pointers]);
	const { hasCoordinates } = props;
	const { showsPatterns, tintsNeutral } = looks;
	const picture = useMemo(
		() => ({
			placements,
			control,
			orientation,
			showsCoordinates: hasCoordinates,
			showsPatterns,
			tintsNeutral,
		}),
		[placements, control, orientation, hasCoordinates, showsPatterns, tintsNeutral],
	);
	const { width } = size;
	return (
		<div ref={box} className="setup-board" style={{ width, height: width }}>
			<StillBoard size={size} picture={picture} />
			<Grid {...props} />
			{carried !== undefined && (
				<div ref={setFloat} className="setup-float" style={{ width: width / 8, height: width / 8 }}>
					<PiecePicture piece={carried.piece} edge={size.edge} />
				</div>
			)}
		</div>
	);
}

/** The piece of a letter: as in a FEN, White's are capitals. Undefined for no letter of a piece. */
function typedPiece(key: string): Piece | undefined {
	if (key === "Delete" || key === "Backspace") return NO_PIECE;
	const piece = pieceLettered(key);
	return piece === NO_PIECE ? undefined : piece;
}

function Grid({ pieces, control, orientation, hand, put }: Props) {
	const help = useId();
	const cells = useRef<HTMLElement[]>([]);
	const selected = useSyncExternalStore(hand.subscribe, () => hand.get().selected);
	const over = useSyncExternalStore(hand.subscribe, () => hand.get().over);
	const [home, setHome] = useState<Square>(0 as Square);
	const isInside = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard stays on its square when the board is flipped
	useLayoutEffect(() => {
		if (isInside.current) cells.current[cellOf(home, orientation)]?.focus();
	}, [orientation]);

	function squareOf(target: EventTarget): Square | undefined {
		const cell = cells.current.indexOf(target as HTMLElement);
		return cell < 0 ? undefined : squareIn(cell, orientation);
	}

	function onKeyDown(event: KeyboardEvent): void {
		const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
		if (altKey || ctrlKey || metaKey) return;
		const piece = typedPiece(key);
		const to = cellBeside(cellOf(home, orientation), key);
		if (to !== undefined && !shiftKey) cells.current[to]?.focus();
		else if (piece !== undefined) put(home, piece);
		else if (key === "Enter" || key === " ") {
			if (!event.repeat) hand.choose(home);
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<>
			<div
				role="grid"
				aria-label={boardWords.grid}
				aria-describedby={help}
				className="setup-grid"
				onKeyDown={onKeyDown}
				// A screen reader's press has no pointer.
				onClick={({ target, detail }) => {
					const square = squareOf(target);
					if (detail === 0 && square !== undefined) hand.choose(square);
				}}
				onFocus={({ target }) => {
					isInside.current = true;
					setHome(squareOf(target) ?? home);
				}}
				onBlur={() => {
					isInside.current = false;
				}}
			>
				{ROWS.map((row) => (
					<div key={row} role="row">
						{ROWS.map((column) => {
							const cell = row * 8 + column;
							const square = squareIn(cell, orientation);
							const piece = (pieces[square] ?? NO_PIECE) as Piece;
							return (
								<div
									key={column}
									ref={(element) => {
										if (element) cells.current[cell] = element;
									}}
									role="gridcell"
									tabIndex={square === home ? 0 : -1}
									aria-selected={square === selected || undefined}
									data-over={square === over || undefined}
									aria-label={boardWords.square(
										factsOf(square, piece, controlAt(control, FIRST_FRAME, square)),
									)}
								/>
							);
						})}
					</div>
				))}
			</div>
			<p id={help} className="unseen">
				{setupWords.boardKeys}
			</p>
		</>
	);
}
