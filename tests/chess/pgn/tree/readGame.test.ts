// Games read: tags, tree, notes, warnings, and what happens to what cannot be read.

import { describe, expect, test } from "vitest";
import { START_FEN } from "../../../../src/chess/fen.ts";
import type { Frame } from "../../../../src/chess/frame.ts";
import { countVariations, type Game, positionAt, problemsOf } from "../../../../src/chess/game.ts";
import { isGrave, PgnError } from "../../../../src/chess/pgn/gameFault.ts";
import { splitPgn } from "../../../../src/chess/pgn/splitPgn.ts";
import { LESSON_TAGS } from "../../../../src/chess/pgn/tags/lessonTags.ts";
import { readGame } from "../../../../src/chess/pgn/tree/readGame.ts";
import { BLACK, WHITE } from "../../../../src/chess/piece.ts";
import { squareNamed } from "../../../../src/chess/square.ts";
import { placementOf } from "../../../support/core.ts";
import { games, positionsOf } from "../../../support/games.ts";
import { cases, seededTest } from "../../../support/seeded.ts";
import { isSlow } from "../../../support/slow.ts";

function read(text: string, options = {}): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("No game");
	return readGame(text, piece, options);
}

/** The main line in SAN, with variations in brackets. */
function line(game: Game, from: Frame = 0 as Frame): string {
	const [main, ...others] = positionAt(game, from).next;
	if (main === undefined) return "";
	const san = (frame: Frame) => positionAt(game, frame).move?.san ?? "";
	const rest = (frame: Frame) => line(game, frame);
	const variations = others.map((frame) => `(${`${san(frame)} ${rest(frame)}`.trim()})`).join(" ");
	return [san(main), variations, rest(main)].filter((part) => part !== "").join(" ");
}

const end = (game: Game) => positionAt(game, game.plies as Frame).fen;
/** The facts of all warnings, without their places. */
const warningsOf = (game: Game) => game.warnings.map(({ place: _, ...fault }) => fault);

describe("the move tree", () => {
	test.each(games)("the main line of $name has the right position at every move", ({ moves }) => {
		const game = read(`${moves} *`);
		expect(line(game)).toBe(moves);
		positionsOf(moves).forEach((pieceData, frame) => {
			expect(game.placements.slice(frame * 16, frame * 16 + 16)).toEqual(placementOf(pieceData));
			expect(positionAt(game, frame as Frame).parent).toBe(frame === 0 ? undefined : frame - 1);
		});
	});

	test("variations are read at any depth, with the main line first", () => {
		const game = read("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3 *");
		expect(line(game)).toBe("e4 (d4 d5 (Nf6 c4) c4) (c4) e5 Nf3");
		expect(game.plies).toBe(3);
		expect(countVariations(game)).toBe(3);
		expect(positionAt(game, 3 as Frame).move?.san).toBe("Nf3");
	});

	test("a game with a FEN tag starts at that position and move number", () => {
		const game = read('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30"]\n\n30... Kd7 31. e4 *');
		expect(positionAt(game, 1 as Frame)).toMatchObject({ number: 30, move: { san: "Kd7" } });
		expect(positionAt(game, 2 as Frame)).toMatchObject({ number: 31, move: { san: "e4" } });
	});

	test("move number 0, as some puzzle files write, counts as 1", () => {
		expect(read('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0"]\n\n1. e4 *').plies).toBe(1);
	});
});

describe("notes", () => {
	test("comments, symbols, draw offers, squares, arrows, evaluations and clocks are read", () => {
		const game = read(
			"{before all} 1. e4 $1 {good [%csl Gd4,Rf5] [%cal Ye2e4] [%eval 0.17] [%clk 0:10:00] [%foo bar]} (=) 1... e5?! ({why not} 1... c5) *",
		);
		expect(positionAt(game, 0 as Frame).notes.after).toBe("before all");
		expect(positionAt(game, 1 as Frame).notes).toMatchObject({
			after: "good",
			nags: [1],
			drawOffer: true,
			squares: [
				{ colour: "G", square: squareNamed("d4") },
				{ colour: "R", square: squareNamed("f5") },
			],
			arrows: [{ colour: "Y", from: squareNamed("e2"), to: squareNamed("e4") }],
			evaluation: 0.17,
			clocks: new Map([["clk", "0:10:00"]]),
			others: new Map([["foo", "bar"]]),
		});
		expect(positionAt(game, 2 as Frame).notes.nags).toEqual([6]);
		expect(positionAt(game, 3 as Frame).notes.before).toBe("why not");
	});

	test("comments are kept wherever they stand", () => {
		const game = read(
			"1. {a} e4 {b} (1. d4 {c}) {d} (1. c4) {e} 1... {f} e5 ({g}) (1... c5 (1... e6) {h}) {i} 1-0 {j}",
		);
		expect(line(game)).toBe("e4 (d4) (c4) e5 (c5) (e6)");
		const all = game.positions.map(({ notes }) => `${notes.before} ${notes.after}`).join(" ");
		expect([..."abcdefghij"].filter((letter) => !all.split(/\s+/).includes(letter))).toEqual([]);
	});
});

