// A part of npm run bench: the answers to a million games, and reading games into a collection.
// The games are a few real ones, drawn again and again. Versions alternate, medians count.

import { existsSync, readFileSync } from "node:fs";
import { Study } from "../../src/cli/sums/study.ts";
import { RECORD_BYTES } from "../../src/games/collection/answers/game/record.ts";
import { Collection } from "../../src/games/collection/collection.ts";
import { COLUMNS, type GameFacts } from "../../src/games/collection/columns.ts";
import { Stock } from "../../src/games/collection/stock.ts";
import { GameReader } from "../../src/games/reader/gameReader.ts";
import { atRoot, testInsight, testReader } from "../../tests/support/core.ts";
import { chance } from "../../tests/support/random.ts";

const GAMES = 1_000_000;
const FEW = 300;
const ROUNDS = 7;
const SEED = 1851;

const ME = "A player of all games";
const ONE = "A player of a few";

const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Real games where they are beside the project, else those of the tests. */
function someGames(): string {
	const path = atRoot("../shared/data/pgn/multi-big-caruana.pgn");
	return existsSync(path)
		? readFileSync(path, "latin1")
		: readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
}

const open = (stock: Stock) =>
	new Collection(
		{ stock, save() {}, check: async () => {}, close() {}, unsaved: undefined },
		testReader(),
		testInsight(),
	);

async function stockOf(text: string): Promise<Stock> {
	const stock = new Stock();
	await open(stock).read([new File([text], "games.pgn")], () => {});
	return stock;
}

/** A million games in any order; one player in all of them, on either side, one in a few. */
function million(stock: Stock): Stock {
	const { columns: few, texts, positions } = stock;
	const many = new Stock(texts, positions);
	const { columns } = many;
	for (const family of few.names.family.words) columns.names.family.numberOf(family);
	const numberOf = (name: string) => columns.names.player.numberOf(name);
	const [me, other, one] = [numberOf(ME), numberOf("Another"), numberOf(ONE)];
	const next = chance(SEED);
	for (let game = 0; game < GAMES; game++) {
		const from = Math.floor(next() * few.count);
		const own = COLUMNS.map((name) => [name, few.at(name, from)]);
		const facts = Object.fromEntries(own) as GameFacts;
		const against = game % Math.ceil(GAMES / FEW) === 0 ? one : other;
		const [white, black] = next() < 0.5 ? [me, against] : [against, me];
		const at = from * RECORD_BYTES;
		columns.add({ ...facts, white, black }, few.records.subarray(at, at + RECORD_BYTES));
	}
	return many;
}

type Version = { readonly name: string; work(): unknown };

/** Medians of milliseconds, the first round only warms up. */
async function timesOf(versions: readonly Version[]): Promise<number[]> {
	const times = versions.map(() => [] as number[]);
	for (let round = 0; round <= ROUNDS; round++) {
		for (const [index, { work }] of versions.entries()) {
			const started = performance.now();
			await work();
			if (round > 0) times[index]?.push(performance.now() - started);
		}
	}
	return times.map(median);
}

async function print(title: string, versions: readonly Version[]): Promise<void> {
	const times = await timesOf(versions);
	console.log(`\n| ${title} | median | times the first |\n| --- | ---: | ---: |`);
	versions.forEach(({ name }, index) => {
		const time = times[index] ?? Number.NaN;
		console.log(`| ${name} | ${time.toFixed(1)} ms | ${(time / (times[0] ?? 1)).toFixed(2)} |`);
	});
}

/** Sums are saved, so each round asks a collection that has not been asked. */
const answersOf = (stock: Stock, me: readonly string[]) => () =>
	open(stock).asking.answers({ me, filter: {} });

export async function benchAnswers(): Promise<void> {
	const text = someGames();
	const bytes = new TextEncoder().encode(text);
	const stock = await stockOf(text);
	const module = testReader();
	await print(`${stock.columns.count} games, ${(bytes.length / 1e6).toFixed(1)} MB, read`, [
		{
			name: "for a study: played, mapped, added up",
			work: () => {
				const study = new Study(module, {}, { from: 0, to: Number.POSITIVE_INFINITY });
				const reader = new GameReader(module);
				reader.read(bytes, study);
				reader.end(study);
			},
		},
		{ name: "into a collection, with a record of each", work: () => stockOf(text) },
	]);
	const many = million(stock);
	let sink = 0;
	await print("the answers to a million games", [
		{
			name: "every byte of their records once",
			work: () => {
				const { records, count } = many.columns;
				let sum = 0;
				for (let at = 0; at < count * RECORD_BYTES; at++) sum += records[at] as number;
				sink += sum;
			},
		},
		{ name: "all of them mine", work: answersOf(many, [ME]) },
		{ name: "nobody's", work: answersOf(many, []) },
		{ name: `a player's of ${FEW} among them`, work: answersOf(many, [ONE]) },
	]);
	console.log(`(sink ${sink})`);
}
