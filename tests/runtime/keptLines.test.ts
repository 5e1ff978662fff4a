// Lists that several tabs keep together.

import { beforeEach, expect, test, vi } from "vitest";
import { createKeptLines } from "../../src/runtime/keptLines.ts";

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});

const openTab = (most = 4) =>
	createKeptLines<{ readonly count: number }>("list", {
		most,
		format: (name, { count }) => `${name} ${count}`,
		parse(line) {
			const [name, count] = line.split(" ");
			return name && count ? [name, { count: Number(count) }] : undefined;
		},
		isBetter: (one, own) => one.count > own.count,
	});

const entry = (name: string, count: number) => [name, { count }] as const;
const names = () => [...openTab().read().keys()];

test("what two tabs add in turn stays, of both", () => {
	const [one, other] = [openTab(), openTab()];
	let [mine, theirs] = [new Map(one.read()), new Map(other.read())];
	for (let round = 0; round < 2; round++) {
		mine = new Map([...mine, entry(`mine${round}`, 1)]);
		one.write(mine);
		theirs = new Map([...theirs, entry(`theirs${round}`, 1)]);
		other.write(theirs);
	}
	expect(names()).toEqual(["mine0", "theirs0", "mine1", "theirs1"]);
});

test("where the list is full the oldest go, and what is only read by a tab takes no place again", () => {
	openTab().write(new Map(["a", "b", "c", "d"].map((name) => entry(name, 1))));
	const [one, other] = [openTab(), openTab()];
	const [mine, theirs] = [one.read(), other.read()];
	other.write(new Map([...theirs, entry("e", 1), entry("f", 1)]));
	one.write(new Map([...mine, entry("g", 1)]));
	expect(names()).toEqual(["d", "e", "f", "g"]);
	// An entry that is found anew is the latest, and stands once.
	const last = openTab();
	last.write(new Map([...last.read(), entry("e", 2)]));
	expect(names()).toEqual(["d", "f", "g", "e"]);
});

test("the better of two entries of one name stays", () => {
	const [one, other] = [openTab(), openTab()];
	one.write(new Map([entry("a", 9), entry("b", 1)]));
	other.write(new Map([entry("a", 2), entry("b", 2)]));
	expect([...openTab().read()]).toEqual([entry("a", 9), entry("b", 2)]);
});

test("what was not written is written later, and what nobody of ours wrote is left out", () => {
	stored.set("list", "?\na 1");
	const tab = openTab();
	const all = new Map([...tab.read(), entry("b", 1)]);
	vi.spyOn(localStorage, "setItem").mockImplementationOnce(() => {
		throw new Error("full");
	});
	expect(tab.write(all)).toBe(false);
	expect(stored.get("list")).toBe("?\na 1");
	expect(tab.write(all)).toBe(true);
	expect(stored.get("list")).toBe("a 1\nb 1");
});
