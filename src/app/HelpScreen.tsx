// The page of help, with our tables of keys in it: over everything, wherever it is asked for.

import { useEffect, useRef, useState } from "react";
import { Help } from "../features/help/Help.tsx";
import { takeCharacters, takesCharacters } from "../ui/input/characterKeys.ts";
import { PanelHead } from "../ui/PanelHead.tsx";
import { ALL_KEYS } from "./allKeys.ts";
import "../ui/dialog/dialog.css";

export function HelpScreen({ close }: { close: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isTaken, setTaken] = useState(takesCharacters);
	useEffect(() => dialog.current?.showModal(), []);
	const change = (isWanted: boolean) => {
		setTaken(isWanted);
		takeCharacters(isWanted);
	};
	return (
		<dialog
			ref={dialog}
			className="dialog help"
			aria-labelledby="help-title"
			onClose={close}
			// What lies under it hears no key meanwhile.
			onKeyDown={(event) => event.stopPropagation()}
			onClick={({ target, currentTarget }) => {
				if (target === currentTarget) currentTarget.close();
			}}
		>
			<div className="help-page">
				<PanelHead
					title={<span id="help-title">Help</span>}
					close={() => dialog.current?.close()}
				/>
				<Help groups={ALL_KEYS} takesCharacters={isTaken} onTakeCharacters={change} />
			</div>
		</dialog>
	);
}
