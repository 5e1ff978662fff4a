// Two sample languages take the place of English: German with its cases, Arabic with its gendered
// verbs, many plurals and other direction. The compiler compares both with the English words.

import { afterEach, expect, test } from "vitest";
import { kindOf, type Piece, pieceOf, type Side, WHITE } from "../../src/chess/piece.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { chessWords } from "../../src/messages/en/chess.ts";
import { counted } from "../../src/messages/en/plural.ts";
import { language, numberText } from "../../src/messages/format.ts";
import { replaceWords, type Translation } from "../../src/messages/replaceWords.ts";

/** Sentences like those of the review: facts in, a whole sentence out. */
const review = {
	hangs: (move: string, piece: Piece, square: Square) =>
		`After ${move} the ${chessWords.kind(piece)} on ${squareName(square)} hangs.`,
	takes: (piece: Piece, taken: Piece) =>
		`The ${chessWords.kind(piece)} takes the ${chessWords.kind(taken)}.`,
	wins: (side: Side, piece: Piece) =>
		`${chessWords.side(side)} wins a pawn with the ${chessWords.kind(piece)}.`,
	hanging: (count: number) => `${counted(count, "piece")} hanging`,
	open: <Node>(link: (text: string) => Node): (string | Node)[] => ["Or ", link("open it"), "."],
};

type Chess = Pick<typeof chessWords, "side" | "kind">;
type ChessWords = Translation<Chess>;
type ReviewWords = Translation<typeof review>;

function speak(code: string, chess: ChessWords, words: ReviewWords): void {
	language.code = code;
	replaceWords<Chess>(chessWords, chess);
	replaceWords(review, words);
}

const english = [language.code, { ...chessWords }, { ...review }] as const;
afterEach(() => speak(...english));

const pawn = pieceOf(WHITE, 1);
const knight = pieceOf(WHITE, 2);
const rook = pieceOf(WHITE, 4);
const D3 = squareNamed("d3");

test("German messages have the right articles, cases and plurals", () => {
	const CASES = { nominative: ["der", "die"], accusative: ["den", "die"], dative: ["dem", "der"] };
	const nouns = ["", "Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];
	const kind = (piece: Piece) => nouns[kindOf(piece)] ?? "";
	/** "der Springer", "den Bauern". */
	function the(piece: Piece, grammar: keyof typeof CASES): string {
		const noun = kind(piece);
		const ending = noun === "Bauer" && grammar !== "nominative" ? "n" : "";
		return `${CASES[grammar][noun === "Dame" ? 1 : 0]} ${noun}${ending}`;
	}
	const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
	const side = (side: Side) => (side === WHITE ? "Weiß" : "Schwarz");
	speak(
		"de",
		{ side, kind },
		{
			hangs: (move, piece, square) =>
				`Nach ${move} hängt ${the(piece, "nominative")} auf ${squareName(square)}.`,
			takes: (piece, taken) =>
				`${first(the(piece, "nominative"))} nimmt ${the(taken, "accusative")}.`,
			wins: (side, piece) =>
				`${chessWords.side(side)} gewinnt mit ${the(piece, "dative")} einen Bauern.`,
			hanging: (count) =>
				count === 1 ? "Eine Figur hängt" : `${numberText(count)} Figuren hängen`,
			open: (link) => ["Oder ", link("öffnen Sie sie"), "."],
		},
	);
	expect(review.hangs("24...Kd8", knight, D3)).toBe("Nach 24...Kd8 hängt der Springer auf d3.");
	expect(review.takes(pawn, knight)).toBe("Der Bauer nimmt den Springer.");
	expect(review.takes(knight, pawn)).toBe("Der Springer nimmt den Bauern.");
	expect(review.wins(WHITE, knight)).toBe("Weiß gewinnt mit dem Springer einen Bauern.");
	expect([1, 1200].map(review.hanging)).toEqual(["Eine Figur hängt", "1.200 Figuren hängen"]);
	expect(review.open((text) => ({ text }))).toEqual(["Oder ", { text: "öffnen Sie sie" }, "."]);
});

test("Arabic messages agree in gender and number, and isolate moves written from the left", () => {
	/** Runs from left to right within a line that runs from the right. */
	const isolated = (text: string) => `\u2066${text}\u2069`;
	const nouns = ["", "البيدق", "الحصان", "الفيل", "القلعة", "الوزير", "الملك"];
	const kind = (piece: Piece) => nouns[kindOf(piece)] ?? "";
	const isFeminine = (piece: Piece) => kind(piece) === "القلعة";
	const ONE_TWO = { zero: "لا قطع معلقة", one: "قطعة معلقة", two: "قطعتان معلقتان" };
	const FORMS: Readonly<Record<string, string>> = { ...ONE_TWO, few: "# قطع معلقة" };
	const hanging = (count: number) => {
		const form = FORMS[new Intl.PluralRules(language.code).select(count)] ?? "# قطعة معلقة";
		return form.replace("#", numberText(count));
	};
	const side = (side: Side) => (side === WHITE ? "الأبيض" : "الأسود");
	speak(
		"ar-EG",
		{ side, kind },
		{
			hangs: (move, piece, square) =>
				`بعد ${isolated(move)} ${kind(piece)} على ${isolated(squareName(square))} ${isFeminine(piece) ? "معلقة" : "معلق"}.`,
			takes: (piece, taken) =>
				`${isFeminine(piece) ? "تأخذ" : "يأخذ"} ${kind(piece)} ${kind(taken)}.`,
			wins: (side, piece) => `يكسب ${chessWords.side(side)} بيدقًا بواسطة ${kind(piece)}.`,
			hanging,
			open: (link) => ["أو ", link("افتحه"), "."],
		},
	);
	expect(review.hangs("24...Kd8", knight, D3)).toBe(
		"بعد \u206624...Kd8\u2069 الحصان على \u2066d3\u2069 معلق.",
	);
	expect(review.takes(rook, knight)).toBe("تأخذ القلعة الحصان.");
	expect(review.takes(pawn, rook)).toBe("يأخذ البيدق القلعة.");
	expect([0, 1, 2].map(review.hanging)).toEqual(["لا قطع معلقة", "قطعة معلقة", "قطعتان معلقتان"]);
	expect([3, 11].map(review.hanging)).toEqual(["٣ قطع معلقة", "١١ قطعة معلقة"]);
});

test("messages that lack a sentence do not compile, and English is restored", () => {
	// @ts-expect-error: there is no name for a kind of piece
	const incomplete: ChessWords = { side: () => "" };
	// @ts-expect-error: a side is no text
	const wrong: ChessWords = { side: (side: string) => side, kind: () => "" };
	expect([incomplete, wrong]).toHaveLength(2);
	expect(review.hangs("24...Kd8", knight, D3)).toBe("After 24...Kd8 the knight on d3 hangs.");
});
