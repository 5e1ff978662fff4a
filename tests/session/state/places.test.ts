// Places that others lead to: who is found, who gets the focus, and when.

import { describe, expect, test } from "vitest";
import { createPlaces } from "../../../src/session/state/places.ts";

/** Elements that note when they get the focus. */
function elements() {
	const focused: string[] = [];
	const element = (name: string) => ({ focus: () => focused.push(name) }) as unknown as HTMLElement;
	return { focused, element };
}

describe("places for the keyboard focus", () => {
	test("the keyboard focus goes to the first place that is on the page", () => {
		const { focused, element } = elements();
		const places = createPlaces();
		places.register("text", () => null);
		places.register("moves", () => element("moves"));
		places.register("cell", () => element("cell"));
		places.focus(["text", "moves", "cell"]);
		expect(focused).toEqual(["moves"]);
		places.focus(["sidePanel"]);
		expect(focused).toEqual(["moves"]);
	});

	test("a place that was registered again is not removed with its predecessor", () => {
		const { element } = elements();
		const places = createPlaces();
		const forget = places.register("moves", () => element("first"));
		const second = element("second");
		const forgetSecond = places.register("moves", () => second);
		forget();
		expect(places.find("moves")).toBe(second);
		forgetSecond();
		expect(places.find("moves")).toBeUndefined();
	});

	test("a place that is waited for gets the focus once, when it appears", () => {
		const { focused, element } = elements();
		const places = createPlaces();
		places.focusSoon("moves", () => true);
		expect(focused).toEqual([]);
		places.register("moves", () => element("moves"));
		places.register("moves", () => element("moves"));
		expect(focused).toEqual(["moves"]);
	});

	test("a place that is already there gets the focus at once", () => {
		const { focused, element } = elements();
		const places = createPlaces();
		places.register("moves", () => element("moves"));
		places.focusSoon("moves", () => true);
		expect(focused).toEqual(["moves"]);
	});

	test("the focus is not taken from somebody who has moved it or waited too long", () => {
		const { focused, element } = elements();
		let now = 0;
		const places = createPlaces(() => now);
		places.focusSoon("moves", () => false);
		places.register("moves", () => element("moves"))();
		places.focusSoon("moves", () => true);
		now = 60_000;
		places.register("moves", () => element("moves"));
		expect(focused).toEqual([]);
	});
});
