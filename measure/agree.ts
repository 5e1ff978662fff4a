// npm run agree -- [GAMES [SEED]]: the reader beside the careful loader for a long time. First the
// files beside the project, where there are any, as they are and changed at some places; then so
// many made games.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { decodeText } from "../src/chess/decode.ts";
import { compareReaders } from "../tests/support/agreement.ts";
import { atRoot } from "../tests/support/core.ts";
import { changedText, madeGame } from "../tests/support/madeGames.ts";
import { chance } from "../tests/support/random.ts";

const folder = atRoot("../shared/data/pgn");

/** Longer texts are changed in part: the careful loader takes its time. */
const CHANGED = 40_000;

type Tally = { games: number; handed: number };

/** Compares one text; false where the two differ, which is told. */
function agrees(name: string, bytes: Uint8Array, step: number | undefined, tally: Tally): boolean {
	const found = compareReaders(bytes, step);
	if (typeof found === "string") {
		console.log(`${name}: ${found}`);
		return false;
	}
	tally.games += found.games;
	tally.handed += found.handed;
	return true;
}

function tell(what: string, { games, handed }: Tally): void {
	const share = ((100 * handed) / Math.max(1, games)).toFixed(2);
	console.log(`${what}: ${games} games agree, ${handed} of them handed over (${share} %)`);
}

function compareFiles(next: () => number): boolean {
	const names = existsSync(folder)
		? readdirSync(folder).filter((name) => name.endsWith(".pgn"))
		: [];
	if (names.length === 0) {
		console.log(`No files beside the project (${folder}): left out`);
		return true;
	}
	const whole = { games: 0, handed: 0 };
	const changed = { games: 0, handed: 0 };
	let isSound = true;
	for (const name of names) {
		const bytes = readFileSync(`${folder}/${name}`);
		isSound = agrees(name, bytes, undefined, whole) && isSound;
		const text = decodeText(bytes);
		const from = Math.floor(next() * Math.max(1, text.length - CHANGED));
		let part = text.slice(from, from + CHANGED);
		for (let count = 1 + next() * 8; count > 0; count--) part = changedText(part, next);
		const step = 1 + Math.floor(next() * 5000);
		isSound = agrees(`${name}, changed`, new TextEncoder().encode(part), step, changed) && isSound;
	}
	tell("files", whole);
	tell("changed copies", changed);
	return isSound;
}

const BATCH = 50;

function compareMade(count: number, next: () => number): boolean {
	const tally = { games: 0, handed: 0 };
	let isSound = true;
	for (let done = 0; done < count && isSound; done += BATCH) {
		const text = Array.from({ length: BATCH }, () => madeGame(next, 40)).join("");
		const step = 1 + Math.floor(next() * 20_000);
		isSound = agrees("made games", new TextEncoder().encode(text), step, tally);
		if (done % 5000 === 0) tell("made", tally);
	}
	tell("made", tally);
	return isSound;
}

export function main(args: readonly string[]): number {
	const count = Number(args[0] ?? 100_000);
	const seed = Number(args[1] ?? Date.now() % 2 ** 32);
	console.log(`seed ${seed}`);
	const next = chance(seed);
	const isSound = compareFiles(next);
	return compareMade(count, next) && isSound ? 0 : 1;
}
