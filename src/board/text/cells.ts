// The board in words, kept by hand: the names of the 64 cells, which of them the keyboard is on,
// and a voice that tells politely what happened. React makes the elements once; what they say is
// written here, when the cursor has settled.

import { FIRST_FRAME } from "../../chess/frame.ts";
import type { Piece } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { controlAt } from "../../control/controlMap.ts";
import { alignedTimeout } from "../../runtime/alignedTimeout.ts";
import type { Store } from "../../runtime/createStore.ts";
import { setText } from "../../runtime/setText.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { isScrubbing } from "../cursor.ts";
import { type BoardState, EMPTY_HAND, showAsked } from "../hand/hand.ts";
import { cellOf } from "../heat/cells.ts";
import type { Scene } from "../scene/scene.ts";
import { type BoardView, standingAt } from "../view.ts";
import type { BoardWords } from "../words.ts";
import { factsOf } from "./facts.ts";
import type { Grid } from "./grid.ts";

/** Milliseconds without another change before a change is spoken: not every step of a fast run. */
const QUIET_MS = 290;

/** The announcement of a change of the hand, if there is one. */
function handNews(
	{ hand: next }: BoardState,
	{ hand: previous }: BoardState,
	scene: Scene,
	words: BoardWords,
): string | undefined {
	if (next.held?.isLifted || next.asking !== undefined) return undefined;
	if (next.selected === previous.selected && next.asking === previous.asking) return undefined;
	if (next.selected === undefined) return words.putDown;
	const targets = new Set(next.moves.map(({ to }) => to));
	return words.pickedUp(next.selected, scene.pieceOn(next.selected), [...targets]);
}

/** Says things in an element that screen readers listen to, the latest when all is quiet. */
function createVoice(element: HTMLElement | null) {
	let hush = () => {};
	const sayNow = (text: string) => element && setText(element, text);
	return {
		say(text: string): void {
			hush();
			hush = alignedTimeout(QUIET_MS, () => sayNow(text));
		},
		sayNow,
		hush: () => hush(),
	};
}

/** Keeps the names of cells, and hears what is chosen there. */
export type Cells = {
	/**
	 * A square is chosen by a key, or by a screen reader. Returns whether that means something here.
	 */
	choose(square: Square, key?: string): boolean;
	/** Another key on a square. Returns whether it means something. */
	type(square: Square, key: string): boolean;
	/** Stops following. */
	end(): void;
};

export function createCells(
	grid: Grid,
	voiceElement: HTMLElement | null,
	view: Store<BoardView>,
	scene: Scene,
	words: BoardWords,
): Cells {
	const voice = createVoice(voiceElement);
	const written: string[] = [];

	function write(): void {
		const now = view.get();
		const { game, settledFrame, orientation, hidden, compared } = now;
		const { placements, control, frame } = compared?.isShown
			? { ...compared, frame: FIRST_FRAME }
			: { placements: game.placements, control: now.control, frame: settledFrame };
		const pieces = readPieces(placements, frame);
		showAsked(pieces, scene.state.get().hand);
		const standing = hidden.heat ? undefined : standingAt(now, frame);
		const extras = { attackers: scene.printedAttackers(), standing };
		for (let index = 0; index < SQUARE_COUNT; index++) {
			const square = index as Square;
			const piece = hidden.pieces ? undefined : ((pieces[square] ?? 0) as Piece);
			const map = hidden.heat ? undefined : control;
			const is = map && controlAt(map, frame, square);
			const was = compared && map ? controlAt(compared.control, FIRST_FRAME, square) : undefined;
			const text = words.square(factsOf(square, piece, is, { ...extras, was }));
			const cell = cellOf(square, orientation);
			if (written[cell] === text) continue;
			written[cell] = text;
			grid.cellAt(square)?.setAttribute("aria-label", text);
		}
	}

	function followPreview({ preview }: BoardView): void {
		if (preview === undefined) voice.hush();
		else voice.say(words.previewed(preview));
	}

	function followHand(next: BoardState, previous: BoardState): void {
		const news = handNews(next, previous, scene, words);
		if (news !== undefined) voice.say(news);
		if (next.hand.asking !== previous.hand.asking) write();
		if (next.hand.selected === previous.hand.selected) return;
		grid.cellAt(previous.hand.selected)?.removeAttribute("aria-selected");
		grid.cellAt(next.hand.selected)?.setAttribute("aria-selected", "true");
	}

	write();
	const writeInTurn = queuedJob(write);
	const ends = [
		view.watch(["preview"], followPreview),
		view.watch(["frame", "game"], voice.hush),
		view.watch(
			["settledFrame", "game", "control", "lens", "standing", "compared", "hidden"],
			(next) => {
				if (!isScrubbing(next)) writeInTurn();
			},
		),
		view.watch(["settledFrame", "game"], (next) => {
			if (!isScrubbing(next)) voice.say(words.arrived(next));
		}),
		view.watch(["orientation"], () => {
			write();
			grid.flip();
		}),
		scene.state.subscribe(followHand),
	];

	return {
		/** Picks up, puts down or asks about a square; where there is none of it to do, says so. */
		choose(square) {
			const before = scene.state.get().hand;
			const { inspected } = view.get();
			scene.choose(square);
			const isIdle = before === EMPTY_HAND && scene.state.get().hand === EMPTY_HAND;
			if (isIdle && view.get().inspected === inspected) {
				voice.sayNow(words.nothingToMove(square));
			}
			return true;
		},
		type(square, key) {
			if (key.toLowerCase() !== "i") return false;
			scene.asking.explain(square);
			return true;
		},
		end(): void {
			voice.hush();
			for (const end of ends) end();
		},
	};
}
