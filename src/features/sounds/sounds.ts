// The sounds of moves, made as they are heard: a knock on wood, two for a capture, and a tone over
// it for a check and for the end of a game. Loaded once somebody switches them on. A browser that
// plays nothing stays silent.

import { type Game, positionAt } from "../../chess/game.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import type { AppStore } from "../../session/state/appStore.ts";

/**
 * Which sound a change of the position has. It is asked where positions change, so that a key, the
 * list, a play of the game and a move by hand sound alike.
 */
type Sound = "move" | "capture" | "check" | "end";

type Seen = Pick<AppState, "game" | "frame" | "pace">;

/** Is it the last move of a game that has a result? */
const isLast = (game: Game, frame: number): boolean =>
	game.result !== "*" && frame === game.plies && frame > 0;

/** Nothing for a scrub, and nothing for another game: there no piece was moved. */
export function soundOf(next: Seen, previous: Seen): Sound | undefined {
	const { game, frame } = next;
	if (next.pace !== "calm") return undefined;
	const { move, parent } = positionAt(game, frame);
	const isStep = parent === previous.frame;
	if (game !== previous.game ? !isStep : frame === previous.frame) return undefined;
	// A step back takes a move away: that is no capture and no check.
	if (move === undefined || positionAt(previous.game, previous.frame).parent === frame)
		return "move";
	if (move.san.endsWith("#") || isLast(game, frame)) return "end";
	if (move.san.endsWith("+")) return "check";
	return move.san.includes("x") ? "capture" : "move";
}

/** Of full volume; how loud that is, the system says. */
const KNOCK_GAIN = 0.5;
const TONE_GAIN = 0.12;

const KNOCK_SECONDS = 0.09;
const TONE_SECONDS = 0.22;

/** Seconds of the knocks, and hertz of the tones with their seconds. */
const SCORES: Readonly<
	Record<Sound, { knocks: readonly number[]; tones: readonly (readonly [number, number])[] }>
> = {
	move: { knocks: [0], tones: [] },
	capture: { knocks: [0, 0.055], tones: [] },
	check: { knocks: [0], tones: [[660, 0.03]] },
	end: {
		knocks: [0],
		tones: [
			[523, 0.05],
			[392, 0.2],
		],
	},
};

/** Swells at once, and dies away within some seconds. */
function fading(context: AudioContext, at: number, gain: number, seconds: number): GainNode {
	const node = context.createGain();
	node.gain.setValueAtTime(gain, at);
	node.gain.exponentialRampToValueAtTime(0.001, at + seconds);
	node.connect(context.destination);
	return node;
}

function playTone(
	context: AudioContext,
	{ at, from, to, gain, seconds }: Record<"at" | "from" | "to" | "gain" | "seconds", number>,
): void {
	const tone = context.createOscillator();
	tone.frequency.setValueAtTime(from, at);
	tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
	tone.connect(fading(context, at, gain, seconds));
	tone.start(at);
	tone.stop(at + seconds);
}

function play(context: AudioContext, sound: Sound): void {
	const { knocks, tones } = SCORES[sound];
	const now = context.currentTime + 0.01;
	for (const after of knocks)
		playTone(context, {
			at: now + after,
			from: 320,
			to: 90,
			gain: KNOCK_GAIN,
			seconds: KNOCK_SECONDS,
		});
	for (const [pitch, after] of tones)
		playTone(context, {
			at: now + after,
			from: pitch,
			to: pitch,
			gain: TONE_GAIN,
			seconds: TONE_SECONDS,
		});
}

/** Undefined where a browser has none, or gives none. */
function openContext(): AudioContext | undefined {
	try {
		return new AudioContext();
	} catch {
		return undefined;
	}
}

const heard = new WeakSet<AppStore>();

/** Lets the positions of a store be heard from now on, while its options want it. */
export function hear(store: AppStore): void {
	if (heard.has(store)) return;
	heard.add(store);
	const context = openContext();
	if (context === undefined) return;
	/** A key or a button is held, or the timeline dragged: many steps, and no sound. */
	let isHeld = false;
	const hold = (event: Event) => {
		const { target } = event;
		const isKey = event instanceof KeyboardEvent;
		const isOnSlider = target instanceof Element && target.closest("[role=slider]") !== null;
		isHeld = isKey ? event.repeat : isOnSlider;
	};
	const letGo = () => {
		isHeld = false;
	};
	for (const type of ["keydown", "pointerdown"]) window.addEventListener(type, hold, true);
	for (const type of ["keyup", "pointerup", "pointercancel", "blur"])
		window.addEventListener(type, letGo, true);
	store.watch(["frame", "game", "sideline"], (next, previous) => {
		if (isHeld || !next.options.sounds) return;
		const sound = soundOf(onBoard(next), onBoard(previous));
		if (sound === undefined) return;
		// Until a visitor has pressed something, browsers hold it back.
		if (context.state === "suspended") context.resume().catch(() => {});
		play(context, sound);
	});
}
