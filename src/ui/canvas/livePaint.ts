// What changes at every step of a scrub, painted over the elements that say it at rest: laying out
// and painting text in the page costs two milliseconds a step, on a canvas next to nothing.

import { tryPaint } from "./tryPaint.ts";
import "./livePaint.css";

type Place = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly font: string;
	readonly colour: string;
	/** How far below the top its letters stand. */
	readonly ascent: number;
};

export type Pen = {
	/** Writes a text where an element has its own. */
	write(element: Element, text: string): void;
	/** Fills an element from the left, each colour up to a part of its width. */
	fill(element: Element, parts: readonly (readonly [colour: string, end: number])[]): void;
};

export type LivePaint = {
	/** Paints in place of the elements of the box. */
	paint(draw: (pen: Pen) => void): void;
	/** Shows the elements again. */
	end(): void;
};

/**
 * Over a box whose elements hide while it has the attribute `data-live`; the canvas lies over all
 * of it.
 */
export function createLivePaint(canvas: HTMLCanvasElement, box: HTMLElement): LivePaint {
	const context = canvas.getContext("2d");
	/** Measured once for each run. */
	let places: Map<Element, Place> | undefined;
	/** That of the canvas: to be set again, it is looked up. */
	let font = "";

	function setFont(next: string): void {
		if (context !== null && next !== font) context.font = next;
		font = next;
	}

	function begin(): void {
		box.toggleAttribute("data-live", true);
		canvas.width = Math.round(box.clientWidth * devicePixelRatio);
		canvas.height = Math.round(box.clientHeight * devicePixelRatio);
		places = new Map();
		font = "";
	}

	function placeOf(element: Element): Place {
		const known = places?.get(element);
		if (known !== undefined) return known;
		const outer = box.getBoundingClientRect();
		const { left, top, width, height } = element.getBoundingClientRect();
		const { font: type, color: colour } = getComputedStyle(element);
		setFont(type);
		const ascent = context?.measureText("0").fontBoundingBoxAscent ?? 0;
		const at = { left: left - outer.left, top: top - outer.top, width, height };
		const place = { ...at, font: type, colour, ascent };
		places?.set(element, place);
		return place;
	}

	const pen: Pen = {
		write(element, text) {
			if (context === null) return;
			const { left, top, font: type, colour, ascent } = placeOf(element);
			setFont(type);
			context.fillStyle = colour;
			context.fillText(text, left, top + ascent);
		},
		fill(element, parts) {
			if (context === null) return;
			const { left, top, width, height } = placeOf(element);
			let from = 0;
			for (const [colour, end] of parts) {
				context.fillStyle = colour;
				context.fillRect(left + width * from, top, width * (end - from), height);
				from = end;
			}
		},
	};

	return {
		paint(draw) {
			if (context === null) return;
			if (places === undefined) begin();
			context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
			context.clearRect(0, 0, canvas.width, canvas.height);
			tryPaint(() => draw(pen));
		},
		end() {
			places = undefined;
			// Whoever painted: one that was taken away in the middle of a run has left it.
			box.toggleAttribute("data-live", false);
		},
	};
}
