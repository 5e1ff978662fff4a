// The game as a room sees it, while somebody presents: what the presenter does, on which square the light falls, and when it is dark.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cellOf } from "../board/geometry.ts";
import { useBoardSize } from "../board/useBoardSize.ts";
import type { Square } from "../chess/square.ts";
import { Present } from "../ui/present/Present.tsx";
import { endPresenting, listenToLeaving } from "../ui/present/presenting.ts";
import { type Session, useApp, useSession } from "../ui/useApp.ts";
import { takesCharacters } from "./characterKeys.ts";
import { listenToPresentKeys } from "./presentKeys.ts";
import { listenToPresentPointers } from "./presentPointers.ts";

type Shown = { readonly spot: Square | undefined; readonly isBlack: boolean };

const PLAIN: Shown = { spot: undefined, isBlack: false };

/** Listens to keys, pointers and ways out from now on. Returns a function that stops it. */
function present(session: Session, shownNow: () => Shown, show: (shown: Shown) => void) {
	const { store, actions, places } = session;
	const leave = () => endPresenting(session);
	const darken = () => show({ ...PLAIN, isBlack: !shownNow().isBlack });
	const explain = (square: Square) =>
		actions.inspect(store.get().inspected?.square === square ? undefined : square, false);
	const board = places.find("board");
	const ends = [
		listenToPresentKeys({ ...session, leave, darken, explain }, takesCharacters),
		listenToLeaving(leave),
		// A step shows the board again, and nothing but the position.
		store.watch(["frame", "game"], () => {
			if (shownNow() !== PLAIN) show(PLAIN);
		}),
		board &&
			listenToPresentPointers(board, store, {
				explain,
				point(spot) {
					if (spot !== shownNow().spot) show({ ...shownNow(), spot });
				},
				step: (by) => (by > 0 ? actions.forward() : actions.back()),
				lighten() {
					const { isBlack } = shownNow();
					if (isBlack) show(PLAIN);
					return isBlack;
				},
			}),
	];
	return () => {
		for (const end of ends) end?.();
	};
}

export function PresentRoom() {
	const session = useSession();
	const box = useRef<HTMLElement>(null);
	const [shown, setShown] = useState(PLAIN);
	const latest = useRef(PLAIN);
	const show = useMemo(
		() => (next: Shown) => {
			latest.current = next;
			setShown(next);
		},
		[],
	);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	// Before it is seen: a key that is pressed as soon as it is there acts.
	useLayoutEffect(() => present(session, () => latest.current, show), [session, show]);
	const isExplained = useApp((state) => state.inspected !== undefined);
	return (
		<>
			<Present
				box={box}
				{...shown}
				darken={(isBlack) => show({ ...PLAIN, isBlack })}
				leave={() => endPresenting(session)}
			/>
			{shown.spot !== undefined && !isExplained && <Spot square={shown.spot} />}
			{shown.isBlack && <div className="present-black" />}
		</>
	);
}

/** The light on one square of the board. */
function Spot({ square }: { readonly square: Square }) {
	const { width } = useBoardSize(true);
	const orientation = useApp((state) => state.orientation);
	const cell = cellOf(square, orientation);
	return (
		<div className="present-spots" aria-hidden="true" style={{ width, height: width }}>
			<div
				className="present-spot"
				style={{ left: `${(cell & 7) * 12.5}%`, top: `${(cell >> 3) * 12.5}%` }}
			/>
		</div>
	);
}
