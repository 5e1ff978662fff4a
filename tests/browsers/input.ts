// Pointer and keys as the W3C's WebDriver describes them, in both of its protocols.

import type { Driver } from "./driver.ts";

/** Keys that are no characters have code points of their own there. */
const CODES: Readonly<Record<string, string>> = {
	Backspace: "\uE003",
	Tab: "\uE004",
	Enter: "\uE007",
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

export function inputBy(perform: Perform): Pick<Driver, "moveTo" | "press" | "release" | "strike"> {
	const pointer = async (action: object) => {
		await perform([
			{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [action] },
		]);
	};
	return {
		moveTo: ({ x, y }) =>
			pointer({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }),
		press: () => pointer({ type: "pointerDown", button: 0 }),
		release: () => pointer({ type: "pointerUp", button: 0 }),
		strike: async (key) => {
			const values = (key === "+" ? [key] : key.split("+")).map((part) => CODES[part] ?? part);
			const down = values.map((value) => ({ type: "keyDown", value }));
			const up = values.toReversed().map((value) => ({ type: "keyUp", value }));
			await perform([{ type: "key", id: "keyboard", actions: [...down, ...up] }]);
		},
	};
}
