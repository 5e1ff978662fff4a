// The keys of a round, and the way of arrow keys to its board.

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { takesCharacters } from "../../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../../ui/input/keys.ts";
import { ROUND_KEYS } from "./roundKeys.ts";

/** A key does nothing where there is nothing to do. */
export type RoundKeys = {
	readonly goOn?: (() => void) | undefined;
	readonly skip?: (() => void) | undefined;
};

/** Enter presses a button that has the focus. Elsewhere, on board and choices, it answers, once. */
export function keepFromAnswering(event: KeyboardEvent): void {
	const { key, repeat, target } = event;
	if (key !== "Enter" || !(target instanceof Element)) return;
	const isPressed = target.closest("button, a, input:not([type='radio'])") !== null;
	if (repeat || (isPressed && target.closest(".paint-board") === null)) event.stopPropagation();
}

/** `board`: the element round it. */
export function useRoundKeys(
	board: RefObject<HTMLElement | null>,
	commands: RoundKeys & { readonly end: () => void },
): void {
	const latest = useRef(commands);
	useLayoutEffect(() => {
		latest.current = commands;
	});
	useLayoutEffect(() => {
		const goOn = () => latest.current.goOn?.();
		const skip = () => latest.current.skip?.();
		const end = () => latest.current.end();
		const toBoard = () => board.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
		return listenToKeys({ goOn, skip, end, toBoard }, [ROUND_KEYS], takesCharacters);
	}, [board]);
}
