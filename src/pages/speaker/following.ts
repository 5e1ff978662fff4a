// The speaker's side of the channel: state of the presentation, and messages to it.

import type { Frame } from "../../chess/frame.ts";
import { SPEAKER_KEYS } from "../../features/present/presentKeys.ts";
import {
	openChannel,
	type SpeakerView,
	type ToPresentation,
	type ToSpeaker,
} from "../../features/present/speaker/messages.ts";
import { createStore } from "../../runtime/createStore.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { createAppStore } from "../../session/state/appStore.ts";
import { nameOf } from "../../ui/input/keys.ts";

/** Milliseconds to wait for a first answer: a window that was opened by itself gets none. */
const ANSWER_MS = 5000;

/** Milliseconds to wait for a wall that goes: a reload comes back, a closed tab does not. */
const AWAY_MS = 20_000;

type State = {
	readonly view: SpeakerView | undefined;
	readonly isOver: boolean;
	/** Is the page that presents gone, and may it come back? */
	readonly isAway: boolean;
};

export type Following = ReturnType<typeof createFollowing>;

export function createFollowing(id: string) {
	const store = createStore<State>({ view: undefined, isOver: false, isAway: false });
	/** The state of the page that presents, as far as it was sent. */
	const wall = createAppStore();
	const channel = openChannel(id);
	const from = Math.random().toString(36).slice(2);
	const say = (message: ToPresentation) => channel.postMessage(message);
	const press = (key: string, isHeld = false) => say({ kind: "press", key, isHeld });

	let waiting: ReturnType<typeof setTimeout> | undefined;
	const wait = (milliseconds: number) => {
		clearTimeout(waiting);
		waiting = setTimeout(() => store.set({ isOver: true }), milliseconds);
	};

	function end(): void {
		store.set({ isOver: true });
		// A browser that does not let it close shows that it is over.
		window.close();
	}

	// Messages of other windows of this kind to the presentation come here as well.
	channel.onmessage = ({ data }: MessageEvent<ToSpeaker | ToPresentation>) => {
		if (data.kind === "over") end();
		else if (data.kind === "away") {
			store.set({ isAway: true });
			wait(AWAY_MS);
		} else if (data.kind === "back") say({ kind: "hello", from });
		else if (data.kind === "view") {
			clearTimeout(waiting);
			wall.set({ ...data.mirrored, ...data.opened, isOpen: true });
			store.set({ view: data.view, isOver: false, isAway: false });
		}
	};
	window.addEventListener("pagehide", () => say({ kind: "gone", from }));
	window.addEventListener("keydown", (event) => {
		const name = nameOf(event);
		if (name === undefined || event.defaultPrevented || isField(event.target)) return;
		// The presentation itself ends by its button here, and not by chance.
		const { sideline, inHand, desk } = wall.get();
		const isFree = inHand === undefined && desk?.pen === undefined;
		const leaves = name === "Escape" && sideline !== undefined && isFree;
		if (!leaves && !SPEAKER_KEYS.has(name)) return;
		event.preventDefault();
		press(name, event.repeat);
	});
	say({ kind: "hello", from });
	wait(ANSWER_MS);

	return {
		...store,
		wall,
		say,
		press,
		goTo: (chapter: number) => say({ kind: "goTo", chapter }),
		goToFrame: (frame: Frame) => say({ kind: "goToFrame", frame }),
		endPresentation: () => say({ kind: "end" }),
	};
}
