// The examples of docs/package/heat as pages, each with what a test asks of its board: where its
// squares are, by the board itself; what is coloured; which position it has.

import { examplesIn } from "../support/examples.ts";

/** The code of a page, by the languages of its blocks: the first of each, or the last. */
function examplesOf(page: string, isLast: boolean): Readonly<Record<string, string>> {
	const all = examplesIn(`docs/package/heat/${page}.md`).filter(
		({ language }) => language !== "sh",
	);
	return Object.fromEntries(
		(isLast ? all : all.reverse()).map(({ language, code }) => [language, code]),
	);
}

/** Squares that the board's own elements name. */
const named = (root: string, selector: string) => `
	const spots = () => [..."12345678"].flatMap((rank) => [..."abcdefgh"].map((file) => {
		const square = file + rank;
		return [square, ${root}.querySelector(${JSON.stringify(selector)}.replace("SQUARE", square)).getBoundingClientRect()];
	}));`;

/** Chessground has none: they are where its side at the bottom says. */
const DIVIDED = `
	const spots = () => {
		const box = document.querySelector("cg-board").getBoundingClientRect();
		const turned = document.querySelector(".cg-wrap").classList.contains("orientation-black");
		return [..."12345678"].flatMap((rank, up) => [..."abcdefgh"].map((file, across) => {
			const [column, row] = turned ? [7 - across, up] : [across, 7 - up];
			const edge = box.width / 8;
			return [file + rank, new DOMRect(box.left + column * edge, box.top + row * edge, edge, edge)];
		}));
	};`;

const CG_CELLS = `
	const cells = () => [...document.querySelectorAll("cg-board square.sc")]
		.filter((one) => getComputedStyle(one).visibility !== "hidden");`;

const COLOUR = "const colourOf = ({ backgroundColor }) => backgroundColor;";

const LAYER = `const cells = () => [...document.querySelectorAll(".sc-layer > i")];`;

const CHECK = `
	const { loadCore } = await import("CORE");
	const { palettes, createHeat: again } = await import("HEAT");
	const { explain: wanted } = await again();
	const core = await loadCore();
	const probe = document.body.appendChild(document.createElement("i"));
	const seen = (colour) => {
		probe.style.backgroundColor = colour;
		return getComputedStyle(probe).backgroundColor;
	};
	const { plain } = palettes;
	const tints = Object.fromEntries(["neutral", "white", "black", "contested"].map((name) =>
		[name, seen(plain.normal[name])]));

	/** How many squares have another colour than their class, none, or two. */
	function wrong() {
		const { squares } = core.map(position());
		const coloured = cells().map((cell) => {
			const { left, top, width, height } = cell.getBoundingClientRect();
			return [left + width / 2, top + height / 2, width, colourOf(getComputedStyle(cell))];
		});
		return spots().filter(([square, box]) => {
			const on = coloured.filter(([x, y]) =>
				x > box.left && x < box.right && y > box.top && y < box.bottom);
			const [[x, y, width, colour] = []] = on;
			const isInPlace = [x - box.left - box.width / 2, y - box.top - box.height / 2, width - box.width]
				.every((by) => Math.abs(by) <= 1);
			return on.length !== 1 || !isInPlace || colour !== tints[squares[square]];
		}).length;
	}

	/** A point of each empty square, with its tint, and over what, if not over the board's own. */
	function points(isBelow) {
		const { squares } = core.map(position());
		const rows = position().split(" ")[0].split("/").map((row) => row.replace(/\\d/g, (gap) => " ".repeat(gap)));
		return spots().flatMap(([square, box]) => {
			const [file, rank] = [square.charCodeAt(0) - 97, square[1] - 1];
			if (rows[7 - rank][file] !== " ") return [];
			const ground = isBelow && ((file + rank) % 2 ? plain.normal.pale : plain.normal.deep);
			const [x, y] = [box.left + box.width * 0.8, box.top + box.height * 0.2];
			return [{ x: Math.floor(x), y: Math.floor(y), tint: tints[squares[square]], ground }];
		});
	}
	const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	const isSame = (wanted) => position().split(" ")[0] === wanted.split(" ")[0];
	/** Where a square is pressed, and what is to be said of it. */
	function press(square) {
		const [, box] = spots().find(([name]) => name === square);
		const { sentence } = wanted(position(), square);
		return { x: box.left + box.width / 2, y: box.top + box.height / 2, sentence };
	}
	window.trial = { show, turn, wrong, points, isSame, settle, without, press };
`;

type Trial = {
	/** Of docs/package/heat. */
	readonly page: string;
	/** Is it the second program of the page? */
	readonly isLast?: boolean;
	/** Another package in place of one. */
	readonly instead?: readonly [from: string, to: string];
	/** The test's addition to the example, as a program. */
	readonly more: string;
};

const CHESSGROUND = `${DIVIDED}${CG_CELLS}
	const turn = (side) => board.set({ orientation: side });
	const position = () => board.getFen();
	const without = () => { heat.classes = () => new Map(); };
`;

