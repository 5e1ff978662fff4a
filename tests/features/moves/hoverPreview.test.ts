// The list previews a move only after the mouse itself has moved over it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHoverPreview } from "../../../src/features/moves/MoveList.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function listed() {
	const pointAtFrame = vi.fn();
	const preview = createHoverPreview({ pointAtFrame, endPointing: vi.fn() });
	const at = (x: number, by = 1) => ({
		pointerType: "mouse",
		clientX: x,
		clientY: 0,
		movementX: by,
		movementY: 0,
	});
	const shown = () => {
		vi.runAllTimers();
		return pointAtFrame.mock.calls.map(([frame]) => frame);
	};
	return { preview, at, shown };
}

test("resting the mouse on a move previews it", () => {
	const { preview, at, shown } = listed();
	preview.over(3, at(50));
	preview.moved(3, at(50));
	expect(shown()).toEqual([3]);
	preview.over(4, at(52));
	preview.moved(4, at(52));
	preview.over(5, at(54));
	preview.moved(5, at(54));
	expect(shown()).toEqual([3, 5]);
});

test("scrolling the list under a resting mouse, or a trembling hand, previews no move", () => {
	const { preview, at, shown } = listed();
	preview.over(3, at(50));
	preview.moved(3, at(50, 0));
	preview.moved(3, at(52));
	preview.over(4, at(48));
	preview.moved(4, at(48));
	expect(shown()).toEqual([]);
	preview.moved(4, at(60));
	expect(shown()).toEqual([4]);
});

test("after scrolling, a move is previewed only once the mouse has moved", () => {
	const { preview, at, shown } = listed();
	preview.over(3, at(50));
	preview.moved(3, at(50));
	expect(shown()).toEqual([3]);
	preview.over(9, at(50));
	expect(shown()).toEqual([3]);
	preview.moved(9, at(51));
	expect(shown()).toEqual([3, 9]);
});

test("touching a move previews nothing", () => {
	const { preview, at, shown } = listed();
	preview.over(3, at(50));
	preview.moved(3, { ...at(50), pointerType: "touch" });
	expect(shown()).toEqual([]);
});
