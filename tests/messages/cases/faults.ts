// Cases of the faults of games, positions, links and files.

import { FenError } from "../../../src/chess/fenFault.ts";
import { type GameFault, PgnError } from "../../../src/chess/pgn/gameFault.ts";
import { BISHOP, BLACK, QUEEN, WHITE } from "../../../src/chess/piece.ts";
import { MoveError } from "../../../src/chess/rules.ts";
import { CoreError } from "../../../src/control/load.ts";
import { UnpackError } from "../../../src/games/reader/unpackError.ts";
import { gameFaultWords } from "../../../src/messages/en/faults.ts";
import { faultText } from "../../../src/messages/faultText.ts";
import { gameFaultText } from "../../../src/messages/textFaults.ts";
import { ChunkLoadError } from "../../../src/runtime/late/loadPart.ts";
import { LinkError } from "../../../src/session/links/linkError.ts";
import { say, sayEach } from "../say.ts";

export const FAULTS = [
	...sayEach<GameFault>(
		gameFaultWords,
		{ code: "fen", fault: "missing white king" },
		{ code: "surplus", surplus: { side: WHITE, pawns: 9, promoted: [] } },
		{
			code: "surplus",
			surplus: {
				side: BLACK,
				pawns: 7,
				promoted: [
					{ kind: QUEEN, count: 2 },
					{ kind: BISHOP, count: 2, squares: "light" },
				],
			},
		},
		{ code: "noSuchGame" },
		{ code: "fenTagMissing" },
		{ code: "tooLong", megabytes: 16 },
		{ code: "unknownVariant", variant: "Atomic" },
		{ code: "noGame", word: "oops" },
		{ code: "noMove", word: "N-d2" },
		{ code: "unreadableMove", word: "Qz9" },
		{ code: "dropMove", word: "P@e5" },
		{ code: "illegalMove", move: "Ke3", number: 2, side: WHITE },
		{ code: "illegalMove", move: "Ke3", number: 1, side: BLACK },
		{ code: "tooManyMoves", most: 20_000 },
		{ code: "tooManyVariations", most: 10_000 },
		{ code: "variationTooDeep", most: 1200 },
		{ code: "variationsLeftOut" },
		{ code: "variationNotClosed" },
		{ code: "variationBeforeMoves" },
		{ code: "commentNotClosed" },
		{ code: "commentLeftOut" },
		{ code: "commentCut", length: 2_000_000 },
		{ code: "extraBrace" },
		{ code: "extraBracket" },
		{ code: "looseGlyph", word: "$1" },
		{ code: "notMove", word: "oops" },
		{ code: "notTag", text: "[x]" },
		{ code: "moreNotListed", count: 5000 },
		{ code: "resultDiffers" },
		{ code: "tagNotKnown", name: "Foo", value: "x" },
		{ code: "tagFormat", name: "Date", value: "x" },
		{ code: "tagCut", name: "Event" },
		{ code: "tagsLeftOut", count: 200 },
		{ code: "timeWithMillis", time: "12:34:56.789" },
		{ code: "timeControlEmpty" },
		{ code: "ratingNotDash" },
		{ code: "clockWithoutHours" },
		{ code: "clockWithoutMinutes" },
		{ code: "clockMinuteDigits" },
		{ code: "clockHourNeedsTwo" },
		{ code: "clockHourNeedsOne" },
		{ code: "clockSecondDigits" },
		{ code: "clockWithMillis" },
	),
	say(gameFaultText, [{ code: "noSuchGame" }]),
	say(
		faultText,
		[new PgnError({ code: "noMove", word: "N-d2" }, { line: 3, column: 7 })],
		[new FenError("missing black king")],
		[new MoveError("e9")],
		[new MoveError({ from: "e2", to: "e5" })],
		[new ChunkLoadError("loader", undefined)],
		[new CoreError("its address answered", " 404")],
		[new LinkError({ code: "tooLarge" })],
		[new LinkError({ code: "notComplete" })],
		[new LinkError({ code: "movesDoNotFit" })],
		[new LinkError({ code: "unreadableGame" })],
		[new LinkError({ code: "fen", fault: "missing white king" })],
		[new LinkError({ code: "noGame" })],
		[new LinkError({ code: "otherVersion" })],
		[new LinkError({ code: "altered" })],
		[new UnpackError({ code: "tooSlow" })],
		[new UnpackError({ code: "growsTooMuch", times: 100 })],
		[new UnpackError({ code: "tooMuchMemory", megabytes: 1024, most: 128 })],
		[new UnpackError({ code: "notZstandard" })],
		[new UnpackError({ code: "breaksOff" })],
		[new UnpackError({ code: "otherPacking", packing: "zip" })],
		[new RangeError("Too far")],
		["a text"],
	),
];
