// A pen that writes down what is painted with it, as SVG: the board's painters make a drawing with
// it that is sharp at any size. It knows what they use of a canvas, and no more: paths are traced
// and stroked under one transformation, clips are rectangles or paths within a save.

import { strictlyEscaped } from "../../runtime/markup.ts";
import type { Pen } from "../paint/pen.ts";

/** A picture that is stamped more than once: defined the first time, referred to from then on. */
export type Stamp = {
	readonly id: string;
	readonly markup: string;
	/** Its own measure, each way. */
	readonly side: number;
};

class Style {
	fillStyle: Pen["fillStyle"] = "#000000";
	strokeStyle: Pen["strokeStyle"] = "#000000";
	lineWidth = 1;
	lineCap: CanvasLineCap = "butt";
	lineJoin: CanvasLineJoin = "miter";
	globalAlpha = 1;
	font = "10px sans-serif";
	textAlign: CanvasTextAlign = "start";
	textBaseline: CanvasTextBaseline = "alphabetic";
	dash: readonly number[] = [];
	transform = "";
	clipped = "";
}

const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { center: "middle", right: "end" };

/**
 * How far below its place a line of text is written, in its own size: not every program knows other
 * base lines.
 */
const DROPS: Partial<Record<CanvasTextBaseline, number>> = { top: 0.83, middle: 0.36 };

const short = (value: number): string => String(Number(value.toFixed(4)));

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/**
 * "#rrggbb" and how opaque, which every program reads, of what CSS also writes as "rgb(1 2 3 /
 * 0.4)".
 */
