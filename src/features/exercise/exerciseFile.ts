// The late part that reads an exercise from a file: an ordinary PGN with questions in it.

import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { textFaultText } from "../../messages/textFaults.ts";
import { unhurried } from "../../runtime/slices.ts";
import { exerciseOf, findQuestions } from "../../session/lessonQuestions.ts";
import { markOf } from "../../training/exercise/code.ts";
import { packExercise } from "../../training/exercise/packed.ts";

/** The exercise of a file, or what is wrong with the file, as a sentence. */
export async function readExerciseFile(text: string) {
	const found = await unhurried(readText(text));
	if (isFault(found)) return textFaultText(found);
	const exercise = exerciseOf(found, await unhurried(findQuestions(found)));
	return {
		title: exercise.title || exerciseWords.untitled,
		letters: await packExercise(exercise),
		mark: markOf(exercise),
		count: exercise.questions.length,
	};
}
