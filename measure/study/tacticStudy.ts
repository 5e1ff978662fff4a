// npm run study:tactics -- PUZZLES.csv [even | odd]: how often our names of tactics are those of
// the tags of Lichess's puzzles (id,fen,moves,rating,themes), with the solution as the line; by
// kind, of puzzles of one parity alone. Recall is of all, precision of those that have all their
// tags and do not mate: of a mate's means the tags name few.

import { readFileSync } from "node:fs";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { playAhead } from "../../src/chess/lookAhead.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { openRules } from "../../src/chess/rules.ts";
import { worthOf } from "../../src/chess/worth.ts";
import { playMoves } from "../../src/engine/playedMoves.ts";
import { findTactics } from "../../src/review/tactics/findTactics.ts";
import type { TacticKind } from "../../src/review/tactics/tactic.ts";
import { Tallies } from "./tallies.ts";

type Kind = TacticKind | "mate";

/** Which of our kinds a tag asks for. */
const TAGS: Readonly<Record<string, readonly Kind[]>> = {
	attraction: ["attraction"],
	backRankMate: ["backRank"],
	capturingDefender: ["guardTaken"],
	clearance: ["clearance"],
	deflection: ["deflection", "overloaded"],
	discoveredAttack: ["discovered"],
	fork: ["fork"],
	hangingPiece: ["hanging"],
	interference: ["interference"],
	intermezzo: ["inBetween"],
	mate: ["mate"],
	pin: ["pin"],
	promotion: ["promotion"],
	skewer: ["skewer"],
	trappedPiece: ["trapped"],
	xRayAttack: ["xRay"],
};

/** Puzzles without a tag of length have lost others too. */
const LENGTHS = ["oneMove", "short", "long", "veryLong"];

/** The names of a puzzle's solution, which its first move lets happen: mate is the head of it. */
function kindsOf(fen: string, ucis: readonly string[]): Kind[] {
	const placements = createPlacements(1);
	openRules(fen).encode(placements, FIRST_FRAME);
	const [before, ...moves] = playMoves(fen, ucis).map(({ move }) => move);
	const first = moves[0];
	if (before === undefined || first === undefined) return [];
	const owed = before.to === first.to ? worthOf(before.captured) : 0;
	const ahead = playAhead(placements, FIRST_FRAME, [before, ...moves]);
	const found = findTactics({ placements: ahead, frame: 1, moves, before, start: 0 - owed });
	const mates = moves.at(-1)?.san.endsWith("#") ?? false;
	const names = found.filter(({ gain }) => mates || gain >= 1).map(({ kind }) => kind);
	return mates ? ["mate", ...names] : names;
}

function count(line: string, tallies: Tallies): void {
	const [, fen = "", moves = "", , themes = ""] = line.split(",");
	const tags = new Set(themes.split(" "));
	const asked = Object.keys(TAGS).filter((tag) => tags.has(tag));
	if (asked.length === 0) return;
	const kinds = kindsOf(fen, moves.split(" "));
	const answers = (kind: Kind | undefined) =>
		asked.some((tag) => kind !== undefined && TAGS[tag]?.includes(kind));
	for (const group of tags.has("mate") ? ["all"] : ["all", "without mates"]) {
		tallies.add(`${group}, among ours`, kinds.some(answers));
		tallies.add(`${group}, first`, answers(kinds[0]));
	}
	const isWhole = LENGTHS.some((tag) => tags.has(tag)) && !tags.has("mate");
	for (const [tag, ours] of Object.entries(TAGS)) {
		const isNamed = kinds.some((kind) => ours.includes(kind));
		if (tags.has(tag)) tallies.add(`recall ${tag}`, isNamed);
		if (isNamed && isWhole) tallies.add(`precision ${tag}`, tags.has(tag));
	}
}

export async function main([file, part]: readonly string[]): Promise<number> {
	if (file === undefined) {
		console.error("A file is needed: npm run study:tactics -- PUZZLES.csv [even | odd]");
		return 2;
	}
	const lines = readFileSync(file, "utf8").trim().split("\n");
	const puzzles = lines.filter((line) => !line.startsWith("id,"));
	const tallies = new Tallies();
	for (const [index, line] of puzzles.entries()) {
		if (part === undefined || (index % 2 === 0) === (part === "even")) count(line, tallies);
	}
	tallies.tell("tactics");
	return 0;
}
