// What is pressed may be gone once it has done its work: then the focus goes to the moves, which are what it was about.

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
