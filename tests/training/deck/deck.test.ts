// A deck of questions: what comes back when, two tabs, clocks, forgetting, thousands, and files.

import { expect, test, vi } from "vitest";
import { finish } from "../../../src/chess/work.ts";
import { createKept } from "../../../src/runtime/keep/kept.ts";
import { workReady } from "../../../src/runtime/keep/work.ts";
import { asCard, type Card } from "../../../src/training/deck/card.ts";
import { createDeck, type Deck } from "../../../src/training/deck/deck.ts";
import { formatDeck, parseDeck as parsingDeck } from "../../../src/training/deck/deckFile.ts";
import {
	changeAfter,
	daysTo,
	dueFrom,
	sumsOf as sumsBy,
	sumsOfSome,
	waitTo,
} from "../../../src/training/deck/due.ts";
import { hasTrained } from "../../../src/training/deck/hasTrained.ts";
import { keepNewADay, NEW_A_DAY, readNewADay } from "../../../src/training/deck/newADay.ts";
import { answered } from "../../../src/training/deck/schedule.ts";
import type { AnswerMark } from "../../../src/training/mark.ts";
import { memoryBrowser } from "../../support/kept.ts";

const HOUR = 60 * 60 * 1000;
/** Nine in the morning, wherever the test runs. */
const MONDAY = new Date(2026, 10, 23, 9).getTime();
const at = (day: number, hour = 9) => new Date(2026, 10, 23 + day, hour).getTime();

const idOf = (name: string) => `1.${name}!hanging;board;map;why;`;

const card = (id: string, topic: Card["topic"] = "hanging", added = MONDAY): Card => ({
	id,
	topic,
	added,
});

const sumsOf = (cards: readonly Card[], now: number) => sumsBy(cards, now, NEW_A_DAY);

/** Tabs of one browser. */
function browser(cards: readonly Card[] = []) {
	const open = memoryBrowser(cards.map((one) => [one.id, one]));
	return () => createDeck(createKept(open()));
}

const parseDeck = (text: string) => finish(parsingDeck(text));

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);

test("over three days a missed question comes back at once, and a known one later and later", async () => {
	const deck = browser()();
	await deck.add([card("known"), card("half"), card("missed", "fork")]);
	const sums = (now: number) => sumsOf(deck.get().cards ?? [], now);
	expect(idsOf(sums(at(0)).today)).toEqual(["known", "half", "missed"]);
	expect(sums(at(0))).toMatchObject({ learned: 0, fresh: 3 });
	await deck.answer("known", "full", at(0));
	await deck.answer("half", "half", at(0));
	await deck.answer("missed", "wrong", at(0));
	expect(sums(at(0))).toMatchObject({ today: [], learned: 1, missed: 2, fresh: 0 });
	// What was half right does not come twice on a day, however late it is.
	expect(idsOf(sums(at(0, 23)).today)).toEqual(["missed"]);
	// Tuesday, in the morning before the hour of Monday's answers.
	expect(idsOf(sums(at(1, 7)).today).sort()).toEqual(["half", "missed"]);
	expect(sums(at(1)).topics).toMatchObject([
		{ topic: "hanging", all: 2, due: 1, learned: 1 },
		{ topic: "fork", all: 1, due: 1, learned: 0 },
	]);
	for (const { id } of sums(at(1)).today) await deck.answer(id, "full", at(1));
	expect(sums(at(1, 22)).today).toEqual([]);
	// Wednesday, and then as long as it takes until all have come back.
	const back = new Map<string, number>();
	for (let day = 2; day < 40 && back.size < 3; day++) {
		for (const { id } of sums(at(day)).today) {
			back.set(id, back.get(id) ?? day);
			await deck.answer(id, "full", at(day));
		}
	}
	expect(back.size).toBe(3);
	const gap = (id: string) => deck.get().cards?.find((one) => one.id === id)?.memory;
	const days = (id: string) => ((gap(id)?.due ?? 0) - (gap(id)?.last ?? 0)) / (24 * HOUR);
	// A card that was known from the first comes back after a longer time.
	expect(days("known")).toBeGreaterThan(days("missed"));
	expect(days("missed")).toBeGreaterThanOrEqual(1);
});

