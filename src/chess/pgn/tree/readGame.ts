// Reads one game of a text: its tags, its moves as a tree, played by the rules, and its faults.

import { startFen, surplusesIn } from "../../fen.ts";
import { FenError } from "../../fenFault.ts";
import type { Game } from "../../game.ts";
import { openRules, type Rules } from "../../rules.ts";
import { each, finish, partOf, type Work } from "../../work.ts";
import { PgnError, type Place, surplusWarnings, type Warning } from "../gameFault.ts";
import type { GameText } from "../gameText.ts";
import { placesIn } from "../lex/textPlaces.ts";
import { RESULT_OF } from "../tags/results.ts";
import { tagsOf, tagWarnings } from "../tags/tags.ts";
import type { WrittenGame } from "../write/writtenGame.ts";
import { readMoveTree } from "./moveTree.ts";
import { parseMoves } from "./parser.ts";
import { type Played, replay } from "./replay.ts";

const STANDARD = /^(?:standard|normal|chess|from position|standard chess)?$/i;

type PlaceAt = (offset: number) => Place;
type Tags = Map<string, string>;

/** Is this the game whose rules we know? */
export const isStandard = (tags: Tags): boolean => STANDARD.test(tags.get("Variant") ?? "");

/** The rules at the position that a game starts from: its FEN tag's, else the usual one. */
function openStart(tags: Tags, isStrict: boolean): Rules {
	const fen = tags.get("FEN");
	if (isStrict && fen === undefined && tags.get("SetUp") === "1") {
		throw new PgnError({ code: "fenTagMissing" });
	}
	try {
		return openRules(startFen(fen));
	} catch (error) {
		if (error instanceof FenError) {
			throw new PgnError({ code: "fen", fault: error.fault });
		}
		throw error;
	}
}

/** More pieces than any game leads to, where the start is not the usual one. */
const oddStart = ({ placements }: Played, tags: Tags): Warning[] =>
	tags.has("FEN") ? surplusWarnings(surplusesIn(placements)) : [];

function refuseNothing(game: GameText, written: WrittenGame, placeAt: PlaceAt): void {
	if (written.moves.length > 0 || game.tags.length > 0 || written.result !== undefined) return;
	const { fault } = written;
	const word = fault !== undefined && "word" in fault ? fault.word : "nothing";
	const offset = fault?.offset ?? game.start;
	throw new PgnError({ code: "noGame", word: word.slice(0, 40) }, placeAt(offset));
}

function faultIn({ fault }: WrittenGame, placeAt: PlaceAt): Warning | undefined {
	if (fault === undefined) return undefined;
	const { offset, ...rest } = fault;
	return { ...rest, place: placeAt(offset) };
}

/**
 * The result: of the moves, else of the tags. Where they differ that of the moves replaces the
 * tag's, with a warning.
 */
export function settleResult(
	game: GameText,
	tags: Tags,
	written: string | undefined,
	placeAt: PlaceAt,
): { readonly result: string; readonly warnings: readonly Warning[] } {
	const tagged = tags.get("Result");
	const known = RESULT_OF.get(tagged ?? "");
	if (written === undefined || tagged === undefined || known === written) {
		return { result: written ?? known ?? "*", warnings: [] };
	}
	tags.set("Result", written);
	const tag = game.tags.find(({ name }) => name.toLowerCase() === "result");
	const warning: Warning = { code: "resultDiffers", place: tag && placeAt(tag.offset) };
	return { result: written, warnings: [warning] };
}

type ReadOptions = { readonly isStrict?: boolean };

/**
 * Reads one game of a text as far as it can be read; throws a PgnError where nothing can. If
 * strict, the SetUp tag requires a FEN tag.
 */
export const readGame = (text: string, game: GameText, options?: ReadOptions): Game =>
	finish(readingGame(text, game, options));

/** The same, in steps. */
export function* readingGame(
	text: string,
	game: GameText,
	{ isStrict = false }: ReadOptions = {},
): Work<Game> {
	const placeAt = yield* partOf(placesIn(text, game), 0, 0.05);
	const tags = tagsOf(game);
	if (!isStandard(tags)) {
		throw new PgnError({ code: "unknownVariant", variant: `${tags.get("Variant")}` });
	}
	const written = yield* partOf(readMoveTree(text, game), 0.05, 0.1);
	refuseNothing(game, written, placeAt);
	const rules = openStart(tags, isStrict);
	const words = written.moves.map(({ word }) => word);
	const notationOf = yield* partOf(parseMoves(words), 0.1, 0.2);
	const played = yield* partOf(replay(rules, written, notationOf, placeAt), 0.2, 0.9);
	const { result, warnings } = settleResult(game, tags, written.result, placeAt);
	const found: Warning[] = yield* partOf(tagWarnings(game, placeAt), 0.9, 0.95);
	const oddities = [...written.oddities, ...written.clockOddities];
	yield* partOf(
		each(oddities, ({ offset, ...fault }) => void found.push({ ...fault, place: placeAt(offset) })),
		0.95,
		1,
	);
	return {
		...played,
		tags,
		result,
		warnings: [...oddStart(played, tags), ...found, ...played.warnings, ...warnings],
		fault: played.fault ?? faultIn(written, placeAt),
	};
}
