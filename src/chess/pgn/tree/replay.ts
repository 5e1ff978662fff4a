// Plays a game's lines by the rules, main line first, and collects the positions they lead through:
// frames, with all that belongs to each.

import { FIRST_FRAME, type Frame } from "../../frame.ts";
import type { Game, Notes, Position } from "../../game.ts";
import { createPlacements, type Placements, WORDS_PER_PLACEMENT } from "../../placement.ts";
import { MoveError, type Rules } from "../../rules.ts";
import type { Work } from "../../work.ts";
import type { Place, Warning } from "../gameFault.ts";
import type { WrittenGame, WrittenLine } from "../write/writtenGame.ts";
import { notesOf, notesOn } from "./notes.ts";

/** How many moves are played in a step. */
const AT_ONCE = 16;

/** Result of playing a game. */
export type Played = Pick<Game, "positions" | "placements" | "plies" | "warnings" | "fault">;

class Replay {
	readonly positions: (Position & { readonly next: Frame[] })[] = [];
	#placements: Placements = createPlacements(64);
	readonly warnings: Warning[] = [];
	/** Why the main line ends early. */
	fault: Warning | undefined;
	readonly #rules: Rules;
	readonly #mainLine: WrittenLine;
	/** How many there are to be played. */
	readonly #moves: number;
	readonly #notationOf: ReadonlyMap<string, string>;
	readonly #placeAt: (offset: number) => Place;

	constructor(
		rules: Rules,
		{ opening, mainLine, moves }: WrittenGame,
		notationOf: ReadonlyMap<string, string>,
		placeAt: (offset: number) => Place,
	) {
		this.#rules = rules;
		this.#mainLine = mainLine;
		this.#moves = moves.length;
		this.#notationOf = notationOf;
		this.#placeAt = placeAt;
		this.#add(undefined, 0, notesOn(opening), undefined);
	}

	get placements(): Placements {
		return this.#placements.slice(0, this.positions.length * WORDS_PER_PLACEMENT);
	}

	#add(move: Position["move"], number: number, notes: Notes, parent: Frame | undefined): Frame {
		const frame = this.positions.length as Frame;
		if ((frame + 1) * WORDS_PER_PLACEMENT > this.#placements.length) {
			const larger = createPlacements((frame + 1) * 2);
			larger.set(this.#placements);
			this.#placements = larger;
		}
		this.#rules.encode(this.#placements, frame);
		this.positions.push({ fen: this.#rules.fen(), move, number, notes, parent, next: [] });
		if (parent !== undefined) this.positions[parent]?.next.push(frame);
		return frame;
	}

	/** Notes why a line ends early. */
	#endLine(line: WrittenLine, fault: Warning): void {
		if (line === this.#mainLine) this.fault = fault;
		else this.warnings.push(fault);
	}

	/** Plays the moves of a line from a frame as far as they can be played; gives the frames. */
	*#playMoves(line: WrittenLine, start: Frame): Work<Frame[]> {
		const frames: Frame[] = [start];
		let at = start;
		for (const written of line) {
			const text = this.#notationOf.get(written.word) ?? written.word;
			const number = this.#rules.moveNumber();
			try {
				const move = this.#rules.play(text === "Z0" ? "--" : text);
				at = this.#add(move, number, notesOf(written), at);
				frames.push(at);
				if (at % AT_ONCE === 0) yield at / this.#moves;
			} catch (error) {
				if (!(error instanceof MoveError)) throw error;
				const place = this.#placeAt(written.offset);
				const side = this.#rules.side();
				this.#endLine(line, { code: "illegalMove", move: text, number, side, place });
				break;
			}
		}
		return frames;
	}

	/** Plays a line, and then its variations from the last to the first. */
	*play(line: WrittenLine, start: Frame): Work<void> {
		const frames = yield* this.#playMoves(line, start);
		const plies = frames.length - 1;
		const unplayed = line[plies];
		// A variation of a move that cannot be played would stand in the place of that move: the
		// variation is left out.
		if (unplayed !== undefined && unplayed.variations.length > 0) {
			this.warnings.push({ code: "variationsLeftOut", place: this.#placeAt(unplayed.offset) });
		}
		for (let index = plies - 1; index >= 0; index--) {
			for (const variation of line[index]?.variations ?? []) {
				const from = frames[index] ?? start;
				this.#rules.goTo(this.positions[from]?.fen ?? "");
				yield* this.play(variation, from);
			}
		}
	}
}

/** Plays a game from where the rules stand. */
export function* replay(
	rules: Rules,
	written: WrittenGame,
	notationOf: ReadonlyMap<string, string>,
	placeAt: (offset: number) => Place,
): Work<Played> {
	const played = new Replay(rules, written, notationOf, placeAt);
	yield* played.play(written.mainLine, FIRST_FRAME);
	const { positions, placements, warnings, fault } = played;
	let plies = 0;
	while (positions[plies]?.next[0] === plies + 1) plies++;
	return { positions, placements, plies, warnings, fault };
}
