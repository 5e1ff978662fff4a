// A presentation: the panel beside the board, the spot on a square, the black screen, and its
// listeners.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cellOf } from "../../board/geometry.ts";
import { useBoardSize } from "../../board/useBoardSize.ts";
import type { Square } from "../../chess/square.ts";
import type { Session } from "../../session/session.ts";
import { chaptersIn } from "../../store/opening/chapters.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { ChapterChoice } from "./Chapters.tsx";
import { PresentPanel } from "./PresentPanel.tsx";
import { endPresenting, listenToLeaving } from "./presenting.ts";
import { listenToPresentKeys } from "./presentKeys.ts";
import { listenToPresentPointers } from "./presentPointers.ts";
import { createTurning, type StepFailure, type Turning } from "./turning.ts";

type View = {
	/** The square that is pointed at. */
	readonly spot: Square | undefined;
	readonly isBlack: boolean;
	/** Why the last step did nothing. Undefined where it did something. */
	readonly failure: StepFailure | undefined;
};

const PLAIN: View = { spot: undefined, isBlack: false, failure: undefined };

type Controls = {
	readonly turning: Turning;
	readonly chooseChapter: () => void;
	readonly viewNow: () => View;
	readonly show: (view: View) => void;
};

/**
 * Listens to keys, pointers and what ends the presentation. Returns a function that stops
 * listening.
 */
function listen(session: Session, { turning, chooseChapter, viewNow, show }: Controls) {
	const { store, actions, places } = session;
	const leave = () => endPresenting(session);
	const darken = () => show({ ...PLAIN, isBlack: !viewNow().isBlack });
	const explain = (square: Square) =>
		actions.inspect(store.get().inspected?.square === square ? undefined : square, false);
	const board = places.find("board");
	const ends = [
		listenToPresentKeys(
			{ ...session, turning, chooseChapter, leave, darken, explain },
			takesCharacters,
		),
		turning.stop,
		listenToLeaving(leave),
		// A step ends the black screen, the spot and the notice.
		store.watch(["frame", "game"], () => {
			if (viewNow() !== PLAIN) show(PLAIN);
		}),
		board &&
			listenToPresentPointers(board, store, {
				explain,
				point(spot) {
					if (spot !== viewNow().spot) show({ ...viewNow(), spot });
				},
				step: turning.step,
				lighten() {
					const { isBlack } = viewNow();
					if (isBlack) show(PLAIN);
					return isBlack;
				},
			}),
	];
	return () => {
		for (const end of ends) end?.();
	};
}

export function Presentation() {
	const session = useSession();
	const box = useRef<HTMLElement>(null);
	const [view, setView] = useState(PLAIN);
	const latest = useRef(PLAIN);
	const show = useMemo(
		() => (next: View) => {
			latest.current = next;
			setView(next);
		},
		[],
	);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	const turning = useMemo(
		() => createTurning(session, (failure) => show({ ...PLAIN, failure })),
		[session, show],
	);
	const [isChoosing, setChoosing] = useState(false);
	const chooseChapter = useCallback(() => setChoosing(hasChapters(session)), [session]);
	// In a layout effect: a key may be pressed as soon as it is there.
	useLayoutEffect(
		() => listen(session, { turning, chooseChapter, viewNow: () => latest.current, show }),
		[session, turning, chooseChapter, show],
	);
	const isExplained = useApp((state) => state.inspected !== undefined);
	return (
		<>
			<PresentPanel
				box={box}
				{...view}
				turning={turning}
				chooseChapter={chooseChapter}
				darken={(isBlack) => show({ ...PLAIN, isBlack })}
				leave={() => endPresenting(session)}
			/>
			{isChoosing && (
				<ChapterChoice
					goTo={(index) => {
						box.current?.focus({ preventScroll: true });
						turning.goTo(index);
					}}
					close={() => setChoosing(false)}
				/>
			)}
			{view.spot !== undefined && !isExplained && <Spot square={view.spot} />}
			{view.isBlack && <div className="present-black" />}
		</>
	);
}

/**
 * False for files of thousands of games: nobody would choose from such a list during a
 * presentation.
 */
const hasChapters = ({ store }: Session) => chaptersIn(store.get()) > 1;

/** The ring of light on the square that is pointed at. */
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
