// The pages as they are sent: what is in them without a script, and that the script within them
// says of a window and an address what the application's own say afterwards.

import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { renderSent } from "../../../../scripts/sent.mjs";
import { snap } from "../../../../src/board/geometry.ts";
import { parsePlacement } from "../../../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../../../src/chess/frame.ts";
import { createPlacements } from "../../../../src/chess/placement.ts";
import { countsAt } from "../../../../src/control/controlMap.ts";
import { headerWords, purposeWords } from "../../../../src/messages/en/first.ts";
import { aboutWords } from "../../../../src/messages/en/screens/about.ts";
import { START_COUNTS } from "../../../../src/pages/app/analysis/startCounts.ts";
import { LINK } from "../../../../src/session/saving/comingGame.ts";
import { OPEN_KEY } from "../../../../src/session/saving/storageKeys.ts";
import { boardWidth, exampleWidth } from "../../../../src/ui/canvas/boardWidths.ts";
import {
	EXERCISE_HASH,
	GAMES_HASH,
	isHashOf,
	PRACTISE_HASH,
	SETUP_HASH,
} from "../../../../src/ui/routes.ts";
import { atRoot, testCore } from "../../../support/core.ts";

type Sent = Record<"about" | "board" | "coming", string>;
const sent: Sent = await renderSent();

test("the HTML sent for the landing page has its heading, sentences, start position and counts", () => {
	expect(sent.board).toContain(`<h1 class="unseen">${headerWords.board}</h1>`);
	expect(sent.board).toContain(purposeWords.purpose);
	expect(sent.board).not.toContain(purposeWords.coming);
	const picture = /<svg[^>]*viewBox="0 0 320 320".*?<\/svg>/.exec(sent.board)?.[0] ?? "";
	expect(picture.match(/<use /g)).toHaveLength(32);
	expect(gzipSync(picture).length).toBeLessThan(4000);
	const numbers = [...sent.board.matchAll(/class="count">(\d+)</g)].map(([, one]) => Number(one));
	const { neutral, contested, light, dark } = START_COUNTS;
	expect(numbers).toEqual([neutral, contested, light, dark]);
});

test("the counts of the start position in the HTML agree with the core", () => {
	const placements = createPlacements(1);
	parsePlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", placements, FIRST_FRAME);
	expect(countsAt(testCore().computeControl(placements), FIRST_FRAME)).toEqual(START_COUNTS);
});

test("the HTML sent for About has all of its text", () => {
	expect(sent.about).toContain(`<h1>${aboutWords.heading}</h1>`);
	for (const heading of [aboutWords.meaning.heading, aboutWords.thanks.heading])
		expect(sent.about).toContain(`>${heading}</h2>`);
	expect(sent.about.match(/<canvas/g)?.length).toBeGreaterThan(4);
});

