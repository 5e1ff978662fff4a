// Which key means what, before anything listens.

import { describe, expect, test } from "vitest";
import { keyName } from "../../../src/features/help/Help.tsx";
import { SETUP_KEYS } from "../../../src/features/setup/setupKeys.ts";
import { helpWords } from "../../../src/messages/en/help.ts";
import { BOARD_KEYS } from "../../../src/pages/app/commands.ts";
import { ALL_KEYS } from "../../../src/pages/app/HelpScreen.tsx";
import { type KeyLine, nameOf, PAGE_KEYS } from "../../../src/ui/input/keys.ts";

const pressed = (
	key: string,
	held: Partial<Record<"alt" | "ctrl" | "meta" | "shift", true>> = {},
) =>
	nameOf({
		key,
		altKey: held.alt ?? false,
		ctrlKey: held.ctrl ?? false,
		metaKey: held.meta ?? false,
		shiftKey: held.shift ?? false,
	});

describe("names of keys", () => {
	test("a letter key has its small letter as name, whatever Caps Lock says", () => {
		expect(pressed("F")).toBe("f");
		expect(pressed("ArrowLeft")).toBe("ArrowLeft");
	});

	test("a question mark has one name, with Shift or without", () => {
		expect(pressed("?", { shift: true })).toBe("?");
		expect(pressed("?")).toBe("?");
		expect(pressed("?", { ctrl: true })).toBe("mod+?");
	});

	test("Ctrl and Cmd count as the same key, and with Alt or Shift nothing is taken from other programs", () => {
		expect(pressed("z", { ctrl: true })).toBe("mod+z");
		expect(pressed("z", { meta: true })).toBe("mod+z");
		expect(pressed("Z", { meta: true, shift: true })).toBe("mod+shift+z");
		expect(pressed("z", { ctrl: true, alt: true })).toBeUndefined();
		expect(pressed("f", { alt: true })).toBeUndefined();
		expect(pressed("ArrowLeft", { shift: true })).toBeUndefined();
	});

	test("a letter with Shift is another key than the letter alone", () => {
		expect(pressed("N", { shift: true })).toBe("shift+n");
		expect(pressed("N", { shift: true, alt: true })).toBeUndefined();
		expect(keyName("shift+n", false)).toBe("Shift N");
	});

	test("keys are shown as keyboards name them", () => {
		expect(keyName("mod+z", false)).toBe("Ctrl Z");
		expect(keyName("mod+z", true)).toBe("⌘ Z");
		expect(keyName("mod+shift+z", false)).toBe("Ctrl Shift Z");
		expect(keyName(" ", false)).toBe("Space");
		expect(keyName("ArrowUp", false)).toBe("↑");
	});
});

describe("the table of keys", () => {
	const actingIn = (groups: readonly { readonly lines: readonly KeyLine<never>[] }[]) =>
		groups.flatMap(({ lines }) =>
			lines.flatMap((line) => (line.act === undefined ? [] : line.keys)),
		);
	const twice = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

	test("no key has two effects, on the board or while setting up a position", () => {
		const onBoard = actingIn([...BOARD_KEYS, PAGE_KEYS]);
		expect(onBoard.length).toBeGreaterThan(15);
		expect(twice(onBoard)).toEqual([]);
		expect(twice(actingIn([SETUP_KEYS, PAGE_KEYS]))).toEqual([]);
	});

	test("every key with an effect is on the help page", () => {
		const listed = new Set(ALL_KEYS.flatMap(({ lines }) => lines));
		const acting: unknown[] = [
			...BOARD_KEYS.flatMap(({ lines }) => lines),
			...PAGE_KEYS.lines,
			...SETUP_KEYS.lines,
		];
		expect(acting.filter((line) => !listed.has(line as never))).toEqual([]);
	});

	test("every text of the help page belongs to a key", () => {
		const shown = new Set(ALL_KEYS.flatMap(({ lines }) => lines.map(({ effect }) => effect)));
		const texts = Object.keys(helpWords.keys) as (keyof typeof helpWords.keys)[];
		expect(texts.filter((name) => !shown.has(name))).toEqual([]);
		expect(new Set(ALL_KEYS.map(({ name }) => name)).size).toBe(ALL_KEYS.length);
	});
});
