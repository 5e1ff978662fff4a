// The counts of what the board shows, written by hand: into the page at rest, and painted over it
// while steps come fast. With them goes the lens through which the board is seen.

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { isScrubbing } from "../../board/cursor.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { signed } from "../../control/effect.ts";
import { animationJob } from "../../runtime/frameBatch.ts";
import { setText } from "../../runtime/setText.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { comparedIn, onBoard, previewOf } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import { createLivePaint, type LivePaint, type Pen } from "../../ui/canvas/livePaint.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { LensChoice } from "../../ui/legend/LensChoice.tsx";
import { Counts } from "./Counts.tsx";

/**
 * The counts on view: those of the frame, or of a move that is looked at, and those before it, or
 * of the position that it is compared with.
 */
function countsOf(state: AppState) {
	const { game, control, frame } = onBoard(state);
	const preview = previewOf(state);
	if (preview !== undefined) {
		const [now, before] = [preview.after, preview.before];
		return { now: countsAt(preview.control, now), before: countsAt(preview.control, before) };
	}
	if (control === undefined) return undefined;
	const compared = comparedIn(state);
	if (compared !== undefined) {
		const before = countsAt(compared.control, FIRST_FRAME);
		return compared.isShown
			? { now: before, before: undefined }
			: { now: countsAt(control, frame), before };
	}
	const { parent } = positionAt(game, frame);
	return {
		now: countsAt(control, frame),
		before: parent === undefined ? undefined : countsAt(control, parent),
	};
}

/**
 * The counts by hand, without React: written to the page at rest, painted over it while steps come
 * fast.
 */
function createWriter(box: HTMLElement, live: LivePaint) {
	const numbers = [...box.querySelectorAll(".count")];
	const changes = [...box.querySelectorAll(".change")];
	const shares = box.querySelector<HTMLElement>(".shares");
	if (shares === null) throw new Error("The counts have a bar");
	const style = getComputedStyle(box);
	const tints = CLASS_LIST.map(({ key }) => style.getPropertyValue(`--tint-${key}`));
	const ground = style.getPropertyValue("--ground");

	/** The texts of each class: its number, its change, and its end in the bar. */
	function texts(state: AppState) {
		const found = countsOf(state);
		let end = 0;
		return CLASS_LIST.map(({ count }) => {
			const now = found?.now[count];
			const by = found?.before === undefined ? 0 : (now ?? 0) - found.before[count];
			end += (now ?? 0) / SQUARE_COUNT;
			return [now === undefined ? "–" : String(now), by === 0 ? "" : signed(by), end] as const;
		});
	}

	function paint({ write, fill }: Pen, state: AppState): void {
		const said = texts(state);
		said.forEach(([number, change], index) => {
			if (numbers[index]) write(numbers[index], number);
			if (changes[index]) write(changes[index], change);
		});
		if (shares === null) return;
		fill(shares, [[ground, 1]]);
		fill(
			shares,
			said.map(([, , end], index) => [tints[index] ?? ground, end]),
		);
	}

	function write(state: AppState): void {
		texts(state).forEach(([number, change, end], index) => {
			const [one, other] = [numbers[index], changes[index]];
			if (one) setText(one, number);
			if (other) setText(other, change);
			shares?.style.setProperty(`--${CLASS_LIST[index]?.key}`, `${end * 100}%`);
		});
		if (shares) shares.dataset.empty = String(countsOf(state) === undefined);
		box.toggleAttribute("data-preview", previewOf(state) !== undefined);
		live.end();
	}

	return (state: AppState) =>
		isScrubbing(state) ? live.paint((pen) => paint(pen, state)) : write(state);
}

type Props = {
	readonly meanings: (close: () => void) => ReactNode;
	/** Between the counts and the lens. */
	readonly children: ReactNode;
};

/** The counts of what the board shows, and through which lens it is seen. */
export function LiveCounts({ meanings, children }: Props) {
	const { store } = useSession();
	const box = useRef<HTMLElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	// Before they are painted: the page was sent with the numbers of the start.
	useLayoutEffect(() => {
		if (box.current === null || canvas.current === null) return;
		const live = createLivePaint(canvas.current, box.current);
		const element = box.current;
		let write = createWriter(element, live);
		write(store.get());
		const now = () => write(store.get());
		const rush = animationJob(now);
		const rest = queuedJob(now);
		const ends = [
			store.watch(["options"], () => {
				write = createWriter(element, live);
			}),
			store.watch(["frame"], (next) => {
				if (isScrubbing(next)) rush();
			}),
			store.watch(
				[
					...(["settledFrame", "pace", "control", "pointed", "inHand", "sideline"] as const),
					...(["reference", "isComparing"] as const),
				],
				(next) => {
					if (!isScrubbing(next)) rest();
				},
			),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [store]);
	return (
		<Counts box={box} meanings={meanings}>
			<canvas ref={canvas} className="live cover" role="presentation" />
			{children}
			<LensChoice />
		</Counts>
	);
}
