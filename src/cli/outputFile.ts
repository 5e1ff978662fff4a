// A file that a program writes appears whole or not at all. It replaces an older file of its kind,
// nothing else, and never what the program reads or prints to.

import { randomBytes } from "node:crypto";
import {
	type BigIntStats,
	closeSync,
	fstatSync,
	fsyncSync,
	openSync,
	readSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./args.ts";

/** How files of a kind begin, and what they are called. */
export type FileKind = { readonly mark: string; readonly name: string };

/** A link and its file, and two names of one file, are the same. */
const isSame = (one: BigIntStats, other: BigIntStats | undefined) =>
	one.dev === other?.dev && one.ino === other.ino;

function stateOf(descriptor: number): BigIntStats | undefined {
	try {
		return fstatSync(descriptor, { bigint: true });
	} catch {
		// A program may be started without it.
		return undefined;
	}
}

/** An empty file has nothing to lose. */
function isReplaceable(path: string, state: BigIntStats, { mark }: FileKind): boolean {
	if (!state.isFile()) return false;
	if (state.size === 0n) return true;
	const begin = Buffer.alloc(mark.length);
	const descriptor = openSync(path, "r");
	try {
		readSync(descriptor, begin, 0, begin.length, 0);
	} finally {
		closeSync(descriptor);
	}
	return begin.toString("latin1") === mark;
}

/** The rights of the file that is replaced; undefined where there is none. */
function checked(path: string, inputs: readonly string[], kind: FileKind): number | undefined {
	const folder = dirname(path);
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		throw new UsageError(`There is no folder ${folder}: ${path} cannot be written`);
	}
	const state = statSync(path, { bigint: true, throwIfNoEntry: false });
	if (state === undefined) return undefined;
	if (inputs.some((input) => isSame(state, statSync(input, { bigint: true })))) {
		throw new UsageError(`${path} is read: it cannot be written too`);
	}
	if ([0, 1, 2].some((descriptor) => isSame(state, stateOf(descriptor)))) {
		throw new UsageError(`${path} is standard input or output: it cannot be written too`);
	}
	if (!isReplaceable(path, state, kind)) {
		throw new UsageError(`${path} is there already and is no ${kind.name}: it stays as it is`);
	}
	return Number(state.mode & 0o777n);
}

export class OutputFile {
	/** Where the file is written until it is whole. */
	readonly draft: string;
	readonly #path: string;
	readonly #discard = () => rmSync(this.draft, { force: true });
	readonly #end = () => process.exit(1);

	/** Throws a UsageError where the path leads to a file that must not be lost. */
	constructor(path: string, inputs: readonly string[], kind: FileKind) {
		const mode = checked(path, inputs, kind);
		// A link goes on leading to the file.
		this.#path = mode === undefined ? path : realpathSync(path);
		this.draft = `${this.#path}.${randomBytes(6).toString("hex")}.part`;
		closeSync(this.#openDraft(mode));
		process.on("exit", this.#discard);
		for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, this.#end);
	}

	/** A fault names the file that was asked for. */
	#openDraft(mode: number | undefined): number {
		try {
			return openSync(this.draft, "wx", mode);
		} catch (error) {
			throw Object.assign(error as Error, { path: this.#path });
		}
	}

	/** Puts the whole file in its place. */
	finish(): void {
		const descriptor = openSync(this.draft, "r+");
		fsyncSync(descriptor);
		closeSync(descriptor);
		renameSync(this.draft, this.#path);
		process.off("exit", this.#discard);
		for (const signal of ["SIGTERM", "SIGHUP"]) process.off(signal, this.#end);
	}
}
