// The names of openings: the list itself, and which name a game gets.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { namesIn } from "../../../scripts/openings.mjs";
import type { Frame } from "../../../src/chess/frame.ts";
import { openingOf } from "../../../src/chess/openings/openings.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();
const LIST = readFileSync("src/chess/openings/openings.txt", "utf8");

function open(text: string) {
	const store = createAppStore();
	createReader(store, core).load(text);
	return store;
}

const nameOf = (text: string) => openingOf(open(text).get().game);

test("every line of the opening list is legal, and the list names over eight hundred positions", () => {
	const names = namesIn(LIST);
	expect(Object.keys(names).length).toBeGreaterThan(800);
	for (const name of Object.values(names)) {
		expect(name).toMatch(/^[A-Z][^:]+(: [A-Z1-9l][^:]+)?$/);
	}
	expect(gzipSync(JSON.stringify(names)).length).toBeLessThan(60_000);
});

test("an opening list that contradicts itself is refused with the line number", () => {
	expect(() => namesIn("e4 = One\ne4 = Other")).toThrow("line 2: One is Other as well");
	expect(() => namesIn("e4 = One\n\t\te5 = : Other")).toThrow("line 2");
	expect(() => namesIn("e5 = One")).toThrow();
});

test("a game is named after its last position in the opening list", () => {
	expect(nameOf("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. h4 h5")).toBe(
		"Sicilian Defense: Najdorf Variation",
	);
	expect(nameOf("1. e4 c6 2. d4 d5 3. e5")).toBe("Caro-Kann Defense: Advance Variation");
	expect(nameOf("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7")).toBe("Ruy Lopez: Closed");
	const years = [1858, 1999, 1985].map((year) => nameOf(SAMPLE_GAMES[year] ?? ""));
	expect(years.map((name) => name?.split(":")[0])).toEqual([
		"Philidor Defense",
		"Pirc Defense",
		"Sicilian Defense",
	]);
});

test("an opening is recognised whatever the order of its moves", () => {
	const names = ["1. d4 Nf6 2. c4 e6 3. Nc3 d5", "1. c4 e6 2. Nc3 Nf6 3. d4 d5"].map(nameOf);
	expect(names[0]).toBe("Queen's Gambit Declined: Normal Defense");
	expect(names[1]).toBe(names[0]);
});

test("moves played on the board are named as they come, and variations do not change the name", () => {
	const store = createAppStore();
	const actions = createActions(store, core);
	const play = (san: string) => actions.play(san);
	play("e4");
	play("c5");
	expect(openingOf(store.get().game)).toBe("Sicilian Defense");
	actions.goToFrame(1 as Frame);
	play("e5");
	expect(openingOf(store.get().game)).toBe("Sicilian Defense");
});

test("a position outside the list has no opening name", () => {
	expect(nameOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).toBeUndefined();
	expect(openingOf(createAppStore().get().game)).toBeUndefined();
});
