// Undo and redo, side by side in the row under the board, once there is something to undo.

import { Redo2, Undo2 } from "lucide-react";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";

export function UndoRedo() {
	return (
		<>
			<CommandButton name="undo" className="icon-button" icon={<Undo2 aria-hidden="true" />} />
			<CommandButton name="redo" className="icon-button" icon={<Redo2 aria-hidden="true" />} />
		</>
	);
}
