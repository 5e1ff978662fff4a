// Somebody who visits with one of the browsers: presses, drags, types, and reads what is there.

import assert from "node:assert/strict";
import type { Driver, Place, Point } from "./driver.ts";
import * as inPage from "./inPage.ts";
import type { Site } from "./site.ts";
import { until } from "./until.ts";
import { within } from "./within.ts";

/**
 * Milliseconds. What is asked of a page that is just going is never answered by some browsers; then
 * it is asked again of the next.
 */
const ANSWER_LIMIT = 20_000;

/** A name as it is, or what it fits. */
type Name = string | RegExp;

const patternOf = (name: Name): string =>
	typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source;

export class Visitor {
	readonly driver: Driver;
	readonly site: Site;

	constructor(driver: Driver, site: Site) {
		this.driver = driver;
		this.site = site;
	}

	/** Returns the result of a function in the page, or in the frame of the board there. */
	async ask<Args extends readonly unknown[], Result>(
		work: (...args: Args) => Result,
		args: Args,
		place: Place = "page",
	): Promise<Awaited<Result>> {
		const expression = `(${work})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;
		const answer = this.driver.evaluate(expression, place);
		return JSON.parse(await within(ANSWER_LIMIT, "The page does not answer", answer));
	}

	/** A new visit, with whatever earlier ones have left. */
	async visit(path = ""): Promise<void> {
		await this.driver.goTo("about:blank");
		await this.driver.goTo(this.site.home + path);
	}

	/** From here on nothing is kept from before, neither games nor files. */
	async forget(): Promise<void> {
		await this.visit("blank");
		await this.ask(async () => {
			localStorage.clear();
			sessionStorage.clear();
			for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? "");
			for (const worker of await navigator.serviceWorker.getRegistrations())
				await worker.unregister();
			for (const name of await caches.keys()) await caches.delete(name);
		}, []);
	}

	/** The first visit of all. */
	async visitAnew(path = ""): Promise<void> {
		await this.forget();
		await this.visit(path);
		await this.atRest();
	}

	/** Waits until nothing moves on the board. */
	async atRest(place: Place = "page"): Promise<void> {
		await until(
			"The board is at rest",
			() => this.ask(inPage.isAtRest, [], place),
			(isIt) => isIt,
		);
	}

	/** Where the window's corner is for a place in it. */
	async originOf(place: Place): Promise<Point> {
		return place === "page" ? { x: 0, y: 0 } : this.boxOf("square-control");
	}

	/** Where a pointer meets what has this name. */
	async find(kind: inPage.Kind, name: Name, place: Place = "page"): Promise<Point> {
		const { x, y } = await this.originOf(place);
		const point = await until(
			`There is a ${kind} ${name}`,
			() => this.ask(inPage.pointAt, [kind, patternOf(name)], place),
			(at) => at !== null,
		);
		assert(point !== null);
		return { x: x + point.x, y: y + point.y };
	}

	async gone(kind: inPage.Kind, name: Name): Promise<void> {
		await until(
			`There is no ${kind} ${name}`,
			() => this.ask(inPage.pointAt, [kind, patternOf(name)]),
			(point) => point === null,
		);
	}

	async click(kind: inPage.Kind, name: Name, place: Place = "page"): Promise<void> {
		await this.clickAt(await this.find(kind, name, place));
	}

	async clickAt(point: Point): Promise<void> {
		await this.driver.moveTo(point);
		await this.driver.press();
		await this.driver.release();
	}

	/** Where an element is at a place. */
	async boxOf(selector: string, place: Place = "page"): Promise<inPage.Box> {
		const box = await until(
			`There is ${selector}`,
			() => this.ask(inPage.boxOf, [selector], place),
			(found) => found !== null,
		);
		assert(box !== null);
		return box;
	}

	/** The middle of a square, whichever side is at the bottom. */
	async pointOf(square: string): Promise<Point> {
		const { x, y, width } = await this.boxOf(".board");
		const grid = await this.ask(inPage.readGrid, []);
		const cell = grid.findIndex((said) => said.split(",", 1)[0] === square);
		assert(cell >= 0, `There is no cell for ${square}`);
		const size = width / 8;
		return { x: x + ((cell % 8) + 0.5) * size, y: y + (Math.floor(cell / 8) + 0.5) * size };
	}

	async clickSquare(square: string): Promise<void> {
		await this.clickAt(await this.pointOf(square));
	}

	async drag(from: string, to: string): Promise<void> {
		const [start, end] = [await this.pointOf(from), await this.pointOf(to)];
		await this.driver.moveTo(start);
		await this.driver.press();
		await this.driver.moveTo({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
		await this.driver.moveTo(end);
		await this.driver.release();
	}

	async strike(key: string, times = 1): Promise<void> {
		for (let time = 0; time < times; time++) await this.driver.strike(key);
	}

	async type(text: string): Promise<void> {
		for (const letter of text) await this.driver.strike(letter);
	}

	/** Goes by keyboard to an element that fits. */
	async tabTo(selector: string): Promise<void> {
		await until(
			`The focus is on ${selector}`,
			async () => {
				await this.driver.strike("Tab");
				return this.ask(inPage.hasFocus, [selector]);
			},
			(isIt) => isIt,
		);
	}

	/** Cuts a text out of a box that is there for it alone, and pastes it outside any. */
	async paste(text: string): Promise<void> {
		await this.ask(inPage.offerText, [text]);
		await this.driver.strike("Control+x");
		await this.ask(inPage.offerText, [null]);
		await this.driver.strike("Control+v");
	}

	/** Waits until what a square says of its piece is this: "white pawn", "empty". */
	async sees(square: string, what: string, place: Place = "page"): Promise<void> {
		await until(
			`${square} has ${what}`,
			async () =>
				(await this.ask(inPage.readGrid, [], place)).find((said) => said.startsWith(`${square},`)),
			(said) => said !== undefined && new RegExp(`^${square}, ${what}(,|$)`).test(said),
		);
	}

	textsOf(selector: string): Promise<string[]> {
		return this.ask(inPage.textsOf, [selector]);
	}

	/** Waits until the texts of elements are right. */
	async waitFor(selector: string, areRight: (texts: readonly string[]) => boolean): Promise<void> {
		await until(`${selector} reads so`, () => this.textsOf(selector), areRight);
	}

	/** Waits until the cursor has come to rest on a ply of the line. */
	async isAt(ply: number, place: Place = "page"): Promise<void> {
		await until(
			`The timeline is at ${ply}`,
			() => this.ask(inPage.attributeOf, ["[role=slider]", "aria-valuenow"], place),
			(value) => value === String(ply),
		);
	}
}
