// Texts as they ought not to be: games and positions that were cut, stirred, repeated and mixed
// with what does not belong there.

import { deflateRawSync } from "node:zlib";
import { gameFrom, playMove } from "../../src/chess/edit.ts";
import { START_FEN } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { packing } from "../../src/chess/pack/packGame.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { finish } from "../../src/chess/work.ts";

/**
 * Markup that shows itself where it is taken for such: an element that nothing of ours has, or a
 * mark on the window.
 */
const MARKUP = [
	"<x-hostile>",
	'<img src=x onerror="window.isHit=true">',
	"<svg onload='window.isHit=true'>",
	"<script>window.isHit=true</script>",
	"</textarea></title><x-hostile>",
	"javascript:window.isHit=true",
	"&lt;x-hostile&gt;",
];

/** Signs of games, and texts that never should stand in one. */
export const TOKENS = [
	"{",
	"}",
	"(",
	")",
	"[",
	"]",
	'"',
	"\\",
	";",
	"%",
	"$",
	"$999999",
	"...",
	"1.",
	"e4",
	"e8=Q#",
	"O-O-O",
	"0-0",
	"Z0",
	"N@f3",
	"--",
	"1-0",
	"1/2",
	"*",
	"!?",
	"[%csl Ra1",
	"[%clk 99:99:99]",
	"[%eval #-0]",
	'[FEN "',
	'[SetUp "1"]',
	'[TimeControl ""]',
	"\u0000",
	"\u0007",
	"\u001b[31m",
	"\ufeff",
	"\u202e",
	"\u200b",
	"\ud83d\ude00",
	"\ud800",
	"\r",
	"\t",
	"\n\n",
	"\u00a0",
	...MARKUP,
];

const TREE = `[Event "A tree"]
[Result "*"]

1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 $10 {quiet}) 2... d6 $1) 2. Nf3 {[%clk 0:01:02] a knight} Nc6
3. Bb5 $5 ; Ruy Lopez
3... a6 (3... Nf6 4. O-O) 4. Bxc6 dxc6 *`;

const pickFrom = <Item>(items: readonly Item[], next: () => number): Item =>
	items[Math.floor(next() * items.length)] as Item;

function sound(next: () => number): string {
	const kind = next();
	if (kind < 0.3) return TREE;
	if (kind < 0.6) return pickFrom(Object.values(SAMPLE_GAMES), next);
	if (kind < 0.8) return START_FEN;
	return Array.from({ length: 1 + next() * 30 }, () => pickFrom(TOKENS, next)).join(" ");
}

const CHANGES: readonly ((text: string, at: number, next: () => number) => string)[] = [
	(text, at) => text.slice(0, at),
	(text, at) => text.slice(at),
	(text, at, next) => text.slice(0, at) + pickFrom(TOKENS, next) + text.slice(at),
	(text, at, next) =>
		text.slice(0, at) + pickFrom(TOKENS, next).repeat(10 ** (next() * 5)) + text.slice(at),
	(text, at, next) => text.slice(0, at) + text.slice(at + next() * 20),
	(text, at, next) =>
		text.slice(0, at) + text.slice(at, at + next() * 200).repeat(next() * 20) + text.slice(at),
	(text, at) => text.slice(at) + text.slice(0, at),
	(text, at, next) =>
		text.slice(0, at) + String.fromCharCode(next() * 0x10000) + text.slice(at + 1),
];

/** A game, a position or neither, changed at some places; up to a few hundred kilobytes. */
export function spoiltText(next: () => number): string {
	let text = sound(next);
	for (let count = Math.floor(next() * 6); count > 0; count--) {
		text = pickFrom(CHANGES, next)(text, Math.floor(next() * text.length), next).slice(0, 400_000);
	}
	return text;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";

/**
 * Knights out and home again, as links pack them: a few bytes that may be repeated as often as one
 * likes.
 */
const DANCE = finish(
	packing(
		["Nf3", "Nf6", "Ng1", "Ng8"].reduce(({ game, frame }, san) => playMove(game, frame, san), {
			game: gameFrom(START_FEN),
			frame: FIRST_FRAME,
		}).game,
	),
);

/** A packed game some of whose bytes are repeated or changed, compressed as links have it. */
function spoiltGame(next: () => number): string {
	const at = Math.floor(next() * DANCE.length);
	const times = Math.floor(10 ** (next() * 4));
	const repeated = Array.from({ length: times }, () => [...DANCE.slice(at)]).flat();
	const bytes = Uint8Array.from([...DANCE.slice(0, at), ...repeated]);
	if (next() < 0.5) bytes[Math.floor(next() * bytes.length)] = next() * 256;
	return deflateRawSync(bytes).toString("base64url");
}

/** The part of a link behind its #. */
export function spoiltLink(next: () => number): string {
	const packed = () =>
		Array.from({ length: next() * 300 }, () => pickFrom([...LETTERS], next)).join("");
	const kinds = [
		() => `g=1.${packed()}`,
		() => `g=1.${spoiltGame(next)}`,
		() => `g=${packed()}`,
		() =>
			`fen=${encodeURIComponent(
				spoiltText(next)
					.slice(0, 300)
					.replace(/[\ud800-\udfff]/g, "?"),
			)}`,
		() =>
			`pgn=${encodeURIComponent(
				spoiltText(next)
					.slice(0, 3000)
					.replace(/[\ud800-\udfff]/g, "?"),
			)}`,
	];
	const settings = [
		"ply=-1",
		"ply=11-1-4",
		"ply=1e9",
		"orientation=x",
		"lens=strength",
		"square=e5",
		"square=z9",
	];
	const link = pickFrom(kinds, next)();
	return next() < 0.5 ? link : `${link}&${pickFrom(settings, next)}`;
}
