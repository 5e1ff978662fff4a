// The speaker's window, as seen from the page that presents: opened, told what is on view, and
// obeyed.

import type { Frame } from "../../../chess/frame.ts";
import { positionAt } from "../../../chess/game.ts";
import { WORDS_PER_PLACEMENT } from "../../../chess/placement.ts";
import { SQUARE_COUNT } from "../../../chess/square.ts";
import { BASE } from "../../../loading/base.ts";
import type { Store } from "../../../runtime/createStore.ts";
import { titlesIn } from "../../../session/chapterEdits.ts";
import { planIn, plansIn } from "../../../session/chapterPlans.ts";
import type { Session } from "../../../session/session.ts";
import { chaptersIn } from "../../../store/opening/lesson.ts";
import type { AppState } from "../../../store/state/appState.ts";
import { captionOf, moveText } from "../../../ui/moveText/moveText.ts";
import { sight } from "../sight.ts";
import type { View } from "../view.ts";
import {
	type Following,
	openChannel,
	type SpeakerView,
	type Still,
	type ToPresentation,
	type ToSpeaker,
} from "./messages.ts";

/** Milliseconds in which a window that opens may end full screen. */
const OPENING_MS = 3000;

function stillOf({ game, control }: AppState, frame: Frame): Still {
	const start = frame * WORDS_PER_PLACEMENT;
	const squares = frame * SQUARE_COUNT;
	return {
		placements: game.placements.slice(start, start + WORDS_PER_PLACEMENT),
		control: Uint8Array.from(
			{ length: SQUARE_COUNT },
			(_, square) => control?.control[squares + square] ?? 0,
		),
	};
}

function nextIn(state: AppState, titles: readonly string[], chapter: number): Following {
	const { game, settledFrame } = state;
	const [frame] = positionAt(game, settledFrame).next;
	if (frame !== undefined) {
		return { kind: "move", move: moveText(game, frame), still: stillOf(state, frame) };
	}
	const title = settledFrame === game.plies ? titles[chapter + 1] : undefined;
	return title === undefined ? { kind: "end" } : { kind: "chapter", title };
}

function speakerViewOf(state: AppState, { isBlack }: View, began: number): SpeakerView {
	const { game, library, settledFrame, orientation, options } = state;
	const titles = chaptersIn(state) > 1 ? titlesIn(state) : [];
	const chapter = library?.open ?? 0;
	const plans = chaptersIn(state) > 1 ? plansIn(state) : [planIn(game)];
	return {
		titles,
		chapter,
		minutes: plans.map(({ minutes }) => minutes),
		own: planIn(game).notes,
		move: moveText(game, settledFrame),
		notes: captionOf(game, settledFrame),
		still: stillOf(state, settledFrame),
		next: nextIn(state, titles, chapter),
		orientation,
		options,
		hidden: [...(state.hidden.heat ? (["heat"] as const) : []), ...sight.get().hidden],
		isBlack,
		began,
	};
}

type Acts = {
	press(key: string, isHeld: boolean): void;
	goTo(chapter: number): void;
	end(): void;
};

export function createSpeakerLink({ store }: Session, view: Store<View>, acts: Acts) {
	const began = Date.now();
	const id = `${began.toString(36)}-${Math.random().toString(36).slice(2)}`;
	let channel: BroadcastChannel | undefined;
	const windows = new Set<string>();
	let openedAt = Number.NEGATIVE_INFINITY;
	let isQueued = false;

	const post = (message: ToSpeaker) => channel?.postMessage(message);

	/** Several changes of one step are told once. */
	function tell(): void {
		if (windows.size === 0 || isQueued) return;
		isQueued = true;
		queueMicrotask(() => {
			isQueued = false;
			post({ kind: "view", view: speakerViewOf(store.get(), view.get(), began) });
		});
	}

	function hear(message: ToPresentation): void {
		if (message.kind === "press") acts.press(message.key, message.isHeld);
		else if (message.kind === "goTo") acts.goTo(message.chapter);
		else if (message.kind === "end") acts.end();
		else if (message.kind === "hello") windows.add(message.from);
		else windows.delete(message.from);
		tell();
	}

	function listen(): void {
		if (channel !== undefined) return;
		channel = openChannel(id);
		channel.onmessage = ({ data }: MessageEvent<ToPresentation>) => hear(data);
	}

	const over = () => post({ kind: "over" });

	return {
		/** Returns whether the browser has let it: false where it blocks pop-ups. */
		openWindow(): boolean {
			listen();
			openedAt = performance.now();
			const address = new URL(`speaker.html#${id}`, BASE);
			return window.open(address, `speaker-${id}`, "popup,width=1280,height=800") !== null;
		},
		/** May a window that was opened have ended full screen? It does so once. */
		hasJustOpened(): boolean {
			const hasOpened = performance.now() - openedAt < OPENING_MS;
			openedAt = Number.NEGATIVE_INFINITY;
			return hasOpened;
		},
		/** Returns a function that ends it, and with it the speaker's window. */
		start(): () => void {
			window.addEventListener("pagehide", over);
			const ends = [
				store.watch(
					["settledFrame", "game", "library", "control", "orientation", "options", "hidden"],
					tell,
				),
				view.watch(["isBlack"], tell),
				sight.subscribe(tell),
			];
			return () => {
				window.removeEventListener("pagehide", over);
				for (const end of ends) end();
				over();
				channel?.close();
				channel = undefined;
				windows.clear();
			};
		},
	};
}
