// In a page that the visitor has given a permission for: looks at it with each of its changes, says
// whether a live game is there, and colours boards that may be coloured. Draws before the change of
// the page is painted, or a message later where the core runs in the background.

import { createFaceStyles } from "../board/heat/css/faceStyles.ts";
import type { HeatLayer, HeatScheme, HeatStrength } from "../package/heat/answers.ts";
import { createLayer } from "../package/heat/layer.ts";
import { palettes } from "../package/heat/schemes.ts";
import { type Answers, loadAnswers } from "./answering.ts";
import * as fairness from "./fairness.ts";
import { hideNote, showNote } from "./note.ts";
import { squareUnder } from "./placement.ts";
import { type Coloured, keptChoices, type Question, type Report } from "./questions.ts";
import { isTurned, notice, readBoard, snapshotOf } from "./reading.ts";

type Shown = {
	readonly layer: HeatLayer;
	fen: string;
	turned: boolean;
	coloured: Coloured | undefined;
};

type First = { readonly board: Element; readonly veto: fairness.Veto | undefined };

const ask = (question: Question) => chrome.runtime.sendMessage(question);

/** The name of this page, for as long as it is here. */
const PAGE = performance.timeOrigin + Math.random();

/** Milliseconds until a dark page asks again. */
const AGAIN = 1_500;

/** Of the background, where the policy of a page forbids the core here. */
const REMOTE = {
	colour: (colour: Parameters<Answers["colour"]>[0]) => ask({ colour }) as Promise<Coloured>,
	explain: (fen: string, square: string) => ask({ explain: { fen, square } }) as Promise<string>,
};

