// Why the last text could not be read.

import { useApp, useSession } from "../useApp.ts";
import "./problem.css";

export function Problem() {
	const { actions } = useSession();
	const problem = useApp((state) => state.problem);
	const dismiss = () => {
		actions.setProblem(undefined);
		const next =
			document.getElementById("load-text") ??
			document.getElementById("moves") ??
			document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
		next?.focus();
	};
	return (
		<div id="problem" role="alert" className="problem">
			{problem !== undefined && (
				<>
					<span>{problem}</span>
					<button type="button" className="quiet" onClick={dismiss}>
						Dismiss
					</button>
				</>
			)}
		</div>
	);
}
