// The table of a program's options: its usage, and how a call is read by it.

import { describe, expect, test } from "vitest";
import {
	listOption,
	numberOption,
	readArgs,
	readFileArgs,
	SWITCH,
	textOption,
	usageOf,
	wordOption,
} from "../../src/cli/args.ts";

const OPTIONS = {
	piece: listOption("Nd5", (text) => text),
	moves: numberOption("N", [1]),
	"half-moves": { ...numberOption("N", [1]), isAlternative: true },
	port: numberOption("N", [1, 65_535], 4173),
	format: wordOption(["letters", "jsonl", "csv"], "letters"),
	colour: wordOption(["white", "black"]),
	engine: textOption("PATH"),
	merge: SWITCH,
};

test("the usage of a program lists every option and is wrapped at 80 columns", () => {
	expect(usageOf("try", OPTIONS, "[FILE]").split("\n")).toEqual([
		"square-control try [--piece Nd5 ...] [--moves N | --half-moves N] [--port N]",
		"    [--format letters|jsonl|csv] [--colour white|black] [--engine PATH]",
		"    [--merge] [FILE]",
	]);
});

describe("a call", () => {
	test("options that are not given have their default values", () => {
		expect(readArgs(OPTIONS, [])).toEqual({
			values: { piece: [], port: 4173, format: "letters", merge: false },
			files: [],
		});
	});

	test("an option given twice has its last value, and one that may repeat has all of them", () => {
		const args = ["--piece", "a", "--moves", "1", "--piece=b", "x", "--moves", "2", "--merge"];
		expect(readArgs(OPTIONS, args)).toMatchObject({
			values: { piece: ["a", "b"], moves: 2, merge: true },
			files: ["x"],
		});
	});

	test("a call takes one file or standard input, and two files are refused", () => {
		expect(readFileArgs(OPTIONS, ["x"]).file).toBe("x");
		expect(readFileArgs(OPTIONS, ["-"]).file).toBeUndefined();
		expect(() => readFileArgs(OPTIONS, ["x", "y"])).toThrow("One file at most");
	});

	test.each([
		[["--port", "0"], '--port takes a number from 1 on, not "0"'],
		[["--port", "65536"], '--port takes a number up to 65535, not "65536"'],
		[["--port", "x"], '--port takes a number from 1 on, not "x"'],
		[["--format", "pgn"], '--format is letters, jsonl or csv, not "pgn"'],
		[["--colour", "red"], '--colour is white or black, not "red"'],
		[["--merge=3"], "--merge takes no value"],
		[["--engine", "--merge"], 'begins with "-" is written --engine=VALUE'],
		[["--nope"], "There is no option --nope"],
	])("the arguments %j are refused with a sentence that says why", (args, message) => {
		expect(() => readArgs(OPTIONS, args)).toThrow(message);
	});
});