test("adding a question can be undone unless it was answered meanwhile", async () => {
	const deck = browser()();
	await deck.add([card("a"), card("b")]);
	await deck.answer("b", "full", at(0));
	await deck.remove(["a", "b", "never there"]);
	expect(idsOf(deck.get().cards ?? [])).toEqual(["b"]);
});

test("if two tabs train at once, the first answer of a day counts and both see it", async () => {
	const open = browser();
	const [one, other] = [open(), open()];
	await one.add([card("a"), card("b")]);
	await Promise.all([one.answer("a", "full", at(0)), other.answer("a", "wrong", at(0, 10))]);
	await Promise.all([one.answer("b", "wrong", at(0)), other.answer("b", "full", at(0) + 1)]);
	await Promise.all([one.ready, other.ready]);
	const memories = one.get().cards?.map(({ memory }) => memory);
	expect(memories?.map((memory) => [memory?.last, memory?.reps])).toEqual([
		[at(0), 1],
		[at(0), 1],
	]);
	expect(other.get().cards).toEqual(one.get().cards);
});

test("setting the clock back neither breaks a question nor hides it for a year", async () => {
	const deck = browser()();
	await deck.add([card("a")]);
	const wrong = at(365);
	await deck.answer("a", "full", wrong);
	expect(idsOf(sumsOf(deck.get().cards ?? [], at(0)).today)).toEqual(["a"]);
	await deck.answer("a", "full", at(0));
	const [{ memory } = card("")] = deck.get().cards ?? [];
	expect(memory?.last).toBe(at(0));
	expect(memory?.due).toBeGreaterThan(at(0));
	expect(memory?.due).toBeLessThan(at(60));
	// An hour back, as when summer ends, is no other day.
	await deck.answer("a", "full", (memory?.due ?? 0) + HOUR);
	const [again] = deck.get().cards ?? [];
	expect(sumsOf(deck.get().cards ?? [], memory?.due ?? 0).today).toEqual([]);
	expect(again?.memory?.reps).toBe(3);
});

test("answering a question that was deleted during the round does not bring it back", async () => {
	const open = browser();
	const [training, forgetting] = [open(), open()];
	await training.add([card("a"), card("b")]);
	const [before] = await Promise.all([forgetting.forget(), training.answer("b", "full", at(0))]);
	await training.answer("a", "full", at(0));
	expect(training.get().cards).toEqual([]);
	expect(idsOf(before)).toEqual(["a", "b"]);
	expect(await forgetting.add(before)).toBe(2);
	const third = open();
	await third.ready;
	expect(idsOf(third.get().cards ?? [])).toEqual(["a", "b"]);
});

test("a deck of ten thousand questions introduces a limited number a day and is counted at once", async () => {
	const deck = browser()();
	const many = Array.from({ length: 10_000 }, (_, index) => card(idOf(`q${index}`), "fork", index));
	expect(await deck.add(many)).toBe(10_000);
	expect(await deck.add(many)).toBe(0);
	const first = sumsOf(deck.get().cards ?? [], at(0));
	expect(idsOf(first.today)).toEqual(idsOf(many.slice(0, NEW_A_DAY)));
	await deck.answer(idOf("q0"), "full", at(0));
	const later = sumsOf(deck.get().cards ?? [], at(0));
	expect(idsOf(later.today)).toEqual(idsOf(many.slice(1, NEW_A_DAY)));
	expect(later).toMatchObject({ learned: 1, fresh: 9_999 });
	const text = formatDeck(deck.get().cards ?? []);
	expect(parseDeck(text)?.cards).toHaveLength(10_000);
});

