// A lesson as one page of its own: text and drawings that are there for every reader and printer,
// and boards to play on where scripts may run. It names the addresses that it may ask, so that
// nothing else in it could ever be asked for; whatever games say is text.

import { knownTag } from "../../../chess/pgn/tags/gameTitle.ts";
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
	/** The game to be played through, nothing where none could be read. */
	readonly pgn: string | undefined;
};

export type Lesson = {
	readonly title: string;
	/** Where the application is. */
	readonly home: string;
	readonly orientation: "white" | "black";
	/** The tint of each class, as CSS has it. */
	readonly tints: Readonly<Record<string, string>>;
	readonly chapters: readonly LessonChapter[];
	/** Whose the pieces are. */
	readonly notice: string;
};

/** Longer ones are no link that every program passes on. */
const LONGEST_LINK = 4000;

const STYLE = `body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.55 Georgia, "Times New Roman", serif; color: #1f1c18; background: #ffffff; }
h1, h2 { font-family: system-ui, sans-serif; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.25rem; }
figure { margin: 1.25rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; max-width: 24rem; height: auto; }
figcaption, .details, footer { font: 0.9rem/1.5 system-ui, sans-serif; color: #565149; }
.moves { font-weight: 600; }
.text { white-space: pre-line; }
.key { padding: 0; list-style: none; font: 0.9rem/1.6 system-ui, sans-serif; }
.key span { display: inline-block; width: 0.9em; height: 0.9em; margin-right: 0.5em; border: 1px solid #565149; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
figure svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
square-control { display: block; max-width: 30rem; }
@media print { square-control { display: none; } body { margin: 0; max-width: none; } }`;

/** What a page of several games goes by: their file, and not the first of them. */
export const nameOfFile = (tagOf: (name: string) => string | undefined): string =>
	knownTag(tagOf, "StudyName") ?? knownTag(tagOf, "Event") ?? lessonWords.title;

/** What the page may ask for: the script of the board, and its frame. */
function policyFor(home: string): string {
	const { origin } = new URL(home);
	return `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'unsafe-inline'`;
}

function block(one: LessonBlock): string {
	if (one.kind === "drawing") {
		return `<figure>\n${one.svg.trim()}\n<figcaption>${strictlyEscaped(one.caption)}</figcaption>\n</figure>`;
	}
	return `<p class="${one.kind}" dir="auto">${strictlyEscaped(one.text)}</p>`;
}

function board({ home, orientation }: Lesson, pgn: string): string {
	const whole = new URL(home);
	whole.hash = new URLSearchParams({ pgn }).toString();
	const address = whole.href.length > LONGEST_LINK ? home : whole.href;
	const given = [
		["pgn", pgn],
		["orientation", orientation],
	] as const;
	const link = `<a${attribute(["href", address])}>${strictlyEscaped(lessonWords.playThrough)}</a>`;
	return `<square-control${given.map(attribute).join("")}><p class="details">${link}</p></square-control>`;
}

const chapterMarkup = (lesson: Lesson, chapter: LessonChapter, index: number): string =>
	[
		`<section id="chapter-${index + 1}">`,
		`<h2 dir="auto">${strictlyEscaped(chapter.title)}</h2>`,
		chapter.details === ""
			? ""
			: `<p class="details" dir="auto">${strictlyEscaped(chapter.details)}</p>`,
		...chapter.blocks.map(block),
		chapter.pgn === undefined ? "" : board(lesson, chapter.pgn),
		"</section>",
	]
		.filter((line) => line !== "")
		.join("\n");

function contents({ chapters }: Lesson): string {
	if (chapters.length < 2) return "";
	const items = chapters.map(
		({ title }, index) =>
			`<li><a href="#chapter-${index + 1}" dir="auto">${strictlyEscaped(title)}</a></li>`,
	);
	return `<nav${attribute(["aria-label", lessonWords.chapters])}><ol>\n${items.join("\n")}\n</ol></nav>\n`;
}

const key = ({ tints }: Lesson): string => {
	const items = CLASS_LIST.map(
		({ key: name }) =>
			`<li><span style="background: ${tints[name]}"></span><strong>${chessWords.control(name)}</strong> ${chessWords.controlMeaning(name)}</li>`,
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
${contents(lesson)}${chapters.map((chapter, index) => chapterMarkup(lesson, chapter, index)).join("\n")}
<footer>
${key(lesson)}
<p>${strictlyEscaped(lesson.notice)}</p>
</footer>
</body>
</html>
`;
}
