// Versions of one exercise that this browser keeps: another question, or another right answer, is
// another exercise to codes and links, and what was handed out before goes on as it was.

import { workReady } from "../runtime/keep/work.ts";
import type { Exercise } from "../training/exercise/commands.ts";
import { unpackExercise } from "../training/exercise/packed.ts";
import { inheritClass, type KeptExercise, keptClass, keptExercises } from "./keptExercises.ts";

/** How the pieces stand: questions of one position may differ in what may be taken in passing. */
const placementsOf = ({ questions }: Exercise) =>
	questions.map(({ position }) => position.split(" ", 1)[0]);

export type Version = KeptExercise & { readonly mark: number };

/** Of the same title, and with a position in common; the latest first. */
export async function otherVersions(exercise: Exercise, mark: number): Promise<Version[]> {
	await workReady;
	const placements = new Set(placementsOf(exercise));
	const all = keptExercises().filter(
		(one) => one.mark !== mark && one.title.trim() === exercise.title.trim(),
	);
	const isVersion = await Promise.all(
		all.map(async ({ letters }) => {
			const other = await unpackExercise(letters);
			return other !== undefined && placementsOf(other).some((one) => placements.has(one));
		}),
	);
	return all.filter((_, index) => isVersion[index]);
}

/** A new version has the class of the one before. */
export async function takeClassAlong(exercise: Exercise, mark: number): Promise<void> {
	for (const other of await otherVersions(exercise, mark)) {
		const names = keptClass(other.mark);
		if (names.length > 0) return void inheritClass(mark, names);
	}
}

/** The version that was handed out before this one; undefined where this one was, too. */
export async function handedOut(exercise: Exercise, mark: number): Promise<Version | undefined> {
	const wasSent = ({ sent, answers }: KeptExercise) => sent !== undefined || answers.length > 0;
	await workReady;
	const own = keptExercises().find((one) => one.mark === mark);
	if (own !== undefined && wasSent(own)) return undefined;
	return (await otherVersions(exercise, mark)).find(wasSent);
}
