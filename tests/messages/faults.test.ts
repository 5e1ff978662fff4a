// The sentences for faults of games, positions, links and files.

import { expect, test } from "vitest";
import { FenError } from "../../src/chess/fenFault.ts";
import { type GameFault, PgnError } from "../../src/chess/pgn/gameFault.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { MoveError } from "../../src/chess/rules.ts";
import { CoreError } from "../../src/control/load.ts";
import { ChunkLoadError } from "../../src/loading/loadPart.ts";
import { faultText } from "../../src/messages/faultText.ts";
import { printedRecord } from "../../src/messages/printedRecord.ts";
import { gameFaultText } from "../../src/messages/textFaults.ts";
import { UnpackError, type UnpackFault } from "../../src/reader/unpackError.ts";
import { LinkError, type LinkFault } from "../../src/store/links/linkError.ts";

test.each<[GameFault, string]>([
	[{ code: "fen", fault: "missing white king" }, "Invalid FEN: missing white king"],
	[{ code: "noSuchGame" }, "There is no such game"],
	[{ code: "fenTagMissing" }, "Invalid PGN: FEN tag must be supplied with SetUp tag"],
	[
		{ code: "tooLong", megabytes: 16 },
		"This game is longer than 16 MB, as no real game is, and is not read",
	],
	[{ code: "unknownVariant", variant: "Atomic" }, "This variant is not supported: Atomic"],
	[{ code: "noGame", word: "oops" }, 'Expected a tag or a move but "oops" found.'],
	[{ code: "noMove", word: "N-d2" }, 'Expected a move but "N-d2" found.'],
	[{ code: "unreadableMove", word: "Qz9" }, "Invalid move in PGN: Qz9"],
	[
		{ code: "dropMove", word: "P@e5" },
		"Invalid move in PGN: P@e5 (a drop, which standard chess does not have)",
	],
	[
		{ code: "illegalMove", move: "Ke3", number: 2, side: WHITE },
		"Invalid move in PGN: Ke3 (move 2.)",
	],
	[
		{ code: "illegalMove", move: "Ke3", number: 1, side: BLACK },
		"Invalid move in PGN: Ke3 (move 1...)",
	],
	[{ code: "variationsLeftOut" }, "Variations of a move that cannot be played are left out"],
	[{ code: "variationNotClosed" }, "This variation is never closed"],
	[{ code: "variationBeforeMoves" }, "A variation before any move"],
	[{ code: "commentNotClosed" }, "This comment is never closed"],
	[{ code: "commentLeftOut" }, "This comment is left out: there are too many"],
	[
		{ code: "commentCut", length: 2_000_000 },
		"This comment is too long: its first 2,000,000 letters are kept",
	],
	[{ code: "extraBrace" }, "A closing brace too many"],
	[{ code: "extraBracket" }, "A closing bracket too many"],
	[{ code: "looseGlyph", word: "$1" }, "A glyph that belongs to no move: $1"],
	[{ code: "notMove", word: "oops" }, "Not a move: oops"],
	[{ code: "notTag", text: "[x]" }, "Not a tag: [x]"],
	[{ code: "moreNotListed", count: 5000 }, "5000 more like the last are not listed"],
	[{ code: "resultDiffers" }, "Result in tags is different to result in SAN"],
	[{ code: "tagNotKnown", name: "Foo", value: "x" }, 'Tag: "Foo" not known: "x"'],
	[{ code: "tagFormat", name: "Date", value: "x" }, 'Format of tag: "Date" not correct: "x"'],
	[{ code: "tagCut", name: "Event" }, 'The tag "Event" is too long: only its beginning is kept'],
	[{ code: "tagsLeftOut", count: 200 }, "Too many tags: 200 are left out"],
	[{ code: "timeWithMillis", time: "12:34:56.789" }, "Unusual use of millis in time: 12:34:56.789"],
	[{ code: "timeControlEmpty" }, "Tag TimeControl has to have a value"],
	[{ code: "ratingNotDash" }, 'Use "-" for an unknown value'],
	[{ code: "clockWithoutHours" }, "No hours found"],
	[{ code: "clockWithoutMinutes" }, "Hours and minutes missing"],
	[{ code: "clockMinuteDigits" }, "Only 2 digits for minutes normally used"],
	[{ code: "clockHourNeedsTwo" }, "Only 2 digits for hours normally used"],
	[{ code: "clockHourNeedsOne" }, "Only 1 digit for hours normally used"],
	[{ code: "clockSecondDigits" }, "Only 2 digit for seconds normally used"],
	[{ code: "clockWithMillis" }, "Unusual use of millis in clock value"],
])("of a game: %j", (fault, sentence) => {
	expect(gameFaultText(fault)).toBe(sentence);
});

