// Writes a lesson as one HTML page: text and drawings that every reader and printer shows, and
// boards to play through where scripts may run, from disk too. Its policy allows the one script
// within it, and no address; whatever games say is escaped as text.

import { knownTag, STUDY } from "../../../chess/pgn/tags/gameTitle.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import { timelineWords } from "../../../messages/en/board.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { lessonWords } from "../../../messages/en/panels/lesson.ts";
import { language } from "../../../messages/format.ts";
import { attribute, strictlyEscaped } from "../../../runtime/markup.ts";
import player from "./player.js?raw";

export type LessonBlock =
	| { readonly kind: "moves" | "text"; readonly text: string }
	/** Markup, made by a pen. */
	| { readonly kind: "drawing"; readonly svg: string; readonly caption: string };

export type LessonChapter = {
	readonly title: string;
	/** Where and when. */
	readonly details: string;
	readonly blocks: readonly LessonBlock[];
	/** The game to open in the application. Undefined where it could not be read. */
	readonly pgn: string | undefined;
	/** The main line to play through. Undefined where it has no moves, or no room. */
	readonly line: LessonLine | undefined;
};

/** The positions of a line, the first one and that after each move. */
export type LessonLine = {
	/** As a FEN has them. */
	readonly placements: readonly string[];
	/** The class of each square as a digit, a8 first, by the order of CLASS_LIST. */
	readonly owners: readonly string[];
	/** Which position it is and how many squares are whose, in words. */
	readonly said: readonly string[];
	/** "1. e4", "e5". */
	readonly moves: readonly string[];
};

export type Lesson = {
	readonly title: string;
	/** The address of the application. */
	readonly home: string;
	readonly orientation: "white" | "black";
	/** The tints of each class on pale and on deep squares, as CSS writes them. */
	readonly tints: Readonly<Record<string, readonly [pale: string, deep: string]>>;
	/** The pieces by their letters in a FEN, as markup on tiles of 40 by 40. */
	readonly pieces: ReadonlyMap<string, string>;
	readonly chapters: readonly LessonChapter[];
	/** Who made the pieces. */
	readonly notice: string;
};

/** Not every program passes on a longer link. */
const MAX_LINK_LENGTH = 4000;

const STYLE = `body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.55 Georgia, "Times New Roman", serif; color: #1f1c18; background: #ffffff; }
h1, h2 { font-family: system-ui, sans-serif; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.25rem; }
figure { margin: 1.25rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; max-width: 24rem; height: auto; }
figcaption, .details, footer { font: 0.9rem/1.5 system-ui, sans-serif; color: #565149; }
.moves { font-weight: 600; }
.text { white-space: pre-line; }
.key { padding: 0; list-style: none; font: 0.9rem/1.6 system-ui, sans-serif; }
.key li { margin: 0.25rem 0; }
.key strong { margin-right: 0.35em; }
.key span { display: inline-block; width: 0.9em; height: 0.9em; margin-right: 0.5em; border: 1px solid #565149; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
figure svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.player { max-width: 24rem; }
.player svg { display: block; width: 100%; height: auto; border: 1px solid #565149; }
.player p { margin: 0.5rem 0; font: 0.9rem/1.5 system-ui, sans-serif; }
.player-text { min-height: 3em; }
.player button { min-width: 2.75rem; min-height: 2.75rem; margin: 0 0.15rem 0.15rem 0; padding: 0 0.4rem; font: inherit; color: inherit; background: #ffffff; border: 1px solid #a29c92; border-radius: 4px; cursor: pointer; }
.player-moves button { min-width: 0; min-height: 1.75rem; border-color: transparent; }
.player button:hover { border-color: #565149; }
.player button:focus-visible { outline: 2px solid #1f1c18; outline-offset: 1px; }
.player button[aria-current] { color: #ffffff; background: #1f1c18; }
@media print { .player, .play-link { display: none; } body { margin: 0; max-width: none; } }`;

/** The title of a page of several games: the name of their file. */
export const nameOfFile = (tagOf: (name: string) => string | undefined): string =>
	knownTag(tagOf, STUDY) ?? knownTag(tagOf, "Event") ?? lessonWords.title;

/** Of the script; a test says what it is. */
const PLAYER_HASH = "sha256-iS4UGlRMaE7Yztz+JBIqdWKJ9fIDs2nPH5hGrMm1Jio=";

const POLICY = `default-src 'none'; script-src '${PLAYER_HASH}'; style-src 'unsafe-inline'`;

