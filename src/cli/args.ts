// Arguments of a program as a table, by which they are read and its usage is written; and faults of
// a call.

import { type ParseArgsConfig, parseArgs } from "node:util";
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

/** Formats of programs that do not write letters. */
export const TABLE_FORMATS = ["jsonl", "csv"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const FORMATS = ["letters", ...TABLE_FORMATS] as const;

/** How answers are written: letters and numbers, a JSON value a line, or a table. */
export type Format = (typeof FORMATS)[number];

/** An option of a program. */
export type Option<Value> = {
	/** What it takes, as a usage has it; a switch takes nothing. */
	readonly takes?: string;
	readonly isRepeated?: boolean;
	/** Is it an alternative to the option before it? */
	readonly isAlternative?: boolean;
	read(given: readonly string[], name: string): Value;
};

/** The options of a program by name, in the order of its usage. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** What a call says, by the names of the options. */
export type Values<Table extends Options> = {
	readonly [Name in keyof Table]: ReturnType<Table[Name]["read"]>;
};

export const SWITCH: Option<boolean> = { read: (given) => given.length > 0 };

/** An option with one value, the last that is given. */
export const option = <Value, Usual = undefined>(
	takes: string,
	read: (text: string, name: string) => Value,
	usual?: Usual,
): Option<Value | Usual> => ({
	takes,
	read(given, name) {
		const text = given.at(-1);
		return text === undefined ? (usual as Usual) : read(text, name);
	},
});

export const textOption = (takes: string) => option(takes, (text) => text);

/** An option that may be given several times. */
export const listOption = <Value>(
	takes: string,
	read: (text: string, name: string) => Value,
): Option<Value[]> => ({
	takes,
	isRepeated: true,
	read: (given, name) => given.map((text) => read(text, name)),
});

/** An option that takes one of some words. */
export const wordOption = <Word extends string, Usual extends Word | undefined = undefined>(
	words: readonly Word[],
	usual?: Usual,
): Option<Word | Usual> => {
	const read = (text: string, name: string) => {
		const word = words.find((known) => known === text);
		if (word !== undefined) return word;
		const others = words.slice(0, -1).join(", ");
		throw new UsageError(`--${name} is ${others} or ${words.at(-1)}, not "${text}"`);
	};
	return option(words.join("|"), read, usual as Usual);
};

export const numberOption = <Usual = undefined>(
	takes: string,
	[least, most = 999_999_999]: readonly [least: number, most?: number],
	usual?: Usual,
): Option<number | Usual> => {
	const read = (text: string, name: string) => {
		const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
		if (number >= least && number <= most) return number;
		const end = number > most ? `up to ${most}` : `from ${least} on`;
		throw new UsageError(`--${name} takes a number ${end}, not "${text}"`);
	};
	return option(takes, read, usual as Usual);
};

/** `[--format jsonl|csv]`; alternatives are in the same brackets. */
function optionUsages(options: Options): string[] {
	const usages: string[] = [];
	for (const [name, { takes, isRepeated, isAlternative }] of Object.entries(options)) {
		const usage = [`--${name}`, takes ?? [], isRepeated ? "..." : []].flat().join(" ");
		if (isAlternative) usages.push(`${usages.pop()?.slice(0, -1)} | ${usage}]`);
		else usages.push(`[${usage}]`);
	}
	return usages;
}

const COLUMNS = 80;

/** How a program is called: the first lines of its help. */
export function usageOf(name: string, options: Options, files: string): string {
	const lines = [`square-control ${name}`];
	for (const part of [...optionUsages(options), files]) {
		const line = `${lines.at(-1)} ${part}`;
		if (line.length > COLUMNS) lines.push(`    ${part}`);
		else lines[lines.length - 1] = line;
	}
	return lines.join("\n");
}

/** Explains a fault that Node.js finds in a call, by its code; else in its own words. */
function callFault({ code, message }: NodeJS.ErrnoException): string {
	const [, name = ""] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? [];
	if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${name}`;
	if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
	return message.includes("does not take")
		? `${name} takes no value`
		: `${name} needs a value; one that begins with "-" is written ${name}=VALUE`;
}

/** Reports faults that Node.js finds in a call like our own. */
function parsed<Config extends ParseArgsConfig>(config: Config) {
	try {
		return parseArgs({ ...config, allowPositionals: true });
	} catch (error) {
		throw new UsageError(callFault(error as NodeJS.ErrnoException));
	}
}

/** Reads a call by the table of a program's options. */
export function readArgs<Table extends Options>(table: Table, args: readonly string[]) {
	const entries = Object.entries(table);
	const options = Object.fromEntries(
		entries.map(([name, { takes }]) => {
			const type = takes === undefined ? "boolean" : "string";
			return [name, { type, multiple: true } as const];
		}),
	);
	const { values, positionals: files } = parsed({ args: [...args], options });
	const read = entries.map(([name, one]) => [
		name,
		one.read((values[name] ?? []) as string[], name),
	]);
	return { values: Object.fromEntries(read) as Values<Table>, files };
}

/** Reads a call of a program that takes one file; none, or "-", is standard input. */
export function readFileArgs<Table extends Options>(table: Table, args: readonly string[]) {
	const { values, files } = readArgs(table, args);
	if (files.length > 1) throw new UsageError("One file at most");
	return { ...values, file: files[0] === "-" ? undefined : files[0] };
}

/** A line of a table in which blanks, commas and quotes stand as they are, and no formula does. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
	cells
		.map((cell) => {
			const text = plainCell(cell ?? "");
			return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
		})
		.join(",");