export const TRIALS = {
	chessground9: { page: "chessground", more: CHESSGROUND },
	chessground10: {
		page: "chessground",
		instead: ["chessground", "@lichess-org/chessground"],
		more: CHESSGROUND,
	},
	pgnViewer: {
		page: "pgn-viewer",
		more: `${DIVIDED}${CG_CELLS}
			const turn = (side) => { if (viewer.orientation() !== side) viewer.flip(); };
			const position = () => viewer.curData().fen;
			const paths = [...viewer.game.moves.mainline()].map(({ path }) => path);
			/** Its positions are those of a game: from end to end, and jumps. */
			const show = (_, index) => viewer.toPath(paths[(index * (index % 3 + 1)) % paths.length]);
			/** Heat hides the last move, which is a colour of the same squares. */
			const without = () => {
				ground.set = (config) => set({ ...config, highlight: { lastMove: false, custom: new Map() } });
			};
		`,
	},
	reactChessboard: {
		page: "react-chessboard",
		more: `${named("document", '[data-square="SQUARE"]')}
			const { flushSync } = await import("react-dom");
			const cells = () => [...document.querySelectorAll("[data-square] > div")];
			let now = { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" };
			let set;
			const Plain = ({ fen }) => <Chessboard options={{ position: fen }} />;
			let Shown = Board;
			function Trial() {
				const [given, change] = useState(now);
				set = change;
				return <Shown fen={given.fen} />;
			}
			const root = document.getElementById("root");
			const fresh = root.cloneNode();
			root.replaceWith(fresh);
			createRoot(fresh).render(<Trial />);
			const show = (fen) => { now = { fen }; flushSync(() => set(now)); };
			const turn = () => {};
			const position = () => now.fen;
			const without = () => { Shown = Plain; };
		`,
	},
	chessboardJs: {
		page: "chessboardjs",
		more: `${named("document", "#board .square-SQUARE")}${LAYER}
			const position = () => board.fen();
			const without = () => { layer.remove(); layer.show = () => {}; };
		`,
	},
	cmChessboard: {
		page: "cm-chessboard",
		more: `${named("document", 'rect[data-square="SQUARE"]')}${LAYER}
			const position = () => board.getPosition();
			const without = () => { layer.remove(); layer.show = () => {}; };
		`,
	},
	chessboardElement: {
		page: "chessboard-element",
		more: `${named("board.shadowRoot", '[data-square="SQUARE"]')}
			const cells = () => [...board.shadowRoot.querySelectorAll(".sc-layer > i")];
			const position = () => board.fen();
			const without = () => { layer.remove(); layer.show = () => {}; };
		`,
	},
	chessboardParts: {
		page: "chessboard-element",
		isLast: true,
		more: `
			document.querySelector("style").remove();
			${named("board.shadowRoot", '[data-square="SQUARE"]')}
			const cells = () => [...board.shadowRoot.querySelectorAll("[data-square]")];
			const turn = (side) => { board.orientation = side; };
			const colourOf = ({ backgroundImage }) => /rgba[^)]*\\)/.exec(backgroundImage)?.[0];
			const position = () => board.fen();
			const without = () => { heat.parts = () => ""; };
		`,
	},
	gchessboard: {
		page: "gchessboard",
		more: `${named("board.shadowRoot", '[data-square="SQUARE"]')}
			const cells = () => [...board.querySelectorAll("i")];
			const turn = (side) => { board.orientation = side; };
			const position = () => board.fen;
			const without = () => { board.innerHTML = ""; };
		`,
	},
	picture: {
		page: "picture",
		more: `
			const spots = () => {
				const box = picture.getBoundingClientRect();
				return [..."12345678"].flatMap((rank, up) => [..."abcdefgh"].map((file, across) => {
					const [column, row] = side === "black" ? [7 - across, up] : [across, 7 - up];
					const edge = box.width / 8;
					return [file + rank, new DOMRect(box.left + column * edge, box.top + row * edge, edge, edge)];
				}));
			};${LAYER}
			const position = () => fen;
			const without = () => { layer.remove(); layer.show = () => {}; };
		`,
	},
} as const satisfies Readonly<Record<string, Trial>>;

export type TrialName = keyof typeof TRIALS;

/** Without a bundler: the page has script tags of its own, and modules are files beside it. */
export const PLAIN: TrialName = "chessboardJs";

/** The page of a trial, and its program, as files by their names. */
export function filesOf(name: TrialName, game: string): Readonly<Record<string, string>> {
	const { page, more, instead, isLast = false } = TRIALS[name] as Trial;
	const { html = "", ...programs } = examplesOf(page, isLast);
	const [[language = "", example = ""] = []] = Object.entries(programs);
	const isPlain = name === PLAIN;
	const [core, heat] = isPlain
		? ["./core.js", "./heat.js"]
		: ["square-control/core", "square-control/heat"];
	let program = example;
	if (instead) program = program.replaceAll(`"${instead[0]}`, `"${instead[1]}`);
	program = program.replace("1. e4 e5 2. Nf3 Nc6 *", game);
	const check = CHECK.replace("CORE", core).replace("HEAT", heat);
	const own = `board.${language}`;
	const file = isPlain ? own : `${name}${own.slice("board".length)}`;
	return {
		[`${name}.html`]: html.replace(`src="${own}"`, `src="./${file}"`),
		[file]: `${program}${more}${more.includes("colourOf") ? "" : COLOUR}{${check}}`,
	};
}
