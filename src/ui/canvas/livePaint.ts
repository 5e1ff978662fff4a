// Paints numbers and bars on a canvas over the elements that show them at rest, while steps come
// fast: to lay out and paint text in the page costs two milliseconds a step, on a canvas next to
// nothing.

import { tryPaint } from "./tryPaint.ts";

/** Where and how an element has its text. */
type TextBox = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly font: string;
	readonly colour: string;
	/** From the top of the box to the baseline of its letters. */
	readonly ascent: number;
};

export type Pen = {
	/** Writes a text where an element has its own, in the same type. */
	write(element: Element, text: string): void;
	/** Fills an element from the left, each colour up to a share of its width. */
	fill(element: Element, bands: readonly (readonly [colour: string, end: number])[]): void;
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
	/** Measured at the first paint. Undefined while the elements show. */
	let boxes: Map<Element, TextBox> | undefined;
	/** The canvas's font: setting it again costs a look-up. */
	let font = "";

	function setFont(next: string): void {
		if (context !== null && next !== font) context.font = next;
		font = next;
	}

	function start(): void {
		box.toggleAttribute("data-live", true);
		canvas.width = Math.round(box.clientWidth * devicePixelRatio);
		canvas.height = Math.round(box.clientHeight * devicePixelRatio);
		boxes = new Map();
		font = "";
	}

	function boxOf(element: Element): TextBox {
		const known = boxes?.get(element);
		if (known !== undefined) return known;
		const outer = box.getBoundingClientRect();
		const { left, top, width, height } = element.getBoundingClientRect();
		const { font: type, color: colour } = getComputedStyle(element);
		setFont(type);
		const ascent = context?.measureText("0").fontBoundingBoxAscent ?? 0;
		const at = { left: left - outer.left, top: top - outer.top, width, height };
		const measured = { ...at, font: type, colour, ascent };
		boxes?.set(element, measured);
		return measured;
	}

	const pen: Pen = {
		write(element, text) {
			if (context === null) return;
			const { left, top, font: type, colour, ascent } = boxOf(element);
			setFont(type);
			context.fillStyle = colour;
			context.fillText(text, left, top + ascent);
		},
		fill(element, bands) {
			if (context === null) return;
			const { left, top, width, height } = boxOf(element);
			let from = 0;
			for (const [colour, end] of bands) {
				context.fillStyle = colour;
				context.fillRect(left + width * from, top, width * (end - from), height);
				from = end;
			}
		},
	};

	return {
		paint(draw) {
			if (context === null) return;
			if (boxes === undefined) start();
			context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
			context.clearRect(0, 0, canvas.width, canvas.height);
			tryPaint(() => draw(pen));
		},
		end() {
			boxes = undefined;
			// Always: a paint that was unmounted during a run may have left the attribute.
			box.toggleAttribute("data-live", false);
		},
	};
}
