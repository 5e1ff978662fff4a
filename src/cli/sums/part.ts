// A part of a file, from a place where a game begins to another. Both places are guessed by how
// they look; reading some bytes behind the second shows whether a game begins there.

import type { GameText } from "../../chess/pgn/gameText.ts";
import type { Work } from "../../chess/work.ts";
import type { Insight } from "../../control/insight.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { GameReader, type GameSink } from "../../games/reader/gameReader.ts";
import type { GameView } from "../../games/reader/gameView.ts";
import { AnswerStudy } from "./answerStudy.ts";
import type { AnswerDocument } from "./answerSums.ts";
import type { Selection } from "./selection.ts";
import { type Plies, Study } from "./study.ts";
import type { StudyDocument } from "./sums.ts";

export type Part = {
	readonly bytes: Uint8Array;
	/** Where the next part begins. The bytes behind it only show whether a game begins there. */
	readonly length: number;
};

/** Sums of a part. Sound if the next game starts where the part ends. */
export type PartDocument<Document> = { readonly document: Document; readonly isSound: boolean };

const encoder = new TextEncoder();

/** Passes on the games that begin in the part. */
class PartSink implements GameSink {
	readonly #study: GameSink;
	readonly #length: number;
	/** Bytes that have been passed. */
	#passed = 0;
	isSound: boolean;

	constructor(study: GameSink, { bytes, length }: Part) {
		this.#study = study;
		this.#length = length;
		this.isSound = length === bytes.length;
	}

	see(view: GameView): void {
		const at = this.#passed + view.start - view.from;
		this.#passed += view.next - view.from;
		if (at < this.#length) this.#study.see(view);
		else if (at === this.#length) this.isSound = true;
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		const placeOf = (offset: number) => this.#passed + encoder.encode(text.slice(0, offset)).length;
		const end = placeOf(text.length);
		const isWithin = end <= this.#length;
		const within = isWithin ? games : games.filter(({ start }) => placeOf(start) < this.#length);
		if (!isWithin && games.some(({ start }) => placeOf(start) === this.#length))
			this.isSound = true;
		yield* this.#study.hand(text, within);
		this.#passed = end;
	}
}

export function studyPart(
	module: ReaderModule,
	part: Part,
	selection: Selection,
	plies: Plies,
): PartDocument<StudyDocument> {
	const study = new Study(module, selection, plies);
	const isSound = readPart(module, part, study);
	return { document: study.finish().document(), isSound };
}

export function answersPart(
	module: ReaderModule,
	insight: Insight,
	part: Part,
	selection: Selection,
	me: readonly string[],
): PartDocument<AnswerDocument> {
	const study = new AnswerStudy(module, insight, selection, me);
	const isSound = readPart(module, part, study);
	return { document: study.sums.document(), isSound };
}

/** Reads the games that begin in a part; does one begin where it ends? */
function readPart(module: ReaderModule, part: Part, study: GameSink): boolean {
	const sink = new PartSink(study, part);
	const reader = new GameReader(module);
	reader.read(part.bytes, sink);
	reader.end(sink);
	return sink.isSound;
}
