// square-control/react: a board with its heat in a React page. A server, and a page until it has
// found out how wide the board may be, render the position in words; then it is the application's
// own board. React and Konva are the page's.

import {
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { packageWords } from "../messages/en/package.ts";
import { BoardWords } from "./react/BoardWords.tsx";
import { LiveBoard } from "./react/LiveBoard.tsx";
import type { ControlBoardProps } from "./react/props.ts";
import { frameAt, readShown } from "./react/readShown.ts";

export type { Inspection, SquareName } from "./answers.ts";
export type { BoardColour, ControlBoardProps, Lens, Move, PieceSet } from "./react/props.ts";

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
		const watch = new ResizeObserver(measure);
		watch.observe(current);
		return () => watch.disconnect();
	}, [element]);
	return width;
}

export function ControlBoard(props: ControlBoardProps): ReactNode {
	const { fen, game, label = packageWords.label, className, ...rest } = props;
	const box = useRef<HTMLDivElement>(null);
	const width = useWidth(box);
	const shown = useMemo(() => readShown(fen, game), [fen, game]);
	return (
		<div
			ref={box}
			role="group"
			aria-label={label}
			className={className === undefined ? "square-control" : `square-control ${className}`}
		>
			{typeof shown === "string" ? (
				<p role="alert">{shown}</p>
			) : width === undefined ? (
				<BoardWords shown={shown} frame={frameAt(shown.game, rest.ply)} />
			) : (
				<LiveBoard shown={shown} width={width} {...rest} />
			)}
		</div>
	);
}