function blockMarkup(block: LessonBlock): string {
	if (block.kind === "drawing") {
		return `<figure>\n${block.svg.trim()}\n<figcaption>${strictlyEscaped(block.caption)}</figcaption>\n</figure>`;
	}
	return `<p class="${block.kind}" dir="auto">${strictlyEscaped(block.text)}</p>`;
}

function linkMarkup({ home }: Lesson, pgn: string): string {
	const link = new URL(home);
	link.hash = new URLSearchParams({ pgn }).toString();
	const address = link.href.length > MAX_LINK_LENGTH ? home : link.href;
	return `<p class="details play-link"><a${attribute(["href", address])}>${strictlyEscaped(lessonWords.playThrough)}</a></p>`;
}

const STEPS = [
	["start", "«"],
	["back", "‹"],
	["forward", "›"],
	["end", "»"],
] as const;

const stepMarkup = ([step, sign]: (typeof STEPS)[number]) =>
	`<button type="button" data-step="${step}"${attribute(["aria-label", timelineWords.steps[step]])}>${sign}</button>`;

/** Hidden until the script is there. */
function playerMarkup({ orientation }: Lesson, line: LessonLine): string {
	const facts = [
		["data-places", line.placements.join(" ")],
		["data-owners", line.owners.join(" ")],
		["data-said", line.said.join("\n")],
		...(orientation === "black" ? [["data-turned", "true"] as const] : []),
	] as const;
	const moves = line.moves.map(
		(move, index) =>
			`<button type="button" data-ply="${index + 1}">${strictlyEscaped(move)}</button>`,
	);
	return `<div class="player" hidden="hidden"${facts.map(attribute).join("")}><div></div>
<p class="player-text" aria-live="polite"></p>
<p>${STEPS.map(stepMarkup).join("")}</p>
<p class="player-moves">${moves.join(" ")}</p></div>`;
}

const piecesMarkup = ({ pieces }: Lesson): string =>
	`<svg width="0" height="0" aria-hidden="true" style="position: absolute"><defs>${[...pieces].map(([letter, markup]) => `<g id="player-${letter}">${markup}</g>`).join("")}</defs></svg>`;

const chapterMarkup = (lesson: Lesson, chapter: LessonChapter, index: number): string =>
	[
		`<section id="chapter-${index + 1}">`,
		// A single one has its title over the page.
		lesson.chapters.length === 1 ? "" : `<h2 dir="auto">${strictlyEscaped(chapter.title)}</h2>`,
		chapter.details === ""
			? ""
			: `<p class="details" dir="auto">${strictlyEscaped(chapter.details)}</p>`,
		...chapter.blocks.map(blockMarkup),
		chapter.line === undefined ? "" : playerMarkup(lesson, chapter.line),
		chapter.pgn === undefined ? "" : linkMarkup(lesson, chapter.pgn),
		"</section>",
	]
		.filter((line) => line !== "")
		.join("\n");

function contentsMarkup({ chapters }: Lesson): string {
	if (chapters.length < 2) return "";
	const items = chapters.map(
		({ title }, index) =>
			`<li><a href="#chapter-${index + 1}" dir="auto">${strictlyEscaped(title)}</a></li>`,
	);
	return `<nav${attribute(["aria-label", lessonWords.chapters])}><ol>\n${items.join("\n")}\n</ol></nav>\n`;
}

const legendMarkup = ({ tints }: Lesson): string => {
	const items = CLASS_LIST.map(
		({ key }) =>
			`<li><span style="background: ${tints[key]?.[0]}"></span><strong>${strictlyEscaped(chessWords.control(key))}</strong> ${strictlyEscaped(chessWords.controlMeaning(key))}</li>`,
	);
	return `<ul class="key">\n${items.join("\n")}\n</ul>`;
};

export function lessonPage(lesson: Lesson): string {
	const { title, chapters, tints } = lesson;
	const policy = attribute(["content", POLICY]);
	const palette = attribute([
		"data-tints",
		JSON.stringify(CLASS_LIST.map(({ key }) => tints[key])),
	]);
	const isPlayed = chapters.some(({ line }) => line !== undefined);
	return `<!doctype html>
<html${attribute(["lang", language.code])}>
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy"${policy}/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${strictlyEscaped(title)}</title>
<style>
${STYLE}
</style>
</head>
<body${palette}>
<h1 dir="auto">${strictlyEscaped(title)}</h1>
${contentsMarkup(lesson)}${chapters.map((chapter, index) => chapterMarkup(lesson, chapter, index)).join("\n")}
<footer>
${legendMarkup(lesson)}
<p>${strictlyEscaped(lesson.notice)}</p>
</footer>
${isPlayed ? `${piecesMarkup(lesson)}\n<script>${player}</script>\n` : ""}</body>
</html>
`;
}
