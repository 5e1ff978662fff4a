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
	removeAnswers,
} from "../../../session/keptExercises.ts";
import { collect, type Entry, type LeftOut } from "../../../training/exercise/collect.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import { keptTextOf, type Opened } from "../opened.ts";
import { useRemoved } from "../useRemoved.ts";

/** Kept answers are in links' letters, and are read as those are. */
const asLinks = (answers: readonly string[]) =>
	answers.map((text) => `#a=${encodeURIComponent(text)}`).join("\n");

export function useClass(opened: Opened, sent: string | undefined) {
	const { frame } = opened;
	const { mark } = frame;
	const kept = () => keptExercise(mark)?.answers ?? [];
	const entriesOf = (answers: readonly string[]) => collect(asLinks(answers), frame).entries;

	/** Adds what is new to what is stored now. */
	function put(text: string) {
		const there = entriesOf(kept());
		const found = collect(text, frame, there, keptExercises());
		const known = new Set(there.map((entry) => entry.text));
		const added = found.entries.map((entry) => entry.text).filter((one) => !known.has(one));
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
		/** Those of other tabs, too. */
		entries,
		/** Codes or links as they were pasted; returns how many were added, and how many left out. */
		add(pasted: string) {
			const { added, leftOut } = put(pasted);
			setLeftOut(leftOut);
			renew();
			return { added, leftOut: leftOut.length };
		},
		remove(entry: Entry, name: string) {
			removed.add(name, removeAnswers([entry.text, ...(entry.before ?? [])]));
			setLeftOut([]);
		},
		/** Whose answers were removed last, and what brings those back. */
		removed: removed.last,
		bringBack: removed.bringBack,
		names,
		/** `before`: those that were changed; another tab may have changed them too. */
		setNames(next: readonly string[], before: readonly string[]) {
			setLeftOut([]);
			keepClass(mark, next, before);
			renewNames();
		},
		/** When each answer came in, by its text. */
		times,
	};
}
