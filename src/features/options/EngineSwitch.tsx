// Turns the engine on and off: on, it follows the game and shows what it finds beside it.

import type { ReactNode } from "react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import "./options.css";

/** In the row under the board, or as a line of a menu, whose icon is given. */
export function EngineSwitch({ inMenu }: { readonly inMenu?: ReactNode }) {
	const { store, actions } = useSession();
	const isOn = useApp((state) => state.options.usesEngine);
	function press(): void {
		actions.setOptions({ usesEngine: !isOn });
		// Its panel asks the engine as long as it is open.
		if (isOn && store.get().panel === "evaluations") actions.setPanel("explain");
	}
	return (
		<button
			type="button"
			role="switch"
			className={inMenu ? undefined : "plain"}
			aria-checked={isOn}
			title={isOn ? optionWords.engine.off : optionWords.engine.on}
			onClick={press}
		>
			{inMenu}
			{optionWords.engine.title}
			{inMenu && (
				<span className="to-end soft" aria-hidden="true">
					{isOn ? optionWords.engine.isOn : optionWords.engine.isOff}
				</span>
			)}
		</button>
	);
}
