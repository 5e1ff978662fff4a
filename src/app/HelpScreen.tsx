// The page of help with our table of keys in it.

import { useState } from "react";
import { Help } from "../ui/help/Help.tsx";
import { takeCharacters, takesCharacters } from "./characterKeys.ts";
import { ALL_KEYS } from "./shortcuts.ts";

export function HelpScreen() {
	const [isTaken, setTaken] = useState(takesCharacters);
	const change = (isWanted: boolean) => {
		setTaken(isWanted);
		takeCharacters(isWanted);
	};
	return <Help groups={ALL_KEYS} takesCharacters={isTaken} onTakeCharacters={change} />;
}
