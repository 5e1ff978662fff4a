// Changes of the game can be taken back, and done again.

import { useApp, useSession } from "../useApp.ts";
import { useToMoves } from "../useToMoves.ts";

export function Undo() {
	const { actions } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	const canRedo = useApp((state) => state.future.length > 0);
	const toMoves = useToMoves();
	const buttons = [
		["Undo", actions.undo, canUndo],
		["Redo", actions.redo, canRedo],
	] as const;
	return buttons.map(([title, act, isPossible]) => (
		<button
			key={title}
			type="button"
			className={title.toLowerCase()}
			aria-disabled={!isPossible}
			onClick={isPossible ? toMoves(act) : undefined}
		>
			{title}
		</button>
	));
}
