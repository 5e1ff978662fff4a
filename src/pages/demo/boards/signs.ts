// Boards of 64 elements: one of signs, coloured by class names, and one of drawings, by styles.

import { PLAIN } from "../../../board/heat/palette.ts";
import type { SquareName } from "../../../package/answers.ts";
import { lettersOf, pieceName, type ShowBoard } from "./shown.ts";

export const SIGNS: Readonly<Record<string, string>> = {
	...{ K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙" },
	...{ k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" },
};

/** Cells from a8 on; each is known by its square. */
function createCells(host: HTMLElement) {
	const cells = [..."87654321"].flatMap((rank) =>
		[..."abcdefgh"].map((file) => {
			const element = document.createElement("i");
			const square = (file + rank) as SquareName;
			element.dataset.square = square;
			return { element, square };
		}),
	);
	host.replaceChildren(...cells.map(({ element }) => element));
	return cells;
}

export function createSigns(host: HTMLElement): ShowBoard {
	host.classList.add("cells", "signs");
	const cells = createCells(host);
	// The page's policy lets no script write styles into it; a sheet that is adopted is none.
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets.push(sheet);
	let last: unknown;
	return ({ fen, before, heat }) => {
		if (heat !== last) sheet.replaceSync(heat.css(".signs > i"));
		last = heat;
		const names = heat.classes(fen, { before });
		const letters = lettersOf(fen);
		cells.forEach(({ element, square }, index) => {
			element.className = names.get(square) ?? "";
			element.textContent = SIGNS[letters.charAt(index)] ?? "";
		});
	};
}

const SVG = "http://www.w3.org/2000/svg";

function drawPiece(address: string): SVGElement {
	const drawing = document.createElementNS(SVG, "svg");
	drawing.setAttribute("viewBox", "0 0 40 40");
	const use = document.createElementNS(SVG, "use");
	use.setAttribute("href", address);
	drawing.append(use);
	return drawing;
}

export function createGrid(host: HTMLElement, setAddress: string): ShowBoard {
	host.classList.add("cells");
	const { pale, deep } = PLAIN;
	// The board's squares: what colours them is translucent.
	host.style.background = `conic-gradient(${deep} 25%, ${pale} 0 50%, ${deep} 0 75%, ${pale} 0) 0 0 / 25% 25%`;
	const cells = createCells(host);
	let stood = "";
	return ({ fen, before, heat }) => {
		const styles = heat.styles(fen, { before });
		const letters = lettersOf(fen);
		cells.forEach(({ element, square }, index) => {
			element.style.cssText = "";
			Object.assign(element.style, styles[square]);
			const letter = letters.charAt(index);
			if (letter === stood.charAt(index)) return;
			element.replaceChildren(
				...(letter === " " ? [] : [drawPiece(`${setAddress}#${pieceName(letter)}`)]),
			);
		});
		stood = letters;
	};
}