test("the HTML sent has no style that the policy forbids and no absolute address", () => {
	for (const html of [sent.board, sent.about]) {
		expect(html).not.toMatch(/\sstyle=|<style|\son\w+=|href="\/|src=/);
	}
});

type Visit = {
	readonly width?: number;
	readonly height?: number;
	readonly ratio?: number;
	readonly hash?: string;
	readonly path?: string;
	readonly isFramed?: boolean;
	/** Does the browser try a module again that has failed? */
	readonly forgets?: boolean;
	readonly kept?: Readonly<Record<string, string>>;
};

const script = readFileSync(atRoot("src/pages/app/sent/sent.js"), "utf8");

/** Runs the script on a page, whose content is not there yet. */
function visit(given: Visit) {
	const { width = 1440, height = 900, ratio = 1, hash = "", path = "/", kept = {} } = given;
	const styles: Record<string, number> = {};
	const dataset: Record<string, string> = {};
	const [letter, sizes] = [16, { width, height }];
	const self = {};
	const links = [
		{ rel: "later", as: "", dataset: {} },
		{ rel: "later", as: "fetch", dataset: {} },
	];
	const matches = (query: string) => {
		const [, end, side, em] = /^\((min|max)-(width|height): ([\d.]+)em\)$/.exec(query) ?? [];
		const size = sizes[side as "width" | "height"];
		return end === "max" ? size <= Number(em) * letter : size >= Number(em) * letter;
	};
	runInNewContext(script, {
		document: {
			querySelectorAll: () => links,
			documentElement: {
				dataset,
				style: {
					setProperty: (name: string, value: string) => {
						styles[name] = Number.parseFloat(value);
					},
				},
			},
		},
		navigator: given.forgets === false ? {} : { userAgentData: {} },
		window: self,
		top: given.isFramed ? {} : self,
		innerWidth: width,
		innerHeight: height,
		devicePixelRatio: ratio,
		location: { hash, pathname: path, href: `http://host${path}${hash}` },
		localStorage: { getItem: (key: string) => kept[key] ?? null },
		matchMedia: (query: string) => ({ matches: matches(query) }),
		MutationObserver: class {
			observe() {}
		},
	});
	const early = links.map(({ rel, as }) => `${rel} ${as}`.trim());
	return { styles, theme: dataset.theme, isAsSent: dataset.sent !== undefined, early };
}

test("boards in the HTML sent have their final width to the pixel, in every window", () => {
	for (const width of [320, 390, 559, 560, 640, 767, 768, 820, 1024, 1280, 1440, 1920]) {
		for (const height of [360, 500, 501, 664, 780, 900, 1180]) {
			for (const ratio of [1, 1.25, 2, 2.625]) {
				const { styles } = visit({ width, height, ratio });
				const widthOf = (formula: typeof boardWidth) => snap(formula(width, height), ratio).width;
				expect(styles["--sent-board"]).toBeCloseTo(widthOf(boardWidth), 6);
				expect(styles["--sent-example"]).toBeCloseTo(widthOf(exampleWidth), 6);
			}
		}
	}
});

test("the HTML sent appears in the chosen theme", () => {
	const under = (theme: string) => visit({ kept: { "square-control-theme": theme } }).theme;
	expect(["dark", "light", "other"].map(under)).toEqual(["dark", "light", undefined]);
});

test("the parts of the board are requested at once, except for another screen", () => {
	const [now, later] = [
		["modulepreload", "preload fetch"],
		["later", "later fetch"],
	];
	expect(visit({}).early).toEqual(now);
	expect(visit({ hash: "#pgn=1. e4" }).early).toEqual(now);
	// Elsewhere a module that has failed would stay so.
	expect(visit({ forgets: false }).early).toEqual(["preload script", "preload fetch"]);
	expect(visit({ hash: "#exercise?x" }).early).toEqual(later);
	expect(visit({ isFramed: true }).early).toEqual(later);
});

test("the HTML sent stays on view unless a game, another screen or a frame is requested", () => {
	expect(visit({}).isAsSent).toBe(true);
	expect(visit({ isFramed: true }).isAsSent).toBe(false);
	expect(visit({ kept: { [OPEN_KEY]: "yes" } }).isAsSent).toBe(false);
	const screens = [GAMES_HASH, SETUP_HASH, PRACTISE_HASH, EXERCISE_HASH];
	const hashes = [...screens, ...screens.map((hash) => `${hash}?a=b`), "#gamesome", "#main"];
	for (const hash of [...hashes, "#pgn=1. e4", "#fen=8", "#g=abc", "#a&pgn=", "#page"]) {
		const isOther = screens.some((screen) => isHashOf(screen, hash)) || LINK.test(hash);
		expect(visit({ hash }).isAsSent, hash).toBe(!isOther);
	}
	expect(visit({ path: "/about", kept: { [OPEN_KEY]: "yes" } }).isAsSent).toBe(true);
	expect(visit({ path: "/x/about", hash: "#privacy" }).isAsSent).toBe(true);
});
