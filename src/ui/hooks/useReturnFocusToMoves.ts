// Moves the focus to the list of moves if the button that was pressed is gone afterwards.

import { useSession } from "./useApp.ts";

export function useReturnFocusToMoves(): (act: () => void) => () => void {
	const { places } = useSession();
	return (act) => () => {
		act();
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) places.focus(["moves"]);
		});
	};
}
