// The questions of the lesson on the wall, over the presentation, which is below as it was: first
// that of the position on view.

import { useEffect, useState } from "react";
import { movesOf } from "../../exercise/replies.ts";
import { type Posed, pose } from "../../exercise/right.ts";
import { unhurried } from "../../runtime/slices.ts";
import { findQuestions, lessonTitle, soundQuestions } from "../../session/lessonQuestions.ts";
import { loadInsightModule } from "../../standing/insightModule.ts";
import { problemOf } from "../../store/state/problems.ts";
import { loadWall } from "../../ui/exercise/late.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";

type Asked = { readonly title: string; readonly posed: readonly Posed[]; readonly first: number };

export function ClassQuestion({ close }: { readonly close: () => void }) {
	const { store, core, actions } = useSession();
	const [asked, setAsked] = useState<Asked>();
	useEffect(() => {
		let isWanted = true;
		const state = store.get();
		const open = state.library?.open ?? 0;
		Promise.all([unhurried(findQuestions(state)), loadInsightModule()]).then(
			([found, insight]) => {
				const sound = soundQuestions(found);
				const here = sound.findIndex(
					({ chapter, frame }) => chapter === open && frame === state.frame,
				);
				const posed = sound.map(({ question }) => pose(question, { core, insight }, movesOf));
				if (isWanted) setAsked({ title: lessonTitle(state), posed, first: Math.max(0, here) });
			},
			(error) => actions.setProblem(problemOf(error)),
		);
		return () => {
			isWanted = false;
		};
	}, [store, core, actions]);
	if (asked === undefined || asked.posed.length === 0) return null;
	const { title, posed, first } = asked;
	return (
		<Late load={loadWall}>
			{({ Wall }) => (
				<Wall
					title={title}
					count={posed.length}
					posedAt={(index) => posed[index] as Posed}
					first={first}
					end={close}
				/>
			)}
		</Late>
	);
}
