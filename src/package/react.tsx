// square-control-app/react: a board with its heat in a React page. A server, and a page until it
// has found out how wide the board may be, render the position in words; then it is the
// application's own board. React and Konva are the page's.

import {
	forwardRef,
	type ReactNode,
	type Ref,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { describeCounts } from "../board/text/boardText.ts";
import type { Frame } from "../chess/frame.ts";
import { BLACK, piecesOfSide, type Side, WHITE } from "../chess/piece.ts";
import { squaresOf } from "../chess/placement.ts";
import { squareName } from "../chess/square.ts";
import { chessWords } from "../messages/en/chess.ts";
import { packageWords } from "../messages/en/package.ts";
import { tellPosition } from "../ui/tellPosition.ts";
import { LiveBoard, type Steps } from "./react/LiveBoard.tsx";
import type { ControlBoardHandle, ControlBoardProps } from "./react/props.ts";
import { frameAt, readShown, type Shown } from "./react/readShown.ts";

function piecesOf({ game }: Shown, frame: Frame, side: Side): string {
	const pieces = piecesOfSide(side).flatMap((piece) =>
		squaresOf(game.placements, frame, piece).map((square) =>
			packageWords.pieceOn(chessWords.kind(piece), squareName(square)),
		),
	);
	return packageWords.pieces(side, pieces);
}

/** A position in words: what a server renders, and what is shown until a board is there. */
function BoardWords({ shown, frame }: { shown: Shown; frame: Frame }) {
	return (
		<>
			<p>{tellPosition(shown.game, frame)}</p>
			<p>{piecesOf(shown, frame, WHITE)}</p>
			<p>{piecesOf(shown, frame, BLACK)}</p>
			<p>{packageWords.controlled(describeCounts(shown.game, shown.control, frame))}</p>
		</>
	);
}

export type { Inspection, SquareName } from "./answers.ts";
export type {
	Arrow,
	BoardColour,
	ControlBoardHandle,
	ControlBoardProps,
	Lens,
	Move,
	PieceSet,
	Ply,
} from "./react/props.ts";

/**
 * Before anything is painted. On a server there is no such time, and React 18 complains where one
 * is asked for.
 */
const usePaintEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** CSS pixels, of an element that the page's styles give its width. Undefined while it has none. */
function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
	const [width, setWidth] = useState<number>();
	usePaintEffect(() => {
		if (element.current === null) return;
		const { current } = element;
		const measure = () => setWidth(current.clientWidth || undefined);
		measure();
		// Pages without a screen, as tests have them, know no sizes.
		if (typeof ResizeObserver === "undefined") return;
		const watch = new ResizeObserver(measure);
		watch.observe(current);
		return () => watch.disconnect();
	}, [element]);
	return width;
}

/** Attributes that a page puts on any element. */
const attributesIn = (rest: object) =>
	Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith("data-")));

/**
 * Reads the props. Returns the board to show, or the fault of the props; where the page hears of
 * faults, the last readable board stays.
 */
function useShown({ fen, game, onError }: ControlBoardProps): Shown | string {
	const given = useMemo(() => readShown(fen, game), [fen, game]);
	const [readable, setReadable] = useState<Shown>();
	if (typeof given !== "string" && given !== readable) setReadable(given);
	const hear = useRef(onError);
	useEffect(() => {
		hear.current = onError;
	}, [onError]);
	useEffect(() => {
		if (typeof given === "string") hear.current?.({ message: given });
	}, [given]);
	return typeof given === "string" && onError !== undefined ? (readable ?? given) : given;
}

function Given(props: ControlBoardProps, ref: Ref<ControlBoardHandle>): ReactNode {
	const { fen, game, label = packageWords.label, className, style, id, onError, ...rest } = props;
	const box = useRef<HTMLDivElement>(null);
	const steps = useRef<Steps>(null);
	const width = useWidth(box);
	const shown = useShown(props);
	useImperativeHandle(
		ref,
		() => ({
			next: () => steps.current?.next(),
			back: () => steps.current?.back(),
			flip: () => steps.current?.flip(),
			get element() {
				return box.current;
			},
		}),
		[],
	);
	return (
		<div
			ref={box}
			role="group"
			aria-label={label}
			className={className === undefined ? "square-control" : `square-control ${className}`}
			style={style}
			id={id}
			{...attributesIn(rest)}
		>
			{typeof shown === "string" ? (
				<p role="alert">{shown}</p>
			) : width === undefined ? (
				<BoardWords shown={shown} frame={frameAt(shown.game, rest.ply)} />
			) : (
				<LiveBoard shown={shown} width={width} box={box} handle={steps} {...rest} />
			)}
		</div>
	);
}

/** React 18 gives a `ref` to what asks for it by `forwardRef` alone. */
export const ControlBoard = forwardRef(Given) as (
	props: ControlBoardProps & { readonly ref?: Ref<ControlBoardHandle> | undefined },
) => ReactNode;
