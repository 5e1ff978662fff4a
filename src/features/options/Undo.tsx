// Changes of the game can be taken back, and done again.

import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useToMoves } from "../../ui/hooks/useReturnFocusToMoves.ts";

export function Undo() {
	const { actions } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	return <Change title="Undo" act={actions.undo} isPossible={canUndo} />;
}

export function Redo() {
	const { actions } = useSession();
	const canRedo = useApp((state) => state.future.length > 0);
	return <Change title="Redo" act={actions.redo} isPossible={canRedo} />;
}

type Props = { readonly title: string; readonly act: () => void; readonly isPossible: boolean };

function Change({ title, act, isPossible }: Props) {
	const toMoves = useToMoves();
	return (
		<button
			type="button"
			className={title.toLowerCase()}
			aria-disabled={!isPossible}
			onClick={isPossible ? toMoves(act) : undefined}
		>
			{title}
		</button>
	);
}
