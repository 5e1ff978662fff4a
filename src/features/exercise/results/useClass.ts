// The answers of a class, kept in the browser by their exercise. What is removed can be brought
// back.

import { useMemo, useState } from "react";
import { collect, type Entry, type LeftOut } from "../../../exercise/collect.ts";
import { keepExercise, keptExercise, keptExercises } from "../../../session/keptExercises.ts";
import type { Opened } from "../opened.ts";

export type Class = {
	readonly entries: readonly Entry[];
	readonly leftOut: readonly LeftOut[];
	/** Does the browser keep them? */
	readonly isKept: boolean;
	/** Codes or links as they were pasted; returns how many were added. */
	readonly add: (pasted: string) => number;
	readonly remove: (entry: Entry) => void;
	/** Brings back what was removed last; undefined where nothing was. */
	readonly restore: (() => void) | undefined;
};

/** Kept answers are in links' letters, and are read as those are. */
const asLinks = (answers: readonly string[]) =>
	answers.map((text) => `#a=${encodeURIComponent(text)}`).join("\n");

export function useClass({ frame, title, letters }: Opened, sent: string | undefined): Class {
	const known = useMemo(() => keptExercises(), []);
	const [state, setState] = useState<Pick<Class, "entries" | "leftOut" | "isKept">>(() => {
		const kept = collect(asLinks(keptExercise(frame.mark)?.answers ?? []), frame).entries;
		const found = collect(sent === undefined ? "" : asLinks([sent]), frame, kept, known);
		// To open a link once more is no mistake.
		const leftOut = found.leftOut.filter(({ why }) => why !== "repeated");
		return { entries: found.entries, leftOut, isKept: keep(found.entries) };
	});
	const [before, setBefore] = useState<readonly Entry[]>();

	function keep(entries: readonly Entry[]): boolean {
		const answers = entries.map(({ text }) => text);
		return keepExercise(frame.mark, { title, letters }, answers);
	}
	const set = (entries: readonly Entry[], leftOut: readonly LeftOut[] = []) =>
		setState({ entries, leftOut, isKept: keep(entries) });

	return {
		...state,
		add(pasted) {
			const found = collect(pasted, frame, state.entries, known);
			set(found.entries, found.leftOut);
			setBefore(undefined);
			return found.entries.length - state.entries.length;
		},
		remove(entry) {
			setBefore(state.entries);
			set(state.entries.filter((one) => one !== entry));
		},
		restore:
			before &&
			(() => {
				set(before);
				setBefore(undefined);
			}),
	};
}
