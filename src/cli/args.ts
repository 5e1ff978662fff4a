// Reads the arguments that the programs have in common, and reports faults of a call.

import { parseArgs } from "node:util";
import { plainCell } from "../messages/plainCell.ts";

/** A call that is not understood: the message, then how it is meant. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}

/** How a program is called, and where more is said: the head of its help. */
export function synopsis(usage: string): string {
	const [head = usage] = usage.split("\n\n");
	const [name = ""] = /^square-control [a-z]+/.exec(head) ?? [];
	return `${head}\n${name} --help says more`;
}

const TEXT = { type: "string" } as const;

/** Formats of programs that do not write letters. */
export const TABLE_FORMATS = ["jsonl", "csv"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const FORMATS = ["letters", ...TABLE_FORMATS] as const;

/** How answers are written: letters and numbers, a JSON value a line, or a table. */
export type Format = (typeof FORMATS)[number];

/** An option that takes one of some words, as a usage has it: "[--format jsonl|csv]". */
export const choiceOf = (name: string, words: readonly string[]): string =>
	`[--${name} ${words.join("|")}]`;

/** One of some words, the first where none is given. */
export function wordIn<Word extends string>(
	name: string,
	text: string | undefined,
	words: readonly [Word, ...Word[]],
): Word {
	const word = words.find((known) => known === (text ?? words[0]));
	if (word === undefined) {
		const others = words.slice(0, -1).join(", ");
		throw new UsageError(`--${name} is ${others} or ${words.at(-1)}, not "${text}"`);
	}
	return word;
}

export function numberIn(
	name: string,
	text: string | undefined,
	least: number,
): number | undefined {
	if (text === undefined) return undefined;
	const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (!(number >= least))
		throw new UsageError(`--${name} takes a number from ${least} on, not "${text}"`);
	return number;
}

/** The one file of a call; none, or "-", is standard input. */
export function oneFile(files: readonly string[]): string | undefined {
	if (files.length > 1) throw new UsageError("One file at most");
	return files[0] === "-" ? undefined : files[0];
}

/** Arguments of a program that takes a file and a format. */
export type FileArgs = { readonly format: Format; readonly file: string | undefined };

export function readFileArgs(args: readonly string[]): FileArgs {
	const { values, positionals } = parsed(() =>
		parseArgs({ args: [...args], options: { format: TEXT }, allowPositionals: true }),
	);
	return { format: wordIn("format", values.format, FORMATS), file: oneFile(positionals) };
}

/**
 * Explains a fault that Node.js finds in a call, by its code and the words that it quotes; else in
 * its own words.
 */
function callFault({ code, message }: NodeJS.ErrnoException): string {
	const [, option = "", word = ""] = /'(?:-\w, )?(-[^' ]*)|'([^']*)'/.exec(message) ?? [];
	if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}`;
	if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") return `No file is read, not "${word}"`;
	if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
	return message.includes("does not take")
		? `${option} takes no value`
		: `${option} needs a value; one that begins with "-" is written ${option}=VALUE`;
}

/** Reports faults that Node.js finds in a call like our own. */
export function parsed<Found>(parse: () => Found): Found {
	try {
		return parse();
	} catch (error) {
		throw new UsageError(callFault(error as NodeJS.ErrnoException));
	}
}

/** A line of a table in which blanks, commas and quotes stand as they are, and no formula does. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
	cells
		.map((cell) => {
			const text = plainCell(cell ?? "");
			return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
		})
		.join(",");
