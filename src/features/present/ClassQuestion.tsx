// The questions of the lesson on the wall, over the presentation, which is below as it was: first
// that of the position on view. Where that cannot be asked, nothing is.

import { type ComponentProps, useEffect, useState } from "react";
import { loadInsightModule } from "../../control/insightModule.ts";
import { unhurried } from "../../runtime/slices.ts";
import { findQuestions, lessonTitle, poseSound } from "../../session/lessonQuestions.ts";
import { problemOf } from "../../session/state/problems.ts";
import { pose } from "../../training/pose.ts";
import { RULES } from "../../training/rules.ts";
import { loadWall } from "../../ui/exercise/late.ts";
import { useSession } from "../../ui/hooks/useApp.ts";

type WallModule = Awaited<ReturnType<typeof loadWall>>;
type Asked = Pick<WallModule, "Wall"> & Omit<ComponentProps<WallModule["Wall"]>, "end">;

type Props = {
	readonly close: () => void;
	/** Called once a question is on the screen. */
	readonly opened: () => void;
	/** Called instead where there is nothing to ask. */
	readonly refuse: () => void;
};

export function ClassQuestion({ close, opened, refuse }: Props) {
	const { store, core, actions } = useSession();
	const [asked, setAsked] = useState<Asked>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the position on view
	useEffect(() => {
		let isWanted = true;
		const state = store.get();
		const at = { chapter: state.library?.open ?? 0, frame: state.frame };
		Promise.all([unhurried(findQuestions(state)), loadInsightModule(), loadWall()])
			.then(([found, insight, { Wall }]) => {
				const all = poseSound(found, at, (question) => pose(question, { core, insight }, RULES));
				if (!isWanted) return;
				if (all === undefined) return refuse();
				const { posed, first } = all;
				const posedAt = (index: number) => posed[index] as (typeof posed)[number];
				setAsked({ Wall, title: lessonTitle(state), count: posed.length, posedAt, first });
				opened();
			})
			.catch((error) => {
				actions.setProblem(problemOf(error));
				if (isWanted) refuse();
			});
		return () => {
			isWanted = false;
		};
	}, [store, core]);
	if (asked === undefined) return null;
	const { Wall, ...rest } = asked;
	return <Wall {...rest} end={close} />;
}
