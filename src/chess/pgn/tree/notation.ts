// The words among the moves: results, numbers, moves, glyphs, in all the ways in which people write
// them.

const NUMBER = /^\d+(?:\.+|(?=[^\d\-–/]|$))/;

/** A word without the number that it begins with, which must be no beginning of a result. */
export const withoutNumber = (word: string): string => word.replace(NUMBER, "");

/** The number of White's move that a word begins with, or 0: "12." and "12.e4", not "12..." */
export const whiteNumber = (word: string): number =>
	Number(/^(\d{1,4})(?:\.(?!\.)|$)/.exec(word)?.[1] ?? 0);

const FIGURINES: Readonly<Record<string, string>> = {
	"♔": "K",
	"♕": "Q",
	"♖": "R",
	"♗": "B",
	"♘": "N",
	"♙": "",
	"♚": "K",
	"♛": "Q",
	"♜": "R",
	"♝": "B",
	"♞": "N",
	"♟": "",
};

const lettered = (word: string) => word.replace(/[♔-♟]/g, (figurine) => FIGURINES[figurine] ?? "");

const MOVE =
	/^(?:[KQRBNP]?(?:[a-h]?[1-8]?[x:]?[a-h][1-8]|[a-h][1-8]-[a-h][1-8])(?:[=/]?[QRBNqrbn]|\([QRBN]\))?|[O0o]-[O0o](?:-[O0o])?|--|Z0|@@@@|0000|null|<>)(?:e\.?p\.?)?[+#!?]*$/;

const DROP = /^[PNBRQ]?@[a-h][1-8][+#]*[!?]*$/;

export const isMove = (word: string): boolean => MOVE.test(lettered(word));

/** A piece that comes from the hand, which standard chess does not have. */
export const isDrop = (word: string): boolean => DROP.test(lettered(word));

/** Characters behind a number or a capture that mean nothing. */
export const isFiller = (word: string): boolean => /^(?:\.*|e\.?p\.?)$/.test(word);

/**
 * A move in the parser's spelling, with at most one sign of check, and the signs of praise behind
 * it.
 */
export function spellMove(word: string): { readonly move: string; readonly praise: string } {
	const [, body = "", signs = ""] = /^(.*?)([+#!?]*)$/s.exec(lettered(word)) ?? [];
	const check = signs.replace(/[!?]/g, "").slice(0, 1);
	const praise = signs.replace(/[+#]/g, "").slice(0, 2);
	const bare = body.replace(/e\.?p\.?$/, "");
	if (/^(?:@@@@|0000|null|<>|--|Z0)$/.test(bare)) return { move: "--", praise };
	if (/^[O0o]-/.test(bare)) return { move: bare.replace(/[0o]/g, "O") + check, praise };
	const promoted = bare.replace(
		/([1-8])[=/(]*([qrbnQRBN])\)?$/,
		(_, rank: string, kind: string) => `${rank}=${kind.toUpperCase()}`,
	);
	return { move: promoted.replace(":", "x") + check, praise };
}

const GLYPHS: ReadonlyMap<string, number> = new Map([
	["!", 1],
	["?", 2],
	["!!", 3],
	["‼", 3],
	["!!!", 3],
	["??", 4],
	["⁇", 4],
	["???", 4],
	["!?", 5],
	["⁉", 5],
	["?!", 6],
	["⁈", 6],
	["□", 7],
	["=", 10],
	["∞", 13],
	["⩲", 14],
	["+=", 14],
	["+/=", 14],
	["⩱", 15],
	["=+", 15],
	["=/+", 15],
	["±", 16],
	["+/-", 16],
	["+/−", 16],
	["∓", 17],
	["-/+", 17],
	["+-", 18],
	["-+", 19],
	["⨀", 22],
	["⟳", 32],
	["→", 36],
	["↑", 40],
	["⇆", 132],
	["N", 146],
	["D", 220],
]);

/** Glyphs have numbers from 1 to this. */
const MOST_GLYPH = 220;

/**
 * The numbers of a glyph: several for "!!?", none for a number that means nothing; nothing for what
 * is no glyph.
 */
export function glyphsOf(word: string): readonly number[] | undefined {
	const known = GLYPHS.get(word);
	if (known !== undefined) return [known];
	if (/^[!?]{3}$/.test(word)) {
		const pairs = word.match(/!!|\?\?|!\?|\?!|!|\?/g) ?? [];
		return pairs.flatMap((pair) => GLYPHS.get(pair) ?? []);
	}
	const [, digits] = /^\$(\d{1,3})$/.exec(word) ?? [];
	if (digits === undefined) return undefined;
	const number = Number(digits);
	return number >= 1 && number <= MOST_GLYPH ? [number] : [];
}
