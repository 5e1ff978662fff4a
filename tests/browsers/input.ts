// Pointer and keys as the W3C's WebDriver describes them, in both of its protocols.

import type { Driver, Point } from "./driver.ts";

/** Keys that are no characters have code points of their own there. */
const CODES: Readonly<Record<string, string>> = {
	Backspace: "\uE003",
	Tab: "\uE004",
	Enter: "\uE007",
	Shift: "\uE008",
	Control: "\uE009",
	Escape: "\uE00C",
	PageUp: "\uE00E",
	PageDown: "\uE00F",
	End: "\uE010",
	Home: "\uE011",
	ArrowLeft: "\uE012",
	ArrowUp: "\uE013",
	ArrowRight: "\uE014",
	ArrowDown: "\uE015",
};

export type Perform = (sources: readonly unknown[]) => Promise<unknown>;

const moveTo = ({ x, y }: Point) => ({
	type: "pointerMove",
	duration: 0,
	x: Math.round(x),
	y: Math.round(y),
});
const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };

export function inputBy(
	perform: Perform,
): Pick<Driver, "moveTo" | "press" | "release" | "touch" | "strike"> {
	const point = async (pointerType: "mouse" | "touch", ...actions: readonly object[]) => {
		await perform([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]);
	};
	return {
		moveTo: (to) => point("mouse", moveTo(to)),
		press: () => point("mouse", down),
		release: () => point("mouse", up),
		touch: async ([first, ...others]) => {
			if (first === undefined) return;
			await point("touch", moveTo(first), down, ...others.map(moveTo), up);
		},
		strike: async (key) => {
			const values = (key === "+" ? [key] : key.split("+")).map((part) => CODES[part] ?? part);
			const pressed = values.map((value) => ({ type: "keyDown", value }));
			const lifted = values.toReversed().map((value) => ({ type: "keyUp", value }));
			await perform([{ type: "key", id: "keyboard", actions: [...pressed, ...lifted] }]);
		},
	};
}
