// square-control study FILE...: who controls what over many games, as one JSON document of whole
// numbers.

import { readFileSync, statSync } from "node:fs";
import { createInsight } from "../../control/insight.ts";
import { loadModule } from "../../control/load.ts";
import { loadReader } from "../../control/loadReader.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { GameReader, type GameSink } from "../../games/reader/gameReader.ts";
import { stretchesOf } from "../../games/reader/stretches.ts";
import { UnpackError } from "../../games/reader/unpackError.ts";
import { csvLine, synopsis, type TableFormat, UsageError } from "../args.ts";
import { BlankTest, reportNoGames } from "../noGames.ts";
import { watchOutput } from "../output.ts";
import { Progress } from "../progress.ts";
import { errorText } from "../reporting.ts";
import { AnswerStudy } from "../sums/answerStudy.ts";
import { type AnswerDocument, AnswerSums, isAnswerDocument } from "../sums/answerSums.ts";
import { InOrder } from "../sums/inOrder.ts";
import { selectsAll } from "../sums/selection.ts";
import { Study } from "../sums/study.ts";
import { isStudyDocument, KEYS, type StudyDocument, Sums } from "../sums/sums.ts";
import { bytesOf, unpacked } from "../unpacked.ts";
import { joinedParts, partsOf } from "./parts.ts";
import { Pool } from "./pool.ts";
import { Rows } from "./rows.ts";
import { readStudyArgs, type StudyArgs, USAGE } from "./studyArgs.ts";

/** The document of a study as text: whole, as JSON, or its squares as a table. */
function documentText(document: object, format: TableFormat): string {
	if (format === "jsonl") return JSON.stringify(document);
	if (!isStudyDocument(document)) throw new UsageError("--format csv is not asked of --answers");
	const rows = Object.entries(document.squares).map(([square, share]) =>
		csvLine([square, ...KEYS.map((name) => share[name])]),
	);
	return [csvLine(["square", ...KEYS]), ...rows].join("\n");
}

/** A document that is none. */
class DocumentError extends Error {
	override readonly name = "DocumentError";
}

/** Ended by a signal, as shells count it. */
const INTERRUPTED = 130;

/** A file or a call has a fault. */
const FAULTY = 2;

type Documents = { readonly games: number; readonly failed: number; document(): object };

function mergedDocuments(files: readonly string[]): Documents {
	let sums: Sums | AnswerSums | undefined;
	for (const file of files) {
		const text = readFileSync(file, "utf8");
		let document: unknown;
		try {
			document = JSON.parse(text);
		} catch {
			document = undefined;
		}
		if (isAnswerDocument(document)) {
			sums ??= new AnswerSums(document.isNobody);
			if (sums instanceof AnswerSums && sums.isNobody === document.isNobody) sums.add(document);
			else throw new DocumentError(`${file} is about something else than the file before it`);
		} else if (isStudyDocument(document)) {
			sums ??= new Sums();
			if (sums instanceof Sums) sums.add(document);
			else throw new DocumentError(`${file} is about something else than the file before it`);
		} else throw new DocumentError(`${file} is no document of a study`);
	}
	return sums ?? new Sums();
}

/** The input, which an interruption stops, and a file that cannot be read to its end. */
class Input {
	isStopped = false;
	/** Why it ended before its end, if it cannot be read. */
	fault: UnpackError | undefined;
	/** The file at hand. */
	#file: string | undefined;
	readonly blank = new BlankTest();
	readonly #files: readonly string[];
	readonly #progress: Progress;

	constructor(files: readonly string[]) {
		this.#files = files;
		const sizes = files.map((file) => statSync(file).size);
		this.#progress = new Progress(sizes.reduce((sum, size) => sum + size, 0));
	}