test("if the browser saves nothing, the deck lasts for the visit and says so", async () => {
	const refuse = () => Promise.reject(new Error("no IndexedDB"));
	const none = createDeck(createKept({ ...memoryBrowser<Card>()(), all: refuse, change: refuse }));
	await none.ready;
	expect(none.get()).toEqual({ cards: [], isKept: false });
	expect(await none.add([card("a")])).toBe(1);
	await none.answer("a", "full", at(0));
	expect(none.get().cards?.[0]?.memory?.reps).toBe(1);
	const full = memoryBrowser([["kept", card("kept")]])();
	const change = () => Promise.reject(new Error("QuotaExceededError"));
	const refusing = createDeck(createKept({ ...full, change }));
	await refusing.ready;
	expect(await refusing.add([card("b")])).toBe(1);
	expect(refusing.get().isKept).toBe(false);
	expect(idsOf(refusing.get().cards ?? [])).toEqual(["kept", "b"]);
});

test("a saved deck reads back the same, and a file cut short gives all its whole questions", async () => {
	const names = { white: "A \n“x”", black: "B", date: "2026-11-23" };
	const origin = { game: 3, ply: 12, mySide: "black" as const, move: "6...c4", ...names };
	const deck = browser()();
	await deck.add([{ ...card(idOf("a")), origin }, card(idOf("b")), card(idOf("c"), "exercise")]);
	await deck.answer(idOf("b"), "half", at(0));
	const cards = deck.get().cards ?? [];
	const text = formatDeck(cards);
	expect(parseDeck(text)).toEqual({ cards, missing: 0 });
	for (let end = 0; end < text.length; end++) {
		const found = parseDeck(text.slice(0, end));
		if (end < text.indexOf("\n")) expect(found).toBeUndefined();
		else {
			expect(found?.cards).toEqual(cards.slice(0, found?.cards.length));
			expect((found?.cards.length ?? 0) + (found?.missing ?? 0)).toBe(3);
		}
	}
	for (const wrong of ["", "1. e4 e5", "{}", "null", "[]"])
		expect(parseDeck(wrong)).toBeUndefined();
	// An older file does not undo what was learned since.
	const other = browser()();
	await other.add(cards);
	await other.add([card(idOf("b"))]);
	expect(other.get().cards?.[1]?.memory?.reps).toBe(1);
});

test("a card changed by hand is refused, or loses its invalid parts", () => {
	for (const wrong of [undefined, null, 3, {}, { id: "" }, { id: "x" }, { id: "l8/8_w" }])
		expect(asCard(wrong)).toBeUndefined();
	expect(
		asCard({ id: idOf("a"), topic: "??", added: "x", memory: { due: Number.NaN }, origin: 3 }),
	).toEqual({ id: idOf("a"), topic: "other", added: 0 });
	const { memory } = answered(card(idOf("a")), "full", at(0));
	const sound = { ...card(idOf("a")), memory };
	expect(asCard(sound)).toEqual(sound);
	for (const wrong of [
		...[{ stability: 0 }, { due: -1 }, { reps: undefined }, { reps: 1e308 }, { reps: 0.5 }],
		...[{ state: 9 }, { state: 1.5 }, { state: "2" }, { due: 1e300 }, { last: 8.64e15 }],
		...[{ difficulty: 0 }, { difficulty: 11 }, { stability: 1e9 }, { stability: Number.NaN }],
	])
		expect(asCard({ ...sound, memory: { ...memory, ...wrong } })?.memory).toBeUndefined();
	const origin = { game: 1e308, ply: 2, mySide: "white", move: "", white: "", black: "", date: "" };
	expect(asCard({ ...sound, origin })).toEqual(sound);
});

test("a list of questions knows how many are in the deck, due today, and when the next is due", async () => {
	const deck = browser()();
	await deck.add([card(idOf("a")), card(idOf("b")), card(idOf("c"))]);
	const some = () =>
		sumsOfSome(deck.get().cards ?? [], [idOf("a"), idOf("b"), idOf("x")], at(0), NEW_A_DAY);
	expect(some()).toMatchObject({ all: 2, today: 2 });
	await deck.answer(idOf("a"), "full", at(0));
	expect(some()).toMatchObject({ all: 2, today: 1 });
	await deck.answer(idOf("b"), "full", at(0));
	const { next = 0 } = some() ?? {};
	expect(some()).toMatchObject({ all: 2, today: 0 });
	expect(daysTo(next, at(0))).toBeGreaterThan(0);
	expect(sumsOfSome(deck.get().cards ?? [], [idOf("x")], at(0), NEW_A_DAY)).toBeUndefined();
	expect(daysTo(at(1), at(0))).toBe(1);
});

