// The four buttons that step through the game.

import { useSession } from "../useApp.ts";

export function Steps() {
	const { actions } = useSession();
	const steps = [
		["|<", "Go to the start", actions.goToStart],
		["<", "Back one move", actions.back],
		[">", "Forward one move", actions.forward],
		[">|", "Go to the end", actions.goToEnd],
	] as const;
	return (
		<div className="steps">
			{steps.map(([sign, name, go]) => (
				<button key={name} type="button" aria-label={name} onClick={go}>
					{sign}
				</button>
			))}
		</div>
	);
}
