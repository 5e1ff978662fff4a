// Buttons to undo and redo changes of the game.

import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useReturnFocusToMoves } from "../../ui/hooks/useReturnFocusToMoves.ts";

export function Undo() {
	const { actions } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	return <Change command="undo" act={actions.undo} isPossible={canUndo} />;
}

export function Redo() {
	const { actions } = useSession();
	const canRedo = useApp((state) => state.future.length > 0);
	return <Change command="redo" act={actions.redo} isPossible={canRedo} />;
}

type Props = {
	readonly command: "undo" | "redo";
	readonly act: () => void;
	readonly isPossible: boolean;
};

function Change({ command, act, isPossible }: Props) {
	const toMoves = useReturnFocusToMoves();
	return (
		<button
			type="button"
			className={command}
			aria-disabled={!isPossible}
			onClick={isPossible ? toMoves(act) : undefined}
		>
			{optionWords[command]}
		</button>
	);
}