const linkText = (fault: LinkFault) => faultText(new LinkError(fault));
const unpackText = (fault: UnpackFault) => faultText(new UnpackError(fault));
const place = { line: 3, column: 7 };

test.each<[string, string]>([
	[
		faultText(new PgnError({ code: "noMove", word: "N-d2" }, place)),
		'line 3, column 7: Expected a move but "N-d2" found.',
	],
	[faultText(new FenError("missing black king")), "Invalid FEN: missing black king"],
	[faultText(new MoveError("e9")), "Invalid move: e9"],
	[faultText(new MoveError({ from: "e2", to: "e5" })), 'Invalid move: {"from":"e2","to":"e5"}'],
	[
		faultText(new ChunkLoadError("loader", undefined)),
		"This part of Square Control could not be loaded: it came, but it does not run in this browser.",
	],
	[
		faultText(new CoreError("its address answered", " 404")),
		"The control core could not be loaded: its address answered 404",
	],
	[linkText({ code: "tooLarge" }), "it is too large"],
	[linkText({ code: "notComplete" }), "it is not complete"],
	[linkText({ code: "movesDoNotFit" }), "its moves do not fit each other"],
	[linkText({ code: "unreadableGame" }), "one of its games cannot be read"],
	[linkText({ code: "fen", fault: "missing white king" }), "Invalid FEN: missing white king"],
	[linkText({ code: "noGame" }), "there is no game in it"],
	[linkText({ code: "otherVersion" }), "it was made by another version of Square Control"],
	[linkText({ code: "altered" }), "part of it is missing or altered"],
	[
		unpackText({ code: "tooSlow" }),
		"This file cannot be unpacked: it would take for ever, since its blocks are tiny for the memory it asks for",
	],
	[
		unpackText({ code: "growsTooMuch", times: 100 }),
		"This file cannot be unpacked: it grows to more than 100 times its size, as games never do",
	],
	[
		unpackText({ code: "tooMuchMemory", megabytes: 1024, most: 128 }),
		"This file cannot be unpacked: it asks for 1,024 MB of memory, more than the 128 MB that files do",
	],
	[
		unpackText({ code: "notZstandard" }),
		"This file cannot be unpacked: it is not a Zstandard file",
	],
	[unpackText({ code: "breaksOff" }), "This file cannot be unpacked: its end is missing"],
	[faultText(new RangeError("Too far")), "Too far"],
	[faultText("a text"), "a text"],
])("of an error: %s", (text, sentence) => {
	expect(text).toBe(sentence);
});

test("the record of a game is printed with sentences, its properties in their order", () => {
	const rest = { plies: 1, start: "", end: "", result: "*", variations: 0 };
	const record = {
		game: 1,
		error: { code: "unreadableMove", word: "x", place },
		tags: {},
		...rest,
		warnings: [{ code: "extraBrace", place: undefined }],
		control: "n",
	} as const;
	expect(JSON.stringify(printedRecord(record))).toBe(
		'{"game":1,"error":"line 3, column 7: Invalid move in PGN: x","tags":{},"plies":1,"start":"","end":"","result":"*","variations":0,"warnings":["A closing brace too many"],"control":"n"}',
	);
});
