// An exercise with all that its views need.

import type { Core } from "../../control/core.ts";
import { loadCoreModule } from "../../control/coreModule.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { workReady } from "../../runtime/keep/work.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { keptExercise } from "../../session/keptExercises.ts";
import { type Coding, frameOf, markOf } from "../../training/exercise/code.ts";
import type { Exercise } from "../../training/exercise/commands.ts";
import { isLater, unpackExercise } from "../../training/exercise/packed.ts";
import { type Posed, pose } from "../../training/pose.ts";
import { choosingOf, isOfMap } from "../../training/question.ts";
import type { ExerciseAddress } from "./address.ts";

/** Questions for a move alone need the rules of chess. */
const loadReplies = latePart("replies", () => import("../../training/rules.ts"));

export type Opened = {
	readonly core: Core;
	readonly exercise: Exercise;
	readonly title: string;
	/** As a link has it. */
	readonly letters: string;
	readonly frame: Coding;
	/** Posed when it is first asked for: there may be thousands. */
	readonly posedAt: (index: number) => Posed;
};

/** What is kept of it. */
export const keptTextOf = ({ title, letters, exercise }: Opened) => ({
	title,
	letters,
	count: exercise.questions.length,
});

export type Failed = "damaged" | "gone" | "later";

/**
 * Title and questions as they are kept here: a pupil's link may have those of before the coach
 * corrected them, or others altogether.
 */
async function coachsOwn(given: Exercise, givenLetters: string) {
	const mark = markOf(given);
	const letters = keptExercise(mark)?.letters ?? givenLetters;
	const exercise = letters === givenLetters ? undefined : await unpackExercise(letters);
	const isSame = exercise !== undefined && markOf(exercise) === mark;
	return isSame ? { exercise, letters } : undefined;
}

export async function openExercise(
	address: Pick<ExerciseAddress, "letters" | "mark" | "view">,
): Promise<Opened | Failed> {
	const { mark } = address;
	await workReady;
	const given = address.letters ?? (mark === undefined ? undefined : keptExercise(mark)?.letters);
	if (given === undefined) return "gone";
	if (isLater(given)) return "later";
	const [core, found] = await Promise.all([loadCoreModule(), unpackExercise(given)]);
	if (found === undefined) return "damaged";
	const { exercise, letters } = (address.view === undefined
		? undefined
		: await coachsOwn(found, given)) ?? { exercise: found, letters: given };
	const hasMoves = exercise.questions.some(({ kind }) => choosingOf(kind) === "move");
	const rules = hasMoves ? (await loadReplies()).RULES : undefined;
	const isBeside = exercise.questions.some(({ kind }) => !isOfMap(kind));
	const insight = isBeside ? await loadInsightModule() : undefined;
	const known = new Map<number, Posed>();
	return {
		core,
		exercise,
		title: exercise.title.trim() || exerciseWords.untitled,
		letters,
		frame: frameOf(exercise),
		posedAt(index) {
			const question = exercise.questions[index];
			if (question === undefined) throw new RangeError(`No question ${index}`);
			const posed = known.get(index) ?? pose(question, { core, insight }, rules);
			known.set(index, posed);
			return posed;
		},
	};
}
