// The page that shows boards in a page: it copies, drives a board with buttons, and writes the
// lines for a game of the visitor's.

import "../../ui/style/base.css";
import "../../ui/style/controls.css";
import "../../ui/style/parts.css";
import "../../ui/style/header.css";
import "../../ui/style/layout.css";
import { headerWords } from "../../messages/en/first.ts";
import { demoWords } from "../../messages/en/screens/demo.ts";
import {
	type Attributes,
	formatElement,
	formatFrame,
	MOVING,
	type Version,
} from "../../package/element/snippet.ts";
import type {
	SquareControlElement,
	SquareControlEvents,
} from "../../package/element/squareControl.d.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import {
	choiceOf,
	chosenTheme,
	followSystem,
	otherTheme,
	showTheme,
	systemTheme,
	type Theme,
} from "../../runtime/theme.ts";
import { copyBeside } from "../../ui/copyBeside.ts";
import { showTints } from "../../ui/style/tints.ts";
import "./demo.css";

/** An element of the page by its id. */
function find<Kind extends HTMLElement>(id: string, kind: { new (): Kind }): Kind {
	const element = document.getElementById(id);
	if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
	return element;
}

const boardOf = (id: string) => find(id, HTMLElement) as SquareControlElement;

/** Boards are as light or dark as the page, unless they say otherwise. */
function followTheme(): void {
	const boards = [...document.querySelectorAll("square-control:not([theme])")];
	const button = find("theme", HTMLButtonElement);
	const other = () => otherTheme(chosenTheme() ?? systemTheme());
	const show = (theme: Theme | undefined) => {
		showTheme(theme);
		for (const board of boards) {
			if (theme === undefined) board.removeAttribute("theme");
			else board.setAttribute("theme", theme);
		}
		button.title = headerWords.changeTheme(other());
		button.ariaLabel = button.title;
	};
	show(chosenTheme());
	button.hidden = false;
	button.addEventListener("click", () => show(choiceOf(other())));
	followSystem(() => show(chosenTheme()));
}

/** Each copy button takes the text that it names. */
function listenToCopies(): void {
	const status = find("status", HTMLElement);
	const sentences = { copied: demoWords.copied, selected: demoWords.selectedWhy, "": "" };
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
		copyBeside(button, find(button.dataset.copy ?? "", HTMLElement), demoWords, (said) => {
			status.textContent = sentences[said];
		});
	}
}

/** A lesson whose buttons move the board, and whose board tells where it is. */
function startLesson(): void {
	const board = boardOf("lesson");
	const says = find("lesson-says", HTMLElement);
	const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-ply]")];
	for (const button of buttons) {
		button.addEventListener("click", () => {
			board.ply = Number(button.dataset.ply);
		});
	}
	board.addEventListener("ply", ({ detail }: CustomEvent<SquareControlEvents["ply"]>) => {
		const { ply, plies, san } = detail;
		says.textContent = demoWords.ply(ply, plies, san);
		for (const button of buttons) {
			button.ariaPressed = String(Number(button.dataset.ply) === ply);
		}
	});
}

const loadForeign = latePart("foreign", () => import("./foreign.ts"));

/** How far below the window boards of others are when they are made, as frames are. */
const NEAR = "400px";

/** Boards of others, at the same place of one game. */
function startForeign(): void {
	const frames = [...document.querySelectorAll<HTMLElement>("[data-board]")];
	const watch = new IntersectionObserver(
		([entry]) => {
			if (!entry?.isIntersecting) return;
			watch.disconnect();
			// The page is read without them; what failed stands in the console.
			loadForeign()
				.then(({ openBoards }) => openBoards(frames, find))
				.catch(() => {});
		},
		{ rootMargin: NEAR },
	);
	watch.observe(find("foreign-boards", HTMLElement));
}

const NAMES = ["orientation", "board", "pieces", "lens", "theme", "moves", "square", "arrows"];
/** Checkboxes whose attribute stands alone, and checkboxes that set another attribute to "no". */
const PRESENT = ["players", "chapters", "captions", "counts"];
const REFUSED = [
	["plain", "legend"],
	["silent", "explain"],
	["bare", "controls"],
] as const;

