// The board of square-control-app/react once it is in a page: the application's own, given what the
// page gives and telling it what happens.

import {
	type Ref,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from "react";
import { Board } from "../../board/Board.tsx";
import { snap } from "../../board/geometry.ts";
import { useRatio } from "../../board/useSize.ts";
import { boardWords } from "../../messages/en/board.ts";
import { listenToClosing } from "../../ui/input/listenToClosing.ts";
import { createBoardSession, type Heard, type Looks } from "./boardSession.ts";
import { listenToClicks } from "./listenToClicks.ts";
import type { ControlBoardHandle, ControlBoardProps } from "./props.ts";
import type { Shown } from "./readShown.ts";
import "./react.css";

type Props = Looks &
	Heard &
	Pick<ControlBoardProps, "coordinates" | "onSquareClick"> & {
		readonly shown: Shown;
		readonly width: number;
		/** The outer element. */
		readonly box: { readonly current: HTMLElement | null };
		readonly handle: Ref<Steps>;
	};

/** Methods of the handle that need a mounted board. */
export type Steps = Omit<ControlBoardHandle, "element">;

export function LiveBoard(props: Props) {
	const { shown, width, box, handle, coordinates, onMove, onInspect, onPly, onSquareClick } = props;
	const { ply, lens, board, pieces, movable, arrows, animation } = props;
	const [isTurned, turn] = useReducer((is: boolean) => !is, false);
	const isBlacks = (props.orientation === "black") !== isTurned;
	const orientation = isBlacks ? "black" : "white";
	const heard = useRef<Heard & Pick<Props, "onSquareClick">>({});
	/**
	 * Each move has the board rendered again with the ply that it has led to, or with the old one.
	 */
	const [moves, noteMove] = useReducer((count: number) => count + 1, 0);
	const looks = { ply, lens, board, pieces, orientation, movable, arrows, animation } as const;
	const [session] = useState(() => createBoardSession(shown, looks, () => heard.current));
	const ratio = useRatio();
	const size = useMemo(() => snap(width, ratio), [width, ratio]);

	useLayoutEffect(() => {
		const tellPly: Heard["onPly"] = (now) => {
			onPly?.(now);
			noteMove();
		};
		heard.current = { onMove, onInspect, onPly: tellPly, onSquareClick };
	}, [onMove, onInspect, onPly, onSquareClick]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a move asks again what the page wants to show.
	useLayoutEffect(
		() =>
			session.show(shown, { ply, lens, board, pieces, orientation, movable, arrows, animation }),
		[session, shown, ply, lens, board, pieces, orientation, movable, arrows, animation, moves],
	);
	useImperativeHandle(handle, () => ({ next: session.next, back: session.back, flip: turn }), [
		session,
	]);
	useEffect(
		() => session.followInspected((inspection) => heard.current.onInspect?.(inspection)),
		[session],
	);
	useEffect(() => {
		const home = () => box.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
		return listenToClosing(session.view, () => session.inspect(undefined), home);
	}, [box, session]);
	useEffect(
		() =>
			box.current === null
				? undefined
				: listenToClicks(box.current, session.view, (square) =>
						heard.current.onSquareClick?.(square),
					),
		[box, session],
	);

	return (
		<Board
			view={session.view}
			events={session.events}
			core={session.core}
			help={onInspect === undefined ? boardWords.keys.plain : boardWords.keys.explaining}
			size={size}
			hasCoordinates={coordinates !== false}
		/>
	);
}