	/** Each file's stretches; `begin` hears of its name, which standard input has not. */
	*files(begin: (file?: string) => void = () => {}): Generator<AsyncIterable<Uint8Array>> {
		if (this.#files.length === 0) yield this.#stretches(process.stdin);
		for (const file of this.#files) {
			if (this.isStopped) return;
			this.#file = file;
			begin(file);
			yield this.#stretches(bytesOf(file));
		}
	}

	/** Leaves what has not been read. */
	stop(): void {
		this.isStopped = true;
		// It may be silent for ever.
		if (this.#files.length === 0) process.stdin.destroy();
	}

	/** Waits for work on it, which may end at a file that cannot be unpacked to its end. */
	async upToFault(work: Promise<void>): Promise<void> {
		try {
			await work;
		} catch (error) {
			if (!(error instanceof UnpackError)) throw error;
			this.fault = error;
		}
	}

	get isWhole(): boolean {
		return !this.isStopped && this.fault === undefined;
	}

	faultText(): string {
		const text = errorText(this.fault);
		return this.#file === undefined ? text : `${this.#file}: ${text}`;
	}

	async *#stretches(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		try {
			yield* stretchesOf(this.blank.pass(unpacked(this.#counted(input))));
		} catch (error) {
			// Input that was stopped in the middle has no proper end.
			if (!this.isStopped) throw error;
		}
	}

	async *#counted(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		for await (const bytes of input) {
			if (this.isStopped) return;
			yield bytes;
			this.#progress.done += bytes.length;
		}
	}

	tell(games: number): void {
		this.#progress.show(games);
	}

	end(): void {
		this.#progress.clear();
	}
}

const bytesOfModule = (name: string) =>
	readFileSync(new URL(`../../build/${name}.wasm`, import.meta.url));

/** Lets a sink have all games of the input. */
async function readHere(
	input: Input,
	module: ReaderModule,
	sink: GameSink,
	gamesOf: () => number,
	begin?: (file?: string) => void,
): Promise<void> {
	for (const stretches of input.files(begin)) {
		const reader = new GameReader(module);
		for await (const stretch of stretches) {
			reader.read(stretch, sink);
			input.tell(gamesOf());
		}
		// A game in the middle of which it was left is none.
		if (!input.isStopped) reader.end(sink);
	}
}

/** Everything in this thread. */
async function studyHere(input: Input, args: StudyArgs): Promise<Documents> {
	const { selection, plies, rows: path, me, files } = args;
	const module = await loadReader(bytesOfModule("reader"));
	if (me !== undefined) {
		const insight = await loadModule(bytesOfModule("insight"), createInsight);
		const study = new AnswerStudy(module, insight, selection, me);
		await input.upToFault(readHere(input, module, study, () => study.games));
		return study.sums;
	}
	const rows = path === undefined ? undefined : new Rows(module, path, files);
	const study = new Study(module, selection, plies, rows);
	const begin = (file?: string) => {
		study.beginFile();
		if (rows !== undefined && file !== undefined) rows.file = file;
	};
	await input.upToFault(readHere(input, module, study, () => study.sums.games, begin));
	if (input.isWhole) rows?.finish();
	return study.finish();
}

/** Parts in workers. */
async function studyBeside<Document>(
	input: Input,
	{ selection, plies, jobs, me }: StudyArgs,
	sums: { readonly games: number; add(document: Document): void },
): Promise<void> {
	const file = new URL("./studyWorker.js", import.meta.url);
	const pool = new Pool<Document>(file, jobs, { selection, plies, me });
	const order = new InOrder<Document>((part) => pool.run(part), joinedParts, sums);
	const read = async () => {
		for (const stretches of input.files()) {
			for await (const part of partsOf(stretches)) {
				// It may end in the middle of a game.
				if (input.isStopped) break;
				order.add(part);
				await order.wait(jobs);
				input.tell(sums.games);
			}
		}
	};
	try {
		await input.upToFault(read());
		await order.wait();
	} finally {
		await pool.close();
	}
}

async function studied(input: Input, args: StudyArgs): Promise<Documents> {
	// Rows are written by one thread, in the order of the games.
	if (args.jobs === 1 || args.rows !== undefined) return studyHere(input, args);
	if (args.me === undefined) {
		const sums = new Sums();
		await studyBeside<StudyDocument>(input, args, sums);
		return sums;
	}
	const sums = new AnswerSums(args.me.length === 0);
	await studyBeside<AnswerDocument>(input, args, sums);
	return sums;
}

const isOurs = (error: unknown): error is Error =>
	[UsageError, DocumentError, UnpackError].some((kind) => error instanceof kind) ||
	(error as NodeJS.ErrnoException).syscall !== undefined;

/** Gives the exit status. A selection may leave out every game. */
function reportUnread(sums: Documents, isBlank: boolean, args: StudyArgs): number {
	const takesAll = selectsAll(args.selection) && !args.me?.length;
	if (isBlank || (sums.games === 0 && takesAll)) return reportNoGames(isBlank);
	if (sums.failed === 0) return 0;
	console.error(`${sums.failed} of ${sums.games} games could not be read to their end`);
	return 1;
}

/** Says of what the sums are that are not those of all games. Gives the exit status. */
function reportPart(input: Input, games: number, { rows }: StudyArgs): number {
	if (input.fault !== undefined) console.error(input.faultText());
	if (input.fault === undefined || games > 0)
		console.error(`The sums are those of ${games} games, not of all`);
	if (rows !== undefined) console.error(`${rows} is not written, since rows would be missing`);
	return input.fault === undefined ? INTERRUPTED : FAULTY;
}

async function study(args: StudyArgs): Promise<number> {
	if (args.isMerge) {
		console.log(documentText(mergedDocuments(args.files).document(), args.format));
		return 0;
	}
	const input = new Input(args.files);
	// An interruption still prints the sums so far.
	process.once("SIGINT", () => {
		input.stop();
		process.once("SIGINT", () => process.exit(INTERRUPTED));
	});
	const sums = await studied(input, args);
	input.end();
	const isNothing = input.fault !== undefined && sums.games === 0;
	if (!isNothing) console.log(documentText(sums.document(), args.format));
	if (input.isWhole) return reportUnread(sums, input.blank.isBlank, args);
	return reportPart(input, sums.games, args);
}

export { USAGE };

export async function main(args: readonly string[]): Promise<number> {
	watchOutput();
	try {
		return await study(readStudyArgs(args));
	} catch (error) {
		if (!isOurs(error)) throw error;
		console.error(errorText(error));
		if (error instanceof UsageError) console.error(synopsis(USAGE));
		return FAULTY;
	}
}
