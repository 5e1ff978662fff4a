// The board of square-control/react once it is in a page: the application's own, given what the
// page gives and telling it what happens.

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { Board } from "../../board/Board.tsx";
import { snap } from "../../board/geometry.ts";
import { useRatio } from "../../board/useBoardSize.ts";
import { listenToClosing } from "../../ui/input/listenToClosing.ts";
import { createBoardSession, type Heard, type Looks } from "./boardSession.ts";
import type { Shown } from "./readShown.ts";
import "./react.css";

type Props = Looks & Heard & { readonly shown: Shown; readonly width: number };

export function LiveBoard({ shown, width, onMove, onInspect, ...looks }: Props) {
	const { ply, lens, board, pieces, orientation } = looks;
	const heard = useRef<Heard>({});
	/**
	 * Each move has the board rendered again with the ply that it has led to, or with the old one.
	 */
	const [moves, noteMove] = useReducer((count: number) => count + 1, 0);
	const [session] = useState(() => createBoardSession(shown, looks, () => heard.current));
	const ratio = useRatio();
	const size = useMemo(() => snap(width, ratio), [width, ratio]);

	useLayoutEffect(() => {
		const tellMove: Heard["onMove"] = (move) => {
			onMove?.(move);
			noteMove();
		};
		heard.current = { onMove: tellMove, onInspect };
	}, [onMove, onInspect]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a move asks again what the page wants to show.
	useLayoutEffect(
		() => session.show(shown, { ply, lens, board, pieces, orientation }),
		[session, shown, ply, lens, board, pieces, orientation, moves],
	);
	useEffect(
		() => session.followInspected((inspection) => heard.current.onInspect?.(inspection)),
		[session],
	);
	useEffect(() => listenToClosing(session), [session]);

	return <Board {...session} size={size} explains={onInspect !== undefined} />;
}
