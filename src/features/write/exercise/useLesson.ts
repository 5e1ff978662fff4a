// The questions of the lesson, found anew after each change, in slices; and which of them is being
// edited.

import { useEffect, useState } from "react";
import { unhurried } from "../../../runtime/slices.ts";
import { findQuestions, type LessonQuestion } from "../../../session/lessonQuestions.ts";
import { isTooLarge } from "../../../store/opening/lesson.ts";
import { problemOf } from "../../../store/state/problems.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";

/** Undefined until they are found, and where the file is too large for a lesson. */
export function useLesson(): readonly LessonQuestion[] | undefined {
	const session = useSession();
	const game = useApp((state) => state.game);
	const library = useApp((state) => state.library);
	const [found, setFound] = useState<readonly LessonQuestion[]>();
	useEffect(() => {
		let isWanted = true;
		if (isTooLarge({ library })) setFound(undefined);
		else {
			unhurried(findQuestions({ library, game })).then(
				(questions) => isWanted && setFound(questions),
				(error) => session.actions.setProblem(problemOf(error)),
			);
		}
		return () => {
			isWanted = false;
		};
	}, [session, game, library]);
	return found;
}
