// The speaker's plan for the open chapter: minutes, and notes that the audience does not see.

import { useRef } from "react";
import { writeWords } from "../../../messages/en/panels/write.ts";
import { MAX_MINUTES, type Plan, planIn, setPlan } from "../../../session/chapterPlans.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";

const { plan: words } = writeWords;

const MAX_NOTES = 4000;

export function ChapterPlan() {
	const session = useSession();
	const game = useApp((state) => state.game);
	const stroke = useRef({});
	const plan = planIn(game);
	const change = (part: Partial<Plan>) => setPlan(session, { ...plan, ...part }, stroke.current);
	const endStroke = () => {
		stroke.current = {};
	};
	return (
		<details className="chapter-plan gap-above">
			<summary>{words.title}</summary>
			<label className="column tight gap-below">
				<span className="soft small">{words.minutes}</span>
				<input
					type="number"
					inputMode="numeric"
					min={1}
					max={MAX_MINUTES}
					value={plan.minutes ?? ""}
					onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
					onChange={({ target }) => {
						const minutes = Math.min(MAX_MINUTES, Math.floor(target.valueAsNumber));
						change({ minutes: minutes > 0 ? minutes : undefined });
					}}
					onBlur={endStroke}
				/>
			</label>
			<label className="column tight gap-below">
				<span className="soft small">{words.notes}</span>
				<textarea
					rows={3}
					dir="auto"
					value={plan.notes}
					maxLength={MAX_NOTES}
					onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
					onChange={({ target }) => change({ notes: target.value })}
					onBlur={endStroke}
				/>
			</label>
		</details>
	);
}