test("the start page knows at once whether there is a deck", async () => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	const deck = browser()();
	await deck.ready;
	expect(hasTrained()).toBe(false);
	await deck.add([card(idOf("a"))]);
	expect(hasTrained()).toBe(true);
	await deck.forget();
	expect(hasTrained()).toBe(false);
	vi.unstubAllGlobals();
	expect(hasTrained()).toBe(false);
});

test("the scheduler accepts every valid memory of a card", () => {
	const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
	for (let index = 0; index < 2_000; index++) {
		const memory = {
			due: pick([0, at(-3), at(300), Date.UTC(2199, 0)], index),
			last: pick([0, at(-400), at(2), Date.UTC(2199, 0)], index >> 2),
			first: 0,
			stability: pick([0.001, 0.4, 30, 36_500], index >> 4),
			difficulty: pick([1, 5.5, 10], index),
			reps: pick([0, 999_999_999], index >> 3),
			lapses: 0,
			state: index % 4,
		};
		const found = asCard({ ...card(idOf("a")), memory });
		expect(found?.memory).toEqual(memory);
		if (found === undefined) continue;
		for (const mark of ["wrong", "half", "full"] as const) {
			const next = answered(found, mark, at(0));
			expect(asCard(next)).toEqual(next);
			expect(next.memory?.due).toBeGreaterThan(at(0));
		}
	}
});

test("a card that cannot be scheduled is not reported as refused by the browser", async () => {
	const open = browser();
	const deck = open();
	const odd = { ...card("odd"), memory: { state: 9, due: 0, last: 0 } as never };
	await deck.add([odd, card("a"), card("b")]);
	await deck.answer("a", "full", at(0));
	await expect(deck.answer("odd", "full", at(0))).rejects.toThrow();
	await deck.answer("b", "full", at(0));
	expect(deck.get().isKept).toBe(true);
	const other = open();
	await other.ready;
	expect(other.get().cards?.map(({ memory }) => memory?.reps)).toEqual([undefined, 1, 1]);
});

test("a wrong answer comes back in ten minutes, and a half right one tomorrow", () => {
	const MINUTE = HOUR / 60;
	for (const mark of ["wrong", "half"] as const) {
		let one = card("a");
		let now = at(0);
		for (let right = 0; right < 5; right++) {
			one = answered(one, "full", now);
			expect(sumsOf([one], now)).toMatchObject({ learned: 1, missed: 0 });
			now = one.memory?.due ?? 0;
		}
		const known = one.memory?.stability ?? 0;
		for (let wrong = 0; wrong < 3; wrong++) {
			one = answered(one, mark, now);
			const due = one.memory?.due ?? 0;
			expect(sumsOf([one], now)).toMatchObject({ today: [], learned: 0, missed: 1 });
			const wait = waitTo(sumsOf([one], now).next ?? 0, now);
			if (mark === "half") expect(wait.days).toBe(1);
			else {
				expect(wait).toEqual({ days: 0, minutes: 10 });
				expect(changeAfter([one], now)).toBe(due);
				expect(sumsOf([one], due - 1).today).toEqual([]);
				expect(sumsOf([one], due).today).toEqual([one]);
				// Right then, it is known for some days, not for the months of before.
				const again = answered(one, "full", now + 11 * MINUTE);
				const days = daysTo(again.memory?.due ?? 0, now);
				expect(days).toBeGreaterThanOrEqual(1);
				expect(days).toBeLessThan(known / 2);
			}
			// To be half right again and again makes nothing known for longer.
			expect(one.memory?.stability).toBeLessThanOrEqual(known);
			now = one.memory?.due ?? 0;
		}
	}
});