function plainColour(css: string): readonly [colour: string, opacity: number] {
	if (!css.startsWith("rgb")) return [css, 1];
	const [red = 0, green = 0, blue = 0, opacity = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
	return [`#${hex(red)}${hex(green)}${hex(blue)}`, opacity];
}

/** A gradient, while its colours are added. */
class Gradient {
	readonly stops: string[] = [];
	readonly id: string;
	readonly #circle: string;
	constructor(id: string, circle: string) {
		this.id = id;
		this.#circle = circle;
	}
	addColorStop(offset: number, css: string): void {
		const [colour, opacity] = plainColour(css);
		this.stops.push(`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
	}
	get markup(): string {
		return `<radialGradient id="${this.id}" gradientUnits="userSpaceOnUse" ${this.#circle}>${this.stops.join("")}</radialGradient>`;
	}
}

export class SvgPen extends Style implements Pen {
	#path: string[] = [];
	#saved: Style[] = [];
	readonly #body: string[] = [];
	readonly #defined = new Map<string, string>();
	/** Rectangles of one colour that follow each other are one path. */
	#boxes: { readonly attributes: string; path: string } | undefined;
	readonly #stamps: ReadonlyMap<ImageBitmap, Stamp>;
	readonly #prefix: string;
	#named = 0;

	/** Drawings of one page need names that differ: each begins all of its own with its prefix. */
	constructor(stamps: ReadonlyMap<ImageBitmap, Stamp>, prefix = "") {
		super();
		this.#stamps = stamps;
		this.#prefix = prefix;
	}

	#name(kind: string): string {
		return `${this.#prefix}${kind}${this.#named++}`;
	}

	#endBoxes(): void {
		if (this.#boxes === undefined) return;
		const { attributes, path } = this.#boxes;
		this.#boxes = undefined;
		this.#body.push(`<path${attributes} shape-rendering="crispEdges" d="${path}"/>`);
	}

	#write(element: string): void {
		this.#endBoxes();
		this.#body.push(element);
	}

	#colour(name: "fill" | "stroke", style: Pen["fillStyle"]): string {
		if (style instanceof Gradient) {
			this.#defined.set(style.id, style.markup);
			return ` ${name}="url(#${style.id})"`;
		}
		const [colour, own] = plainColour(String(style));
		const opacity = own * this.globalAlpha;
		return ` ${name}="${colour}"${opacity < 1 ? ` ${name}-opacity="${short(opacity)}"` : ""}`;
	}

	get #place(): string {
		const transform = this.transform === "" ? "" : ` transform="${this.transform.trim()}"`;
		return transform + this.clipped;
	}

	get #line(): string {
		const cap = this.lineCap === "butt" ? "" : ` stroke-linecap="${this.lineCap}"`;
		const join = this.lineJoin === "miter" ? "" : ` stroke-linejoin="${this.lineJoin}"`;
		const width = ` stroke-width="${short(this.lineWidth)}"`;
		const dash = this.dash.length === 0 ? "" : ` stroke-dasharray="${this.dash.join(" ")}"`;
		return this.#colour("stroke", this.strokeStyle) + width + cap + join + dash;
	}

	setLineDash(dash: Iterable<number>): void {
		this.dash = [...dash];
	}
	save(): void {
		this.#saved.push(Object.assign(new Style(), this));
	}
	restore(): void {
		Object.assign(this, this.#saved.pop());
	}
	translate(x: number, y: number): void {
		this.transform += ` translate(${short(x)} ${short(y)})`;
	}
	rotate(angle: number): void {
		this.transform += ` rotate(${short((angle * 180) / Math.PI)})`;
	}
	scale(x: number, y: number): void {
		this.transform += ` scale(${short(x)} ${short(y)})`;
	}

	beginPath(): void {
		this.#path = [];
	}
	moveTo(x: number, y: number): void {
		this.#path.push(`M${short(x)} ${short(y)}`);
	}
	lineTo(x: number, y: number): void {
		this.#path.push(`L${short(x)} ${short(y)}`);
	}
	closePath(): void {
		this.#path.push("Z");
	}
	rect(x: number, y: number, width: number, height: number): void {
		this.#path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
	}
	/** Whole circles, which are all that is drawn. */
	arc(x: number, y: number, radius: number): void {
		const [r, across] = [short(radius), short(2 * radius)];
		const half = `a${r} ${r} 0 1 1`;
		this.#path.push(`M${short(x - radius)} ${short(y)}${half} ${across} 0${half} -${across} 0`);
	}
	fill(): void {
		const colour = this.#colour("fill", this.fillStyle);
		this.#write(`<path${this.#place}${colour} d="${this.#path.join("")}"/>`);
	}
	stroke(): void {
		this.#write(`<path${this.#place} fill="none"${this.#line} d="${this.#path.join("")}"/>`);
	}
	clip(): void {
		const path = this.#path.join("");
		const id = this.#name("clip");
		this.#defined.set(id, `<clipPath id="${id}"><path${this.#place} d="${path}"/></clipPath>`);
		this.clipped = ` clip-path="url(#${id})"`;
	}

	fillRect(x: number, y: number, width: number, height: number): void {
		const attributes = this.#place + this.#colour("fill", this.fillStyle);
		if (this.#boxes?.attributes !== attributes) {
			this.#endBoxes();
			this.#boxes = { attributes, path: "" };
		}
		this.#boxes.path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
	}
	strokeRect(x: number, y: number, width: number, height: number): void {
		this.beginPath();
		this.rect(x, y, width, height);
		this.stroke();
	}
	createRadialGradient(x: number, y: number, _from: number, _x: number, _y: number, to: number) {
		const circle = `cx="${short(x)}" cy="${short(y)}" r="${short(to)}"`;
		return new Gradient(this.#name("ring"), circle);
	}

	#text(text: string, x: number, y: number, look: string): void {
		const [, weight, size = "10", family = "sans-serif"] =
			/^(?:(\d+) )?([\d.]+)px (.+)$/.exec(this.font) ?? [];
		const down = y + (DROPS[this.textBaseline] ?? 0) * Number(size);
		const bold = weight === undefined ? "" : ` font-weight="${weight}"`;
		const anchor = ANCHORS[this.textAlign];
		const aligned = anchor === undefined ? "" : ` text-anchor="${anchor}"`;
		const font = ` font-family="${family}" font-size="${short(Number(size))}"${bold}${aligned}`;
		const place = `${this.#place} x="${short(x)}" y="${short(down)}"`;
		this.#write(`<text${place}${font}${look}>${strictlyEscaped(text)}</text>`);
	}
	fillText(text: string, x: number, y: number): void {
		this.#text(text, x, y, this.#colour("fill", this.fillStyle));
	}
	strokeText(text: string, x: number, y: number): void {
		this.#text(text, x, y, ` fill="none"${this.#line}`);
	}

	drawImage(image: ImageBitmap, x: number, y: number, width: number): void {
		const stamp = this.#stamps.get(image);
		if (stamp === undefined) return;
		const id = this.#prefix + stamp.id;
		this.#defined.set(id, `<g id="${id}">${stamp.markup}</g>`);
		const scale = short(width / stamp.side);
		const seen = this.globalAlpha < 1 ? ` opacity="${this.globalAlpha}"` : "";
		this.#write(
			`<use href="#${id}"${seen} transform="${this.transform} translate(${short(x)} ${short(y)}) scale(${scale})"/>`,
		);
	}

	/**
	 * All that has been painted, as a file. Title and notice are texts: who has no eyes for it
	 * reads the one, who looks inside the other, which may be empty.
	 */
	document(width: number, height: number, title: string, notice: string): string {
		this.#endBoxes();
		const name = `<title>${strictlyEscaped(title)}</title>`;
		const about = notice === "" ? "" : `<metadata>${strictlyEscaped(notice)}</metadata>`;
		const defined = `<defs>${[...this.#defined.values()].join("\n")}</defs>`;
		const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
		return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">\n${[name, about, defined, ...this.#body].join("\n")}\n</svg>\n`;
	}
}
