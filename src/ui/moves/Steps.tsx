// The four buttons that step through the game.

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useSession } from "../useApp.ts";

export function Steps() {
	const { actions } = useSession();
	const steps = [
		[ChevronFirst, "Go to the start", actions.goToStart],
		[ChevronLeft, "Back one move", actions.back],
		[ChevronRight, "Forward one move", actions.forward],
		[ChevronLast, "Go to the end", actions.goToEnd],
	] as const;
	return (
		<div className="steps" role="toolbar" aria-label="Steps">
			{steps.map(([Icon, name, go]) => (
				<button key={name} type="button" aria-label={name} title={name} onClick={go}>
					<Icon aria-hidden="true" />
				</button>
			))}
		</div>
	);
}
