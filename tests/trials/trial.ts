// A small program of somebody else's with boards in it, as files by their text: rendered on a
// server, and taken over in a browser.

/**
 * Three boards: a game whose ply the page decides, a position, and what cannot be read. A move to
 * h3 is not agreed to.
 */
export const APP = `
import { createElement as h, Fragment, StrictMode, useState } from "react";
import { ControlBoard } from "square-control-app/react";

export const told = [];

function Trial() {
	const [ply, setPly] = useState(2);
	const [isThere, setThere] = useState(true);
	function onMove(move) {
		told.push(move);
		if (move.to !== "h3") setPly(move.ply);
	}
	return h("main", null,
		h("button", { onClick: () => setPly(ply + 1) }, "On"),
		h("button", { onClick: () => setThere(false) }, "Take away"),
		h("output", null, ply),
		isThere && h(Fragment, null,
			h(ControlBoard, { label: "A game", game: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", ply, onMove }),
			h(ControlBoard, {
				label: "A position",
				fen: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
				orientation: "black",
				lens: "pieces",
				board: "wood",
				pieces: "rounded",
				onInspect: (found) => told.push(found ?? "closed"),
			}),
			h(ControlBoard, { label: "Nonsense", fen: "not a position" }),
		),
	);
}

export const App = () => h(StrictMode, null, h(Trial));
`;

/** A complaint of React is a fault. */
export const SERVER = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app.mjs";
console.error = (...words) => { throw new Error(words.join(" ")); };
process.stdout.write(renderToString(createElement(App)));
`;

export const MAIN = `
import { hydrateRoot } from "react-dom/client";
import Konva from "konva/lib/Core.js";
import "square-control-app/react.css";
import { App, told } from "./app.mjs";
import "./page.css";

const faults = [];
Object.assign(window, { told, faults, stages: () => Konva.stages.length });
hydrateRoot(document.getElementById("root"), <App />, {
	onRecoverableError: (error) => faults.push(String(error)),
});
`;

/** A page with styles for the same names as ours, and for all elements. */
export const PAGE_STYLES = `
main { display: flex; flex-wrap: wrap; gap: 16px; font: 16px sans-serif; }
main > .square-control { width: 320px; }
.board, .board-surface, .board-over, .promotion {
			position: static; padding: 30px; background: lime;
		}
button { padding: 20px; margin: 4px; }
canvas { max-width: 50%; }
`;

export const pageAround = (root: string) => `<!doctype html>
<html lang="en"><head><title>A trial</title></head>
<body><div id="root">${root}</div><script type="module" src="./main.jsx"></script></body></html>`;

/** No bundler: a page that takes modules from the files of the package. */
export const PLAIN = `<!doctype html><title>A plain page</title>
<script type="module" src="./plain.js"></script>
<square-control src="/node_modules/square-control-app/dist/embed.html">1. e4 e5</square-control>`;

export const PLAIN_SCRIPT = `
import { loadCore } from "./node_modules/square-control/build/package/core.js";
import "./node_modules/square-control/build/package/element.js";
document.querySelector("square-control").addEventListener("load", ({ detail }) => {
	document.title = "Plies: " + detail.plies;
});
document.body.append("White: " + (await loadCore()).map("8/8/8/8/8/8/8/R7").counts.white);
`;
