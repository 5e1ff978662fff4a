// Functions that run in the page itself. They are sent there as text: they may use nothing outside
// themselves.

import type { Point } from "./driver.ts";

export type Box = Point & { readonly width: number; readonly height: number };

/** Kinds of elements that can be pressed or read; a label presses its field. */
export type Kind = "button" | "link" | "heading" | "field" | "dialog" | "alert" | "slider" | "tab";

/**
 * The middle of the first part of this kind whose name fits and that a pointer would meet, brought
 * into view if need be; nothing if there is none or something lies over it.
 */
export function pointAt(kind: Kind, name: string): Point | null {
	const selectors = {
		button: "button, [role=button], summary, label.button",
		link: "a[href]",
		heading: "h1, h2, h3",
		field: "input, textarea, select",
		dialog: "[role=dialog]",
		alert: "[role=alert]",
		slider: "[role=slider]",
		tab: "[role=tab]",
	};
	const nameOf = (element: HTMLElement) => {
		const label = (element as HTMLInputElement).labels?.[0];
		const text = element.getAttribute("aria-label") ?? (label ?? element).innerText;
		return text.trim().replace(/\s+/g, " ");
	};
	const wanted = new RegExp(name);
	for (const element of document.querySelectorAll<HTMLElement>(selectors[kind])) {
		if (!wanted.test(nameOf(element)) || element.getClientRects().length === 0) continue;
		const middle = () => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return {
				x: left + width / 2,
				y: top + height / 2,
				isWhole: top >= 0 && top + height <= innerHeight,
			};
		};
		const isMet = ({ x, y, isWhole }: ReturnType<typeof middle>) => {
			const hit = document.elementFromPoint(x, y);
			return isWhole && (element.contains(hit) || (hit?.contains(element) ?? false));
		};
		if (!isMet(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
		const { x, y } = middle();
		if (isMet(middle())) return { x, y };
	}
	return null;
}

/** Where an element is, brought into view if need be. */
export function boxOf(selector: string): Box | null {
	const element = document.querySelector(selector);
	element?.scrollIntoView({ block: "nearest", behavior: "instant" });
	const box = element?.getBoundingClientRect();
	return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

export const textsOf = (selector: string): string[] =>
	[...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
		innerText.trim().replace(/\s+/g, " "),
	);

export const attributeOf = (selector: string, name: string): string | null =>
	document.querySelector(selector)?.getAttribute(name) ?? null;

/** Labels of the grid's cells, in the order on the screen. */
export const readGrid = (): string[] =>
	[...document.querySelectorAll("[role=gridcell]")].map(
		(cell) => cell.getAttribute("aria-label") ?? "",
	);

/**
 * Resolves to whether the board is there and at rest, when all that has been painted is on the
 * screen.
 */
export const isAtRest = (): Promise<boolean> =>
	new Promise((resolve) => {
		const look = () =>
			resolve(
				document.querySelector(".board:not([data-moving]) [role=gridcell][aria-label]") !== null,
			);
		requestAnimationFrame(() => requestAnimationFrame(look));
	});

/** Makes a box for a text to be cut out of, and chooses the text; without one the box goes away. */
export function offerText(text: string | null): void {
	document.querySelector("#offered")?.remove();
	if (text === null) return;
	const box = document.createElement("textarea");
	box.id = "offered";
	box.style.position = "fixed";
	box.value = text;
	document.body.append(box);
	box.select();
}

export function choose(name: string, value: string): boolean {
	const wanted = new RegExp(name);
	const box = [...document.querySelectorAll("select")].find(({ labels }) =>
		wanted.test(labels[0]?.innerText ?? ""),
	);
	if (box === undefined) return false;
	box.value = value;
	box.dispatchEvent(new Event("change", { bubbles: true }));
	return true;
}

/** Gives a field for files one with this text. */
export function chooseFile(selector: string, name: string, text: string): boolean {
	const field = document.querySelector<HTMLInputElement>(selector);
	if (field === null) return false;
	const given = new DataTransfer();
	given.items.add(new File([text], name));
	field.files = given.files;
	field.dispatchEvent(new Event("change", { bubbles: true }));
	return true;
}

export const fieldValue = (selector: string): string | null =>
	document.querySelector<HTMLInputElement>(selector)?.value ?? null;

export const hasFocus = (selector: string): boolean =>
	document.activeElement?.matches(selector) ?? false;

/** From now on files that the page saves do not go to the disk, but stay in the page. */
export function keepSaved(): void {
	const { createObjectURL } = URL;
	const { click } = HTMLAnchorElement.prototype;
	URL.createObjectURL = (file: Blob) => {
		Object.assign(window, { saved: file });
		return createObjectURL.call(URL, file);
	};
	HTMLAnchorElement.prototype.click = function () {
		if (this.download === "") click.call(this);
	};
}

/** The file that was saved last, in base 64. */
export async function readSaved(): Promise<string | null> {
	const { saved } = window as unknown as { saved?: Blob };
	if (saved === undefined) return null;
	const reader = new FileReader();
	const read = new Promise((resolve) => reader.addEventListener("load", resolve));
	reader.readAsDataURL(saved);
	await read;
	return String(reader.result).replace(/^.*,/, "");
}

/**
 * Slows down compression, which links need, by so many milliseconds from now on. The page counts
 * the compressed pieces.
 */
export function slowDown(milliseconds: number): null {
	const { dataset } = document.body;
	const isSlow = dataset.wait !== undefined;
	dataset.wait = String(milliseconds);
	if (isSlow) return null;
	const Fast = CompressionStream;
	window.CompressionStream = class {
		readonly readable: ReadableStream;
		readonly writable: WritableStream;
		constructor(format: CompressionFormat) {
			const fast = new Fast(format);
			const slow = new TransformStream({
				async transform(chunk, controller) {
					await new Promise((resolve) => setTimeout(resolve, Number(dataset.wait)));
					controller.enqueue(chunk);
					dataset.made = String(Number(dataset.made ?? 0) + 1);
				},
			});
			void slow.readable.pipeTo(fast.writable);
			this.readable = fast.readable;
			this.writable = slow.writable;
		}
	};
	return null;
}
