// The reason why the last text could not be opened.

import { problemWords } from "../../messages/en/reading.ts";
import type { Problem as AppProblem } from "../../session/state/problems.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";

/** With a remedy if a part of the page did not load. */
export function textWithHint(problem: AppProblem, isOnline: boolean): string {
	if (typeof problem === "string") return problem;
	return isOnline ? problemWords.partMissing(problem) : problemWords.partMissingOffline;
}

/** `advice` follows the reason. */
export function Problem({ advice }: { readonly advice?: string | undefined }) {
	const { actions, places } = useSession();
	const problem = useApp((state) => state.problem);
	const dismiss = () => {
		actions.setProblem(undefined);
		places.focus(["text", "moves", "cell"]);
	};
	return (
		<div id="problem" role="alert" className="problem">
			{problem !== undefined && (
				<>
					<span>
						{textWithHint(problem, navigator.onLine)} {advice}
					</span>
					<button type="button" className="quiet" onClick={dismiss}>
						{problemWords.dismiss}
					</button>
				</>
			)}
		</div>
	);
}
