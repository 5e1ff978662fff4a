// Which game of a file is open, where it has several; pressed, it leads to the others.

import { useApp } from "../../ui/hooks/useApp.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";

const numbers = new Intl.NumberFormat("en");

export function GameChoice() {
	const open = useApp((state) => state.library?.open ?? 0);
	const count = useApp((state) => state.library?.games.length ?? 0);
	if (count < 2) return null;
	return (
		<PanelButton panel="library" className="quiet">
			<span className="game-word">Game </span>
			{numbers.format(open + 1)} of {numbers.format(count)}
		</PanelButton>
	);
}
