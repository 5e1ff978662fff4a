// The answers of a class, kept in the browser by their exercise. What is removed can be brought
// back.

import { useMemo, useState } from "react";
import { isWorkKept } from "../../../runtime/keep/work.ts";
import {
	answerTimes,
	keepAnswers,
	keepClass,
	keepIfNew,
	keptClass,
	keptExercise,
	keptExercises,
	removeAnswer,
} from "../../../session/keptExercises.ts";
import { collect, type Entry, type LeftOut } from "../../../training/exercise/collect.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import { keptTextOf, type Opened } from "../opened.ts";
import { useRemoved } from "../useRemoved.ts";

export type Class = {
	readonly leftOut: readonly LeftOut[];
	/** Does the browser keep them? */
	readonly isKept: boolean;
	/** Those of other tabs, too. */
	readonly entries: readonly Entry[];
	/** Codes or links as they were pasted; returns how many were added, and how many left out. */
	readonly add: (pasted: string) => { readonly added: number; readonly leftOut: number };
	readonly remove: (entry: Entry, name: string) => void;
	/** Whose answers were removed last. */
	readonly removed: string | undefined;
	/** Brings those back. */
	readonly bringBack: () => void;
	/** All names of the class, where somebody gave them. */
	readonly names: readonly string[];
	/** `before`: those that were changed; another tab may have changed them too. */
	readonly setNames: (names: readonly string[], before: readonly string[]) => void;
	/** When each answer came in, by its text. */
	readonly times: ReadonlyMap<string, number>;
};

/** Kept answers are in links' letters, and are read as those are. */
const asLinks = (answers: readonly string[]) =>
	answers.map((text) => `#a=${encodeURIComponent(text)}`).join("\n");

export function useClass(opened: Opened, sent: string | undefined): Class {
	const { frame } = opened;
	const { mark } = frame;
	const kept = () => keptExercise(mark)?.answers ?? [];
	const entriesOf = (answers: readonly string[]) => collect(asLinks(answers), frame).entries;

	/** Adds what is new to what is stored now. */
	function put(text: string) {
		const there = entriesOf(kept());
		const found = collect(text, frame, there, keptExercises());
		const added = found.entries.slice(there.length).map((entry) => entry.text);
		keepIfNew(mark, keptTextOf(opened));
		keepAnswers(mark, added);
		return { added: added.length, leftOut: found.leftOut };
	}
	const [leftOut, setLeftOut] = useState<readonly LeftOut[]>(() => {
		const first = put(sent === undefined ? "" : asLinks([sent]));
		// To open a link once more is no mistake.
		return first.leftOut.filter(({ why }) => why !== "repeated");
	});
	const [isKept] = useWork(isWorkKept);
	const [answers, renew] = useWork(kept);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the frame is of the exercise
	const entries = useMemo(() => entriesOf(answers), [answers, mark]);
	const [names, renewNames] = useWork(() => keptClass(mark));
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has a new time
	const times = useMemo(() => answerTimes(mark), [answers, mark]);
	const removed = useRemoved(renew);

	return {
		leftOut,
		isKept,
		entries,
		add(pasted) {
			const { added, leftOut } = put(pasted);
			setLeftOut(leftOut);
			renew();
			return { added, leftOut: leftOut.length };
		},
		remove(entry, name) {
			removed.add(name, removeAnswer(entry.text));
			setLeftOut([]);
		},
		removed: removed.last,
		bringBack: removed.bringBack,
		names,
		setNames(next, before) {
			setLeftOut([]);
			keepClass(mark, next, before);
			renewNames();
		},
		times,
	};
}
