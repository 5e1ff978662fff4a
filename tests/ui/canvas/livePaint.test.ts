// Tests the paint over the page while steps come fast, and its end at rest.

import { afterEach, expect, test, vi } from "vitest";
import { createLivePaint } from "../../../src/ui/canvas/livePaint.ts";

afterEach(() => vi.unstubAllGlobals());

test("when animations stop the page's own elements are shown again", () => {
	vi.stubGlobal("devicePixelRatio", 1);
	const attributes = new Set<string>();
	const box = {
		clientWidth: 10,
		clientHeight: 10,
		toggleAttribute: (name: string, isOn: boolean) =>
			isOn ? attributes.add(name) : attributes.delete(name),
	} as unknown as HTMLElement;
	const context = { setTransform: () => {}, clearRect: () => {} };
	const canvas = { getContext: () => context } as unknown as HTMLCanvasElement;
	createLivePaint(canvas, box).paint(() => {});
	expect([...attributes]).toEqual(["data-live"]);
	createLivePaint(canvas, box).end();
	expect([...attributes]).toEqual([]);
});
