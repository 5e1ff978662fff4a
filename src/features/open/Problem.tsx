// Why the last text could not be read.

import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { problemHint } from "./problemHint.ts";
import "./problem.css";

export function Problem() {
	const { actions, places } = useSession();
	const problem = useApp((state) => state.problem);
	const hint = problem && problemHint(problem, navigator.onLine);
	const dismiss = () => {
		actions.setProblem(undefined);
		places.focus(["text", "moves", "cell"]);
	};
	return (
		<div id="problem" role="alert" className="problem">
			{problem !== undefined && (
				<>
					<span>
						{problem}
						{hint && `. ${hint}`}
					</span>
					<button type="button" className="quiet" onClick={dismiss}>
						Dismiss
					</button>
				</>
			)}
		</div>
	);
}