describe("unusual spellings are read:", () => {
	test.each([
		["castling with zeros", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *", 8],
		["long moves", "1. e2-e4 e7-e5 2. Ng1-f3 b8c6 *", 4],
		["figurines", "1. ♙e4 ♟e5 2. ♘f3 ♞c6 *", 4],
		["null moves", "1. e4 -- 2. d4 Z0 *", 4],
		["no numbers, glued numbers, wrong numbers", "e4 e5 7.Nf3 3...Nc6 *", 4],
		["glyphs glued and apart", "1. e4$1 e5!? $14 2. Nf3! +/- N Nc6 = *", 4],
		["a glyph behind its comment", "1. e4 {x} $1 e5 *", 2],
		["semicolons, also at the very end", "1. e4 ; one\ne5 ; two", 2],
		["percent lines", "1. e4\n% not this\ne5 *", 2],
		["en passant marked", "1. e4 a6 2. e5 d5 3. exd6 e.p. *", 5],
		[
			"promotions in all ways",
			'[FEN "7k/P7/8/8/8/8/p7/7K w - - 0 1"]\n\n1. a8q+ Kg7 2. Kg2 a1(N) *',
			4,
		],
		["braces within comments", "1. e4 {a {b} c} e5 *", 2],
		["results in variations", "1. e4 e5 (1... c5 1-0) 2. Nf3 *", 3],
		["marks of forums and line breaks of web pages", "[pgn]1. e4 e5<br />2. Nf3[/pgn]", 3],
		["commands that nobody knows", "1. e4 {[%cslRd4] [%clk2:10]} e5 *", 2],
	])("%s", (_, text, plies) => {
		const game = read(text);
		expect(game.fault).toBeUndefined();
		expect(game.plies).toBe(plies);
	});
});

describe("results", () => {
	test.each([
		["1. e4 1-0", "1-0"],
		["1. e4 1/2", "1/2-1/2"],
		["1. e4 ½-½", "1/2-1/2"],
		["1. e4 1–0", "1-0"],
		["1. e4", "*"],
		['[Result "0-1"]\n\n1. e4', "0-1"],
		['[Result "nonsense"]\n\n1. e4', "*"],
	])("the result of %j is %s", (text, result) => {
		expect(read(text).result).toBe(result);
	});

	test("the result after the moves replaces that of the tags, with a warning", () => {
		const game = read('[White "a"]\n[Result "0-1"]\n\n1. e4 1-0');
		expect([game.result, game.tags.get("Result")]).toEqual(["1-0", "1-0"]);
		expect(game.warnings).toContainEqual({
			code: "resultDiffers",
			place: { line: 2, column: 1 },
		});
	});
});

test.each([...LESSON_TAGS, "NIC"])("any text is accepted in the tag %s", (name) => {
	const game = read(`[${name} "] % \\"one\\""]\n\n1. e4 *`);
	expect(game.tags.get(name)).toBe('] % "one"');
	expect(game.warnings).toEqual([]);
});

describe("warnings", () => {
	test.each([
		['[Foo "x"]', { code: "tagNotKnown", name: "Foo", value: "x" }],
		['[Date "yesterday"]', { code: "tagFormat", name: "Date", value: "yesterday" }],
		['[TimeControl ""]', { code: "timeControlEmpty" }],
		['[WhiteElo "?"]', { code: "tagFormat", name: "WhiteElo", value: "?" }],
		['[WhiteElo ""]', { code: "ratingNotDash" }],
		['[UTCTime "12:34:56.789"]', { code: "timeWithMillis", time: "12:34:56.789" }],
	])("%s", (tag, fault) => {
		const game = read(`[White "a"]\n${tag}\n\n1. e4 *`);
		expect(game.warnings).toContainEqual({ ...fault, place: { line: 2, column: 1 } });
		expect(game.plies).toBe(1);
	});

	test.each([
		["0:01:02.5", "clockWithMillis"],
		["5", "clockWithoutMinutes"],
		["1:05", "clockWithoutHours"],
		["0:01:5", "clockSecondDigits"],
		["00:01:05", "clockHourNeedsOne"],
	])("the clock %s gives a warning", (clock, code) => {
		const { warnings, plies } = read(`1. e4\ne5 {[%clk ${clock}]} *`);
		expect(warnings.map((warning) => [warning.code, warning.place?.line])).toContainEqual([
			code,
			2,
		]);
		expect(plies).toBe(2);
	});

	test("warnings name line and column", () => {
		const text = "1. e4 {[%clk 0:01:02.5]}\n1... e5 ) {oh [%clk 5]} 2. Nf3";
		const places = read(text).warnings.map(({ code, place }) => [code, place?.line]);
		expect(places).toContainEqual(["clockWithMillis", 1]);
		expect(places).toContainEqual(["extraBracket", 2]);
		expect(places).toContainEqual(["clockWithoutMinutes", 2]);
	});
});

describe("illegal moves", () => {
	test("an illegal move ends its line, with its name, number and place", () => {
		const game = read("1. e4 e5\n2. Ke3 Nc6 *");
		expect(game.plies).toBe(2);
		expect(game.fault).toEqual({
			code: "illegalMove",
			move: "Ke3",
			number: 2,
			side: WHITE,
			place: { line: 2, column: 4 },
		});
	});

	test("an illegal move in a variation ends that variation only", () => {
		const game = read("1. e4 e5 (1... Ke3 2. d4) (1... c5 oops 2. Nf3) 2. Nf3 *");
		expect(line(game)).toBe("e4 e5 (c5) Nf3");
		expect(game.fault).toBeUndefined();
		expect(warningsOf(game)).toEqual(
			expect.arrayContaining([
				{ code: "notMove", word: "oops" },
				{ code: "illegalMove", move: "Ke3", number: 1, side: BLACK },
			]),
		);
	});

	test("unreadable words and dropped pieces count as unreadable moves", () => {
		expect(read("1. e4 Qz9 2. d4 *").fault).toMatchObject({ code: "unreadableMove", word: "Qz9" });
		expect(read("1. e4 P@e5 *").fault).toMatchObject({ code: "dropMove", word: "P@e5" });
	});

	test("a faulty game does not affect the other games of the file", () => {
		const text = '[White "a"]\n\n1. e4 *\n\n[White "b"]\n\n1. Qz9 *\n\n[White "c"]\n\n1. d4 *';
		expect(splitPgn(text).map((piece) => readGame(text, piece).plies)).toEqual([1, 0, 1]);
	});
});

describe("oddities of hostile files", () => {
	test("a variation that begins with a word that is no move loses no other moves", () => {
		for (const text of ["(foo)", "(Q@e4)", "(foo (1... c5) bar)"]) {
			expect(line(read(`1. e4 e5 ${text} 2. Nf3 Nc6 *`))).toBe("e4 e5 Nf3 Nc6");
		}
		expect(line(read("(1. d4) 1. e4 e5 *"))).toBe("e4 e5");
		expect(line(read("1. e4 (foo) (1. c4) e5 *"))).toBe("e4 (c4) e5");
	});

	test("an unclosed command in a comment loses no moves", () => {
		const game = read("1. e4 {[%clk 0:01:00} e5 {[%csl Ga1]} *");
		expect(line(game)).toBe("e4 e5");
		expect(positionAt(game, 2 as Frame).notes.squares).toHaveLength(1);
	});

	test('words such as "constructor" and "__proto__" are read like any other word', () => {
		for (const word of ["toString", "constructor", "__proto__", "hasOwnProperty"]) {
			expect(splitPgn(`1. e4 ${word} e5 *`)).toHaveLength(1);
			expect(read(`1. e4 ${word} e5 *`)).toMatchObject({ plies: 1, result: "*" });
			expect(read(`[Result "${word}"]\n\n1. e4`).result).toBe("*");
		}
	});

	test("a comment after a variation belongs to the next move, if there is one", () => {
		const game = read("1. e4 (1. d4 d5) {back} e5 (1... c5) {end} *");
		const notes = game.positions.map(({ move, notes: { before, after } }) => [
			move?.san,
			before,
			after,
		]);
		expect(notes).toContainEqual(["e5", "back", ""]);
		expect(notes).toContainEqual(["c5", "", "end"]);
	});

	test("tags, comments and symbols beyond a limit are left out with a warning", () => {
		const tags = Array.from({ length: 1200 }, (_, index) => `[a${index} "b"]`).join("\n");
		const tagged = read(`${tags}\n\n1. e4 *`);
		expect(tagged.tags.size).toBe(1000);
		expect(warningsOf(tagged)).toContainEqual({ code: "tagsLeftOut", count: 200 });
		const remarks = read(`1. e4 ${"{a}".repeat(60_000)} e5 *`);
		expect(positionAt(remarks, 1 as Frame).notes.after).toHaveLength(2 * 50_000 - 1);
		expect(warningsOf(remarks)).toHaveLength(5001);
		expect(warningsOf(remarks).at(-1)).toEqual({ code: "moreNotListed", count: 5000 });
		const odd = read(`1. e4 ${"} ".repeat(6000)} ${"$1 ".repeat(1000)} e5 *`);
		expect([odd.plies, warningsOf(odd).length]).toEqual([2, 5001]);
		expect(positionAt(odd, 1 as Frame).notes.nags.length).toBeLessThanOrEqual(300);
	});

	test("overlong comments, tags and words are cut with a warning", () => {
		const told = read(`[Event "${"x".repeat(200_000)}"]\n\n1. e4 {${"y".repeat(2_000_100)}} e5 *`);
		expect(told.tags.get("Event")).toHaveLength(100_000);
		expect(positionAt(told, 1 as Frame).notes.after).toHaveLength(2_000_000);
		expect(warningsOf(told)).toEqual([
			{ code: "tagCut", name: "Event" },
			{ code: "commentCut", length: 2_000_000 },
		]);
		expect(told.plies).toBe(2);
		const word = read(`1. e4 ${"z".repeat(5000)} e5 *`);
		expect(word.fault?.place).toEqual({ line: 1, column: 7 });
	});

	test("a symbol after a variation gives a warning", () => {
		expect(warningsOf(read("1. e4 (1. d4) $1 e5 *"))).toContainEqual({
			code: "looseGlyph",
			word: "$1",
		});
	});

	test("an illegal move with a variation leaves neither", () => {
		const game = read("1. e4 e5 2. Ke5 (2. Nf3 Nc6) *");
		expect(line(game)).toBe("e4 e5");
		expect(warningsOf(game)).toContainEqual({ code: "variationsLeftOut" });
	});

	test.each([
		["double checks marked twice", "1. e4 f6 2. Qh5++ *", 3],
		["praise without end", `1. e4${"!".repeat(200_000)} e5 *`, 2],
		["FEN tags that say nothing", '[FEN "?"]\n\n1. e4 *', 1],
	])("%s are read", (_, text, plies) => {
		expect(read(text)).toMatchObject({ plies, fault: undefined });
	});

	test("two hundred comments in a row are all kept", () => {
		const game = read(`1. e4 ${"{a} ".repeat(200)} e5 *`);
		expect(positionAt(game, 1 as Frame).notes.after).toBe("a ".repeat(200).trim());
		expect(warningsOf(game)).toEqual([]);
		expect(game.plies).toBe(2);
	});

	test("an unknown command in a comment stays text and does not affect the others", () => {
		const game = read("1. e4 {[%clk2:10] a [%clk 0:01:00] [%]} e5 {[%csl ] [%csl Ga1]} *");
		const [, first, second] = game.positions.map(({ notes }) => notes);
		expect(first).toMatchObject({
			after: "(%clk2:10] a (%]",
			clocks: new Map([["clk", "0:01:00"]]),
		});
		expect(second?.squares).toHaveLength(1);
	});

	test.each([
		["#-3", "#-3"],
		["M5", "M5"],
		["0.17,22", "0.17,22"],
		["-.5", -0.5],
		["2", 2],
	])("the evaluation %j is read as a number or not at all", (written, evaluation) => {
		const game = read(`1. e4 {[%eval ${written}]} *`);
		expect(positionAt(game, 1 as Frame).notes.evaluation).toBe(evaluation);
	});

	test.each([
		["a glyph behind a draw offer", "1. e4 (=) $1 e5 *", 2],
		["two draw offers", "1. e4 (=) (=) e5 *", 2],
		["a glyph behind a variation of words alone", "1. e4 {a} ({b}) $1 e5 *", 2],
		[
			"a comment behind a variation, 500 moves on",
			`${"Nf3 Nf6 Ng1 Ng8 ".repeat(125)}(e5) {x} e4`,
			501,
		],
		["a variation of 6,000 plies", `e4 (${"Nf3 Nf6 Ng1 Ng8 ".repeat(1500)}) e5 *`, 2],
		["100,000 glyphs on a move", `e4 ${"$1 ".repeat(100_000)} e5 *`, 2],
	])("%s costs nobody the game", (_, text, plies) => {
		expect(read(text)).toMatchObject({ plies, fault: undefined });
	});

	test("a word that resembles a move ends its line only", () => {
		expect(read("1. e4 N-d2 2. d4 *")).toMatchObject({
			plies: 1,
			fault: { code: "unreadableMove", word: "N-d2", place: { line: 1, column: 7 } },
		});
		expect(line(read("1. e4 e5 (1... -c5) 2. d4 *"))).toBe("e4 e5 d4");
	});

	test("symbols written as one character are read", () => {
		const game = read("1. e4 ‼ e5 ⁈ *");
		expect(game.positions.map(({ notes }) => notes.nags)).toEqual([[], [3], [6]]);
	});

	test("variations beyond 10,000 are left out, and the main line goes on", () => {
		const game = read(`e4 ${"(d4 (c4)) ".repeat(5001)} (f4 (g3)) e5 {end} *`);
		expect([game.plies, countVariations(game)]).toEqual([2, 10_000]);
		expect(game.fault).toBeUndefined();
		expect(game.warnings.map(({ code }) => code)).toEqual(["tooManyVariations"]);
		expect(positionAt(game, 2 as Frame).notes.after).toBe("end");
	});

	test("variations nested too deeply are left out, and the lines around them go on", () => {
		const depth = 1202;
		const game = read(`e4 ${"(d4 ".repeat(depth)}${"d5) ".repeat(depth)} e5 *`);
		expect([game.plies, countVariations(game)]).toEqual([2, 1200]);
		expect(game.fault).toBeUndefined();
		expect(game.warnings.map(({ code }) => code)).toEqual(["variationTooDeep"]);
	});

	test("odd spellings are minor warnings, and omissions are serious ones", () => {
		const grave = (text: string) => problemsOf(read(text)).map(isGrave);
		const spelt = '[WhiteElo "?"]\n[Own "x"]\n\n1. e4 {[%clk 0:1:1]} *';
		expect(grave(spelt).length).toBeGreaterThan(2);
		expect(new Set(grave(spelt))).toEqual(new Set([false]));
		expect(grave("1. e4 e5 (2. Nf3) 2. Nf3 (2... oops) *")).toContain(true);
		expect(grave("1. e4 Ke4 *")).toEqual([true]);
	});

	test("a game that exceeds the limit of moves says so", () => {
		const game = read("Nf3 Nf6 Ng1 Ng8 ".repeat(5001));
		expect(game.plies).toBe(20_000);
		expect(game.fault).toMatchObject({ code: "tooManyMoves", most: 20_000 });
	});

	test("a result written twice does not begin a second game", () => {
		expect(splitPgn("1. e4 1-0 1-0")).toHaveLength(1);
		expect(splitPgn("*\n*")).toHaveLength(1);
	});
});

describe("a game that cannot be read says why", () => {
	test.each([
		['[Variant "Crazyhouse"]\n\n1. e4 *', { code: "unknownVariant", variant: "Crazyhouse" }],
		[
			'[FEN "nonsense"]\n\n1. e4 *',
			{ code: "fen", fault: "must contain six space-delimited fields" },
		],
		['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*', { code: "fen", fault: "missing white king" }],
	] as const)("%j", (text, fault) => {
		expect(() => read(text)).toThrow(new PgnError(fault));
	});

	test("a SetUp tag without a FEN is an error in strict mode only", () => {
		const text = '[SetUp "1"]\n\n1. e4 *';
		expect(() => read(text, { isStrict: true })).toThrow(new PgnError({ code: "fenTagMissing" }));
		expect(end(read(text))).toContain("4P3");
	});
});

describe("hostile texts do no harm", () => {
	const knights = "Nf3 Nf6 Ng1 Ng8 ";

	test("10,000 plies in one line are read", () => {
		expect(read(knights.repeat(2500)).plies).toBe(10_000);
	});

	test("1,000 nested variations, and 1,000 side by side, are read", () => {
		const nested = `e4 ${"(d4 ".repeat(1000)}${")".repeat(1000)} e5 *`;
		expect(countVariations(read(nested))).toBe(1000);
		expect(countVariations(read(`e4 ${"(d4) ".repeat(1000)} e5 *`))).toBe(1000);
	});

	test.each([
		["100,000 opening brackets", "(".repeat(100_000)],
		["100,000 behind a move", `e4 ${"(".repeat(100_000)}`],
		["100,000 opening braces", "{".repeat(100_000)],
		["NULs", "\0".repeat(100_000)],
		["lone surrogates", "\ud800 e4 \udc00".repeat(10_000)],
		["a tag without end", `[White "${"a".repeat(500_000)}`],
		["a word without end", "a".repeat(1_000_000)],
		["numbers", "1. ".repeat(100_000)],
		["results", "1-0 ".repeat(50_000)],
		["comments", `1. e4 ${"{a} ".repeat(250_000)} e5 *`],
		["line comments", `1. e4 ${";a\n".repeat(300_000)}e5 *`],
		["braces that nest and do not close", "{{}".repeat(330_000)],
		["braces that close and nest", "{a} {".repeat(200_000)],
		["braces among moves", `1. e4 ${"{{} e5 ".repeat(140_000)}`],
		["games that may begin in comments", `{[Event${"\n".repeat(900_000)}}`],
		["comments that may be games", "{[Event} ".repeat(110_000)],
		["variations of comments", `1. e4 ${"({a}) ".repeat(160_000)}`],
		["variations with comments behind", `1. e4 ${"(d4) {a} ".repeat(100_000)}`],
		["clocks to be warned of", `1. e4 ${"{[%clk 0:1:1]} ".repeat(66_000)}*`],
		["a game of 250,000 plies", "Nf3 Nf6 Ng1 Ng8 ".repeat(62_500)],
		["70,000 tags", Array.from({ length: 40_000 }, (_, i) => `[T${i} "b"]`).join("\n\n")],
		["commands that never close", `1. e4 {${"[%a".repeat(300_000)}} e5`],
	])("%s", (_, whole) => {
		const readAll = (share: number) => {
			const text = whole.slice(0, whole.length * share);
			for (const piece of splitPgn(text)) {
				try {
					readGame(text, piece);
				} catch (error) {
					expect(error).toBeInstanceOf(PgnError);
				}
			}
		};
		expect(isSlow(readAll, 2000)).toBe(false);
	});

	seededTest("5 MB of noise are read without a crash", 5, (next) => {
		const letters = '\0\ud800{}();[]"$%\n 1.e4Nf3-O♘x=+#é';
		let noise = "";
		while (noise.length < 5_000_000) noise += letters.charAt(Math.floor(next() * letters.length));
		for (const piece of splitPgn(noise).slice(0, 1000)) {
			try {
				readGame(noise.slice(piece.start, piece.end), {
					...piece,
					start: 0,
					end: piece.end - piece.start,
					movesAt: piece.movesAt - piece.start,
				});
			} catch (error) {
				expect(error).toBeInstanceOf(PgnError);
			}
		}
	});

	const base = `[Event "x"]\n[Date "2020.01.01"]\n\n{c} 1. e4 $1 {[%clk 0:01:00] [%csl Gd4]} (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 ; y\nNc6 1-0\n\n[White "z"]\n\n1. d4 *`;

	seededTest("damaged games are read or refused, and never crash", 300, (next) => {
		const letters = '(){}[];%$"\\\n \0♘0O-x=+#!?.*12345abcdefghKQRBN\ud800';
		const pick = (limit: number) => Math.floor(next() * limit);
		for (let count = 0; count < cases(1000); count++) {
			const spoilt = [...base].slice(0, next() < 0.3 ? pick(base.length) : base.length);
			for (let spoils = 1 + pick(6); spoils > 0; spoils--) {
				spoilt.splice(pick(spoilt.length), pick(4), letters.charAt(pick(letters.length)));
			}
			const text = spoilt.join("");
			for (const piece of splitPgn(text)) {
				try {
					const game = readGame(text, piece);
					expect(game.positions.length * 16).toBe(game.placements.length);
				} catch (error) {
					if (!(error instanceof PgnError))
						throw new Error(`${JSON.stringify(text)}: ${String(error)}`);
				}
			}
		}
	});
});

test('a text of "*" is the start position without moves', () => {
	const game = read("*");
	expect([game.plies, positionAt(game, 0 as Frame).fen]).toEqual([0, START_FEN]);
});
