// Compares the texts of all messages with one file, where a change of words shows as a diff.

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { EXERCISE } from "./cases/exercise.ts";
import { FAULTS } from "./cases/faults.ts";
import { GAMES } from "./cases/games.ts";
import { MISTAKES } from "./cases/mistakes.ts";
import { PANELS } from "./cases/panels.ts";
import { SCREENS } from "./cases/screens.ts";
import { SQUARES } from "./cases/squares.ts";
import { STAGES } from "./cases/stages.ts";

const FILE = `${import.meta.dirname}/sentences.txt`;

const files = import.meta.glob(["/src/messages/en/**/*.ts", "/src/messages/*ault*.ts"], {
	eager: true,
});
const cases = [EXERCISE, FAULTS, GAMES, MISTAKES, PANELS, SCREENS, SQUARES, STAGES].flat();

/** Messages whose cases are in the text, and names of those without. */
const shown = new Set<unknown>();
const bare: string[] = [];

/** One line for a text; a paragraph for a message with cases. */
function textOf(name: string, words: unknown): string[] {
	if (typeof words === "string") return [`${name}: ${words}`];
	if (typeof words === "object" && words !== null)
		return Object.entries(words).flatMap(([key, word]) => textOf(`${name}.${key}`, word));
	if (shown.has(words)) return [];
	shown.add(words);
	const lines = cases.flatMap(({ message, lines }) => (message === words ? lines : []));
	if (lines.length === 0) bare.push(name);
	return lines.length === 0 ? [] : [[`${name}:`, ...lines].join("\n    ")];
}

const text = Object.entries(files).map(([path, words]) => {
	const said = Object.entries(words as object).flatMap(([name, word]) => textOf(name, word));
	const without = bare.splice(0);
	if (without.length > 0) said.push(`Without a case: ${without.join(", ")}.`);
	return [`# ${path.slice("/src/messages/".length)}`, ...said, ""].join("\n");
});

test("messages print the sentences of sentences.txt", async () => {
	// Vitest would write a file that is missing, and pass.
	expect(existsSync(FILE)).toBe(true);
	await expect(text.join("\n")).toMatchFileSnapshot(FILE);
});

test("every case of a message belongs to a message that exists", () => {
	expect(cases.filter(({ message }) => !shown.has(message))).toEqual([]);
});