/** The version that never changes, as the build has written it down. */
function lastingVersion(): Version {
	const { script = "", integrity = "" } = find("lasting", HTMLFieldSetElement).dataset;
	return { script, page: script.replace(/js$/, "html"), integrity };
}

/** How long nobody types before the board shows what was typed. */
const TYPING_PAUSE_MS = 250;

/** The form that writes the lines, and the board that shows what they make. */
function startBuilder(): void {
	const form = find("builder", HTMLFormElement);
	const snippet = find("snippet", HTMLTextAreaElement);
	const problem = find("builder-problem", HTMLElement);
	const text = (name: string) => String(new FormData(form).get(name) ?? "");
	let board = boardOf("built");

	function attributes(): Attributes {
		const ply = text("ply").trim();
		return {
			...(/^\d+(?:-\d+)*$/.test(ply) && ply !== "0" && { ply }),
			...Object.fromEntries(
				NAMES.map((name) => [name, text(name).trim()]).filter(([, value]) => value !== ""),
			),
			...Object.fromEntries(PRESENT.filter((name) => text(name) !== "").map((name) => [name, ""])),
			...Object.fromEntries(
				REFUSED.filter(([box]) => text(box) !== "").map(([, name]) => [name, "no"]),
			),
			...(text("autoplay") !== "" && { autoplay: "" }),
		};
	}

	function write(): void {
		const format = text("form") === "frame" ? formatFrame : formatElement;
		const version = text("version") === "lasting" ? lastingVersion() : MOVING;
		snippet.value = format(document.baseURI, text("game"), attributes(), version);
	}

	function tell(message: string | undefined): void {
		problem.hidden = message === undefined;
		problem.textContent = message ?? "";
	}

	function listen(): void {
		board.addEventListener("ply", ({ detail }: CustomEvent<SquareControlEvents["ply"]>) => {
			const field = form.elements.namedItem("ply") as HTMLInputElement;
			// While it plays by itself, where it is says nothing about where it is to begin.
			if (document.activeElement === field || text("autoplay") !== "") return;
			if (detail.path === undefined) return;
			field.value = detail.path;
			write();
		});
		board.addEventListener("load", ({ detail }: CustomEvent<SquareControlEvents["load"]>) => {
			tell(detail.warnings[0]);
		});
		board.addEventListener("error", ({ detail }: CustomEvent<SquareControlEvents["error"]>) => {
			tell(detail.message);
		});
	}

	/** The board as the form has it: what has not changed is not touched. */
	function show(): void {
		const pgn = text("game");
		const wanted: Attributes = { pgn, theme: chosenTheme() ?? "auto", ...attributes() };
		if (pgn.trim() === "") tell(demoWords.noGame);
		// Another game begins where the form says, too.
		if (board.getAttribute("pgn") !== pgn) board.removeAttribute("ply");
		// Whether it plays by itself is asked when a board begins, and only then.
		if (board.hasAttribute("autoplay") !== "autoplay" in wanted) {
			const fresh = board.cloneNode() as SquareControlElement;
			board.replaceWith(fresh);
			board = fresh;
			listen();
		}
		for (const name of board.getAttributeNames()) {
			if (!(name in wanted) && !["id", "label"].includes(name)) board.removeAttribute(name);
		}
		for (const [name, value] of Object.entries(wanted)) {
			if (board.getAttribute(name) !== value) board.setAttribute(name, value);
		}
	}

	let timer: ReturnType<typeof setTimeout> | undefined;
	form.addEventListener("input", () => {
		write();
		clearTimeout(timer);
		timer = setTimeout(show, TYPING_PAUSE_MS);
	});
	form.addEventListener("submit", (event) => event.preventDefault());
	listen();
	show();
	write();
}

showTints();
followTheme();
find("line", HTMLElement).textContent = formatElement(
	document.baseURI,
	"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
	{},
);
listenToCopies();
startLesson();
startForeign();
startBuilder();
