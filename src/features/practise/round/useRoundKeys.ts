// The keys of a round, and the way of arrow keys to its board.

import { type RefObject, useLayoutEffect, useRef } from "react";
import { takesCharacters } from "../../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../../ui/input/keys.ts";
import { ROUND_KEYS } from "./roundKeys.ts";

type Commands = {
	readonly goOn: () => void;
	readonly skip: (() => void) | undefined;
	readonly end: () => void;
};

/** Enter presses a button that has the focus. Elsewhere, on the board too, it answers, once. */
function keepFromAnswering(event: KeyboardEvent): void {
	const { key, repeat, target } = event;
	if (key !== "Enter" || !(target instanceof Element)) return;
	const isPressed = target.closest("button, a, input") !== null;
	if (repeat || (isPressed && target.closest(".paint-board") === null)) event.stopPropagation();
}

/** Listens to the keys of a round. Returns the ref of the element round the board. */
export function useRoundKeys(commands: Commands): RefObject<HTMLDivElement | null> {
	const board = useRef<HTMLDivElement>(null);
	const latest = useRef(commands);
	useLayoutEffect(() => {
		latest.current = commands;
	});
	useLayoutEffect(
		() =>
			listenToKeys(
				{
					goOn: () => latest.current.goOn(),
					skip: () => latest.current.skip?.(),
					end: () => latest.current.end(),
					toBoard: () => board.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
				},
				[ROUND_KEYS],
				takesCharacters,
			),
		[],
	);
	useLayoutEffect(() => {
		const frame = board.current?.closest<HTMLElement>(".round");
		frame?.addEventListener("keydown", keepFromAnswering);
		return () => frame?.removeEventListener("keydown", keepFromAnswering);
	}, []);
	return board;
}
