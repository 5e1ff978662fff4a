// Writes a lesson as one HTML page: text and drawings that every reader and printer shows, and
// boards to play on where scripts may run. Its policy names the addresses that it may load from, so
// nothing else in it could load anything; whatever games say is escaped as text.

import { knownTag, STUDY } from "../../../chess/pgn/tags/gameTitle.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import { attribute, strictlyEscaped } from "../../../element/markup.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { lessonWords } from "../../../messages/en/panels/lesson.ts";
import { language } from "../../../messages/format.ts";

export type LessonBlock =
	| { readonly kind: "moves" | "text"; readonly text: string }
	/** Markup, made by a pen. */
	| { readonly kind: "drawing"; readonly svg: string; readonly caption: string };

export type LessonChapter = {
	readonly title: string;
	/** Where and when. */
	readonly details: string;
	readonly blocks: readonly LessonBlock[];
	/** The game to play through. Undefined where it could not be read. */
	readonly pgn: string | undefined;
};

export type Lesson = {
	readonly title: string;
	/** The address of the application. */
	readonly home: string;
	readonly orientation: "white" | "black";
	/** The tint of each class of squares, as CSS writes it. */
	readonly tints: Readonly<Record<string, string>>;
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
square-control { display: block; max-width: 30rem; }
@media print { square-control { display: none; } body { margin: 0; max-width: none; } }`;

/** The title of a page of several games: the name of their file. */
export const nameOfFile = (tagOf: (name: string) => string | undefined): string =>
	knownTag(tagOf, STUDY) ?? knownTag(tagOf, "Event") ?? lessonWords.title;

/** The page may load the script of the board, and its frame. */
function policyFor(home: string): string {
	const { origin } = new URL(home);
	return `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'unsafe-inline'`;
}

function blockMarkup(block: LessonBlock): string {
	if (block.kind === "drawing") {
		return `<figure>\n${block.svg.trim()}\n<figcaption>${strictlyEscaped(block.caption)}</figcaption>\n</figure>`;
	}
	return `<p class="${block.kind}" dir="auto">${strictlyEscaped(block.text)}</p>`;
}

function boardMarkup({ home, orientation }: Lesson, pgn: string): string {
	const link = new URL(home);
	link.hash = new URLSearchParams({ pgn }).toString();
	const address = link.href.length > MAX_LINK_LENGTH ? home : link.href;
	const attributes = [
		["pgn", pgn],
		["orientation", orientation],
	] as const;
	const anchor = `<a${attribute(["href", address])}>${strictlyEscaped(lessonWords.playThrough)}</a>`;
	return `<square-control${attributes.map(attribute).join("")}><p class="details">${anchor}</p></square-control>`;
}

const chapterMarkup = (lesson: Lesson, chapter: LessonChapter, index: number): string =>
	[
		`<section id="chapter-${index + 1}">`,
		// A single one has its title over the page.
		lesson.chapters.length === 1 ? "" : `<h2 dir="auto">${strictlyEscaped(chapter.title)}</h2>`,
		chapter.details === ""
			? ""
			: `<p class="details" dir="auto">${strictlyEscaped(chapter.details)}</p>`,
		...chapter.blocks.map(blockMarkup),
		chapter.pgn === undefined ? "" : boardMarkup(lesson, chapter.pgn),
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
			`<li><span style="background: ${tints[key]}"></span><strong>${strictlyEscaped(chessWords.control(key))}</strong> ${strictlyEscaped(chessWords.controlMeaning(key))}</li>`,
	);
	return `<ul class="key">\n${items.join("\n")}\n</ul>`;
};

export function lessonPage(lesson: Lesson): string {
	const { title, home, chapters } = lesson;
	const policy = attribute(["content", policyFor(home)]);
	const script = attribute(["src", new URL("embed.js", home).href]);
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
<script${script}></script>
</head>
<body>
<h1 dir="auto">${strictlyEscaped(title)}</h1>
${contentsMarkup(lesson)}${chapters.map((chapter, index) => chapterMarkup(lesson, chapter, index)).join("\n")}
<footer>
${legendMarkup(lesson)}
<p>${strictlyEscaped(lesson.notice)}</p>
</footer>
</body>
</html>
`;
}
