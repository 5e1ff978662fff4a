// The game as a room sees it, while somebody presents: what the presenter does, on which square the light falls, and when it is dark.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cellOf } from "../../board/geometry.ts";
import { useBoardSize } from "../../board/useBoardSize.ts";
import type { Square } from "../../chess/square.ts";
import { chaptersIn } from "../../store/opening/chapters.ts";
import { type Session, useApp, useSession } from "../../ui/hooks/useApp.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { ChapterChoice } from "./Chapters.tsx";
import { PresentPanel } from "./PresentPanel.tsx";
import { endPresenting, listenToLeaving } from "./presenting.ts";
import { listenToPresentKeys } from "./presentKeys.ts";
import { listenToPresentPointers } from "./presentPointers.ts";
import { createTurning, type StepFailure, type Turning } from "./turning.ts";

type Shown = {
	readonly spot: Square | undefined;
	readonly isBlack: boolean;
	/** Why the last step did nothing. Undefined where it did something. */
	readonly failure: StepFailure | undefined;
};

const PLAIN: Shown = { spot: undefined, isBlack: false, failure: undefined };

type Doer = {
	readonly turning: Turning;
	readonly chooseChapter: () => void;
	readonly shownNow: () => Shown;
	readonly show: (shown: Shown) => void;
};

/** Listens to keys, pointers and ways out from now on. Returns a function that stops it. */
function present(session: Session, { turning, chooseChapter, shownNow, show }: Doer) {
	const { store, actions, places } = session;
	const leave = () => endPresenting(session);
	const darken = () => show({ ...PLAIN, isBlack: !shownNow().isBlack });
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
				step: turning.step,
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

export function Presentation() {
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
	const turning = useMemo(
		() => createTurning(session, (failure) => show({ ...PLAIN, failure })),
		[session, show],
	);
	const [isChoosing, setChoosing] = useState(false);
	const chooseChapter = useCallback(() => setChoosing(hasChapters(session)), [session]);
	// Before it is seen: a key that is pressed as soon as it is there acts.
	useLayoutEffect(
		() => present(session, { turning, chooseChapter, shownNow: () => latest.current, show }),
		[session, turning, chooseChapter, show],
	);
	const isExplained = useApp((state) => state.inspected !== undefined);
	return (
		<>
			<PresentPanel
				box={box}
				{...shown}
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
			{shown.spot !== undefined && !isExplained && <Spot square={shown.spot} />}
			{shown.isBlack && <div className="present-black" />}
		</>
	);
}

/** A list of thousands is no list to choose from in front of a room. */
const hasChapters = ({ store }: Session) => chaptersIn(store.get()) > 1;

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