async function start(): Promise<void> {
	let choices = await keptChoices();
	const paletteOf = () =>
		palettes[choices.palette as HeatScheme]?.[choices.strength as HeatStrength] ??
		palettes.plain.normal;
	let styleOf = createFaceStyles(paletteOf(), false);
	let answers: Answers | typeof REMOTE | undefined;
	let isLoading = false;
	/** Until the background has answered nothing is coloured. */
	let isDark = true;
	let isSaidLive: boolean | undefined;
	let askedAt = 0;
	let clocks = fairness.NO_CLOCKS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let first: First | undefined;
	const shown = new Map<Element, Shown>();

	function clear(board: Element): void {
		shown.get(board)?.layer.remove();
		if (shown.delete(board)) hideNote();
	}

	/** The extension was removed or replaced. */
	function stop(): void {
		observer.disconnect();
		isDark = true;
		for (const board of shown.keys()) clear(board);
	}

	/** A dark page asks again: a page with a game may go without a word. */
	function sayLive(isNow: boolean): void {
		if (isNow === isSaidLive && !(isDark && Date.now() > askedAt + AGAIN)) return;
		isSaidLive = isNow;
		askedAt = Date.now();
		ask({ live: isNow, page: PAGE }).then((dark) => {
			isDark = dark !== false;
			look();
		}, stop);
	}

	/** The core comes with the first board that may be coloured. */
	function load(): void {
		if (isLoading) return;
		isLoading = true;
		loadAnswers()
			.catch(() => REMOTE)
			.then((found) => {
				answers = found;
				look();
			});
	}

	function newlyShown(board: Element, fen: string, turned: boolean): Shown {
		const options = { orientation: turned ? "black" : "white" } as const;
		const faces = () => Uint32Array.from(one.coloured?.faces ?? []);
		const layer = createLayer(board, options, paletteOf(), faces, styleOf);
		const one: Shown = { layer, fen, turned, coloured: undefined };
		shown.set(board, one);
		return one;
	}

	function colour(board: Element, fen: string): void {
		const turned = isTurned(board);
		const known = shown.get(board);
		if (known?.fen === fen && known.turned === turned) return;
		const one = known ?? newlyShown(board, fen, turned);
		const before = one.fen;
		Object.assign(one, { fen, turned });
		hideNote();
		const paint = (coloured: Coloured | undefined) => {
			// Of a position that has gone, or of a board that may not be coloured any more.
			if (coloured === undefined || one.fen !== fen || shown.get(board) !== one) return;
			one.coloured = coloured;
			one.layer.turn(turned ? "black" : "white");
			one.layer.show(fen);
		};
		const answer = answers?.colour({ view: choices.view, fen, before });
		if (answer !== undefined && "then" in answer) answer.then(paint, stop);
		else paint(answer);
	}

	function look(): void {
		// Small boards beside a game, or over a link to one, are no boards to look at.
		const boards = [...document.querySelectorAll("cg-board")].filter(
			(board) => board.closest('[class*="mini-"]') === null,
		);
		const fens = boards.map(readBoard);
		const snapshot = snapshotOf(fens.join());
		clocks = fairness.clocksAfter(clocks, snapshot);
		sayLive(fairness.isLive(snapshot, clocks));
		const veto = fairness.vetoOf(snapshot, clocks) ?? (isDark ? "elsewhere" : undefined);
		for (const board of shown.keys()) if (!boards.includes(board)) clear(board);
		first = undefined;
		boards.forEach((board, index) => {
			const isKnown = fairness.kindOf(snapshot, board.closest(".lpv") !== null) !== undefined;
			const own = veto ?? (isKnown ? undefined : "unknown");
			first ??= { board, veto: own };
			const fen = fens[index];
			if (own !== undefined || !choices.on) clear(board);
			else if (answers === undefined) load();
			else if (fen !== undefined) colour(board, fen);
		});
		clearTimeout(timer);
		const times = [fairness.nextLook(clocks, snapshot.at), isDark ? askedAt + AGAIN : undefined];
		const next = Math.min(...times.filter((time) => time !== undefined));
		if (next < Number.POSITIVE_INFINITY) timer = setTimeout(look, next - snapshot.at + 1);
	}

	const observer = new MutationObserver((changes) => {
		const isOurs = ({ target }: MutationRecord) =>
			(target as Element).closest?.(".sc-layer") != null;
		if (chrome.runtime.id === undefined) return stop();
		for (const { type, target, attributeName, addedNodes } of changes) {
			if (attributeName !== "style") notice(type === "childList" ? addedNodes : [target]);
		}
		if (!changes.every(isOurs)) look();
	});

	/** A press with Alt asks why; every other one is the page's. */
	function press(event: MouseEvent): void {
		if (event.type === "pointerdown") hideNote();
		if (!event.altKey || event.button !== 0) return;
		const found = [...shown].find(([one]) =>
			event.composedPath().includes(one.parentElement ?? one),
		);
		if (found === undefined) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.type !== "pointerdown") return;
		const [board, { fen, turned }] = found;
		const { left, top, width } = board.getBoundingClientRect();
		const [x, y] = [event.clientX - left, event.clientY - top];
		const square = squareUnder((x / width) * 8, (y / width) * 8, turned);
		if (square === undefined) return;
		Promise.resolve(answers?.explain(fen, square)).then((sentence) => {
			if (sentence && shown.get(board)?.fen === fen) showNote(board, sentence);
		}, stop);
	}

	async function take(): Promise<void> {
		choices = await keptChoices();
		for (const board of shown.keys()) clear(board);
		styleOf = createFaceStyles(paletteOf(), false);
		look();
	}

	function reportOf({ board, veto }: First): Report {
		const known = shown.get(board);
		const fen = veto === undefined ? (known?.fen ?? readBoard(board)) : undefined;
		return { veto, fen, counts: known?.coloured?.counts };
	}

	for (const type of ["pointerdown", "mousedown", "click"] as const) {
		addEventListener(type, press, { capture: true });
	}
	addEventListener("keydown", ({ key }) => key === "Escape" && hideNote(), { capture: true });
	addEventListener("pageshow", () => {
		isSaidLive = undefined;
		look();
	});
	document.addEventListener("visibilitychange", look);
	chrome.storage.onChanged.addListener((changes, area) => {
		if (area === "local" && "choices" in changes) take().catch(stop);
	});
	chrome.runtime.onMessage.addListener((question: Question, _sender, reply) => {
		if ("report" in question && first !== undefined) reply(reportOf(first));
		if ("isLive" in question && question.isLive === PAGE && isSaidLive) reply(true);
		if (!("dark" in question)) return;
		isDark = question.dark;
		look();
	});
	observer.observe(document, {
		...{ subtree: true, childList: true, characterData: true },
		...{ attributes: true, attributeFilter: ["class", "style", "role", "data-action"] },
	});
	notice([document]);
	look();
}

/** Scripts come to an open page when its permission is given, and again when it is registered. */
const MARK = Symbol.for("square-control");
if (!(MARK in globalThis)) {
	Object.assign(globalThis, { [MARK]: true });
	start().catch(() => {});
}
