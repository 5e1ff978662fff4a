// The speaker's window, as seen from the page that presents: opened, sent what is on view, and
// obeyed.

import { positionAt } from "../../../chess/game.ts";
import type { Store } from "../../../runtime/createStore.ts";
import { BASE } from "../../../runtime/late/base.ts";
import { createPencil } from "../../../session/board/pencil.ts";
import { titlesIn } from "../../../session/chapterEdits.ts";
import { planIn, plansIn } from "../../../session/chapterPlans.ts";
import { chaptersIn } from "../../../session/opening/lesson.ts";
import { lessonName } from "../../../session/opening/lessonName.ts";
import type { Session } from "../../../session/session.ts";
import { onBoard } from "../../../session/state/appQueries.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { captionOf, moveText } from "../../../ui/moveText/moveText.ts";
import { sight } from "../sight.ts";
import type { View } from "../view.ts";
import {
	type Chapter,
	type Following,
	MIRRORED,
	type Mirrored,
	openChannel,
	type SpeakerView,
	type ToPresentation,
	type ToSpeaker,
} from "./messages.ts";
import { leaveReloaded, reloadedOf, takeReloaded } from "./reloading.ts";

/** Milliseconds in which a window that opens may end full screen. */
const OPENING_MS = 3000;

function nextIn(state: AppState, titles: readonly string[], chapter: number): Following {
	const { game, settledFrame, sideline } = onBoard(state);
	const [frame] = positionAt(game, settledFrame).next;
	if (frame !== undefined) {
		return { kind: "move", move: moveText(game, frame) };
	}
	const title = settledFrame === game.plies && !sideline ? titles[chapter + 1] : undefined;
	return title === undefined ? { kind: "end" } : { kind: "chapter", title };
}

function speakerViewOf(state: AppState, { isBlack }: View, began: number): SpeakerView {
	const { game, library } = state;
	const seen = onBoard(state);
	const titles = chaptersIn(state) > 1 ? titlesIn(state) : [];
	const chapter = library?.open ?? 0;
	const plans = chaptersIn(state) > 1 ? plansIn(state) : [planIn(game)];
	return {
		lesson: lessonName(state),
		titles,
		chapter,
		minutes: plans.map(({ minutes }) => minutes),
		own: planIn(game).notes,
		move: moveText(seen.game, seen.settledFrame),
		notes: captionOf(seen.game, seen.settledFrame),
		next: nextIn(state, titles, chapter),
		hidden: [...(state.hidden.heat ? (["heat"] as const) : []), ...sight.get().hidden],
		isBlack,
		began,
	};
}

/** Changes that are sent to the windows: a run of steps once it rests. */
const WATCHED = [
	...MIRRORED.filter((key) => key !== "frame"),
	...(["game", "library", "control"] as const),
];

type Acts = {
	press(key: string, isHeld: boolean): void;
	goTo(chapter: number): void;
	end(): void;
};

const mirroredOf = (state: AppState) =>
	Object.fromEntries(MIRRORED.map((key) => [key, state[key]])) as Mirrored;

export function createSpeakerLink(session: Session, view: Store<View>, acts: Acts) {
	const { store, actions } = session;
	const pencil = createPencil(store, actions);
	const { resumed } = store.get().presenting ?? {};
	const began = resumed?.began ?? Date.now();
	const id = resumed?.id ?? `${began.toString(36)}-${Math.random().toString(36).slice(2)}`;
	let channel: BroadcastChannel | undefined;
	const windows = new Set<string>();
	let openedAt = Number.NEGATIVE_INFINITY;
	let isQueued = false;
	/** The chapter that all windows have. */
	let sent: Chapter | undefined;

	const post = (message: ToSpeaker) => channel?.postMessage(message);

	/** Several changes of one step are sent once. */
	function tell(): void {
		if (windows.size === 0 || isQueued) return;
		isQueued = true;
		queueMicrotask(() => {
			isQueued = false;
			const state = store.get();
			const { game, control } = state;
			const isSent = sent?.game === game && sent.control === control;
			const opened = isSent ? undefined : { game, control };
			sent = { game, control };
			const seen = speakerViewOf(state, view.get(), began);
			post({ kind: "view", view: seen, mirrored: mirroredOf(state), opened });
		});
	}

	function hear(message: ToPresentation): void {
		if (message.kind === "press") acts.press(message.key, message.isHeld);
		else if (message.kind === "goTo") acts.goTo(message.chapter);
		else if (message.kind === "goToFrame") actions.goToFrame(message.frame);
		else if (message.kind === "move") actions.play(message.move);
		else if (message.kind === "explain") actions.inspect(message.square, false);
		else if (message.kind === "draw") pencil.drew(message.arrow);
		else if (message.kind === "end") acts.end();
		else if (message.kind === "gone") windows.delete(message.from);
		else {
			windows.add(message.from);
			sent = undefined;
		}
		tell();
	}

	function listen(): void {
		if (channel !== undefined) return;
		channel = openChannel(id);
		channel.onmessage = ({ data }: MessageEvent<ToPresentation>) => hear(data);
	}

	function close(): void {
		channel?.close();
		channel = undefined;
		windows.clear();
	}

	/** Windows that wait for the wall say hello then. */
	function greet(): void {
		listen();
		post({ kind: "back" });
	}

	/** The page goes: it may come back, as a reload does. */
	function leave(): void {
		const { isBlack } = view.get();
		leaveReloaded({ ...reloadedOf(store.get()), id, began, isBlack, sights: sight.get() });
		post({ kind: "away" });
		close();
	}

	/** A browser has kept the page as it was. */
	function comeBack({ persisted }: PageTransitionEvent): void {
		if (!persisted) return;
		takeReloaded();
		greet();
	}

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
			window.addEventListener("pagehide", leave);
			window.addEventListener("pageshow", comeBack);
			if (resumed !== undefined) greet();
			const ends = [
				store.watch(WATCHED, tell),
				view.watch(["isBlack"], tell),
				sight.subscribe(tell),
			];
			return () => {
				window.removeEventListener("pagehide", leave);
				window.removeEventListener("pageshow", comeBack);
				for (const end of ends) end();
				post({ kind: "over" });
				close();
			};
		},
	};
}