test("a deck file's number of questions is limited", () => {
	const lines = [JSON.stringify(card(idOf("a"))), "{", ""].join("\n");
	for (const questions of [1e308, -1, 0.5, "7", null]) {
		const head = JSON.stringify({ deck: "square-control-deck", questions });
		expect(parseDeck(`${head}\n${lines}`)).toMatchObject({ missing: 1 });
	}
});

test("three tabs that train while the clock changes lose nothing", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const open = browser();
	const tabs = [open(), open(), open()];
	const [one, two, three] = tabs as [Deck, Deck, Deck];
	const setClock = (day: number) => vi.setSystemTime(at(day));
	const due = (deck: Deck) => idsOf(sumsOf(deck.get().cards ?? [], Date.now()).today);
	const answerIn = (deck: Deck, id: string, mark: AnswerMark) => deck.answer(id, mark, Date.now());
	setClock(0);
	await one.add([card("a"), card("b"), card("c")]);
	await answerIn(one, "a", "full");
	const before = one.get().cards ?? [];
	// A year ahead, by mistake: all is due, and one is answered.
	setClock(365);
	expect(due(two)).toEqual(["a", "b", "c"]);
	await answerIn(two, "a", "full");
	await answerIn(two, "b", "wrong");
	const ahead = two.get().cards ?? [];
	// Set right: answers of the future are asked again, in each tab, and are answered once.
	setClock(1);
	for (const deck of tabs) expect(due(deck).toSorted()).toEqual(["a", "b", "c"]);
	await Promise.all([answerIn(one, "a", "full"), answerIn(three, "a", "wrong")]);
	await answerIn(three, "b", "full");
	await answerIn(three, "c", "full");
	for (const deck of tabs) expect(due(deck)).toEqual([]);
	const learned = one.get().cards;
	expect(learned?.every(({ memory }) => memory?.last === at(1))).toBe(true);
	// A file of when the clock was wrong undoes nothing that was answered since.
	await two.add(ahead);
	await two.add(before);
	expect(two.get().cards).toEqual(learned);
	// Ten days back: nothing breaks, and all of it comes back in time.
	setClock(-10);
	for (const id of due(three)) await answerIn(three, id, "full");
	expect(due(one)).toEqual([]);
	setClock(60);
	for (const deck of tabs) expect(due(deck).toSorted()).toEqual(["a", "b", "c"]);
	vi.useRealTimers();
});

test("the visitor chooses the number of new questions a day, and the rest waits", async () => {
	await workReady;
	const cards = Array.from({ length: 60 }, (_, index) => card(idOf(`q${index}`), "fork", index));
	expect(readNewADay()).toBe(20);
	for (const chosen of [5, 10, 50]) {
		keepNewADay(chosen);
		expect(readNewADay()).toBe(chosen);
		const sums = sumsBy(cards, at(0), readNewADay());
		expect(sums).toMatchObject({ fresh: 60, next: new Date(2026, 10, 24).getTime() });
		expect(idsOf(sums.today)).toEqual(idsOf(cards.slice(0, chosen)));
		// A smaller number chosen after more were begun asks no more of them today.
		const begun = cards.map((one, index) => (index < 20 ? answered(one, "full", at(0)) : one));
		expect(sumsBy(begun, at(0), chosen).today).toHaveLength(Math.max(0, chosen - 20));
		expect(sumsBy(begun, at(1, 0), chosen).today.length).toBe(Math.min(chosen, 40));
	}
	// Due today it is due from midnight on, whatever the hour of the answer.
	const today = answered(card("a"), "half", at(0, 18));
	const from = today.memory ? dueFrom(today.memory) : 0;
	expect(waitTo(from, at(1, 9))).toEqual({ days: 0, minutes: 0 });
	// Ten minutes are ten minutes, over midnight too.
	expect(waitTo(at(1, 0), at(0, 23) + (5 / 6) * HOUR)).toEqual({ days: 0, minutes: 10 });
	expect(waitTo(at(1, 9), at(0, 23))).toMatchObject({ days: 1 });
	keepNewADay(7);
	expect(readNewADay()).toBe(20);
});
