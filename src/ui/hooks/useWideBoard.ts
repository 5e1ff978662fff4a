// Whether the board has the full width of a phone's window, and what a button for that is.

import { Maximize, Minimize } from "lucide-react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "./useApp.ts";

export function useWideBoard() {
	const { actions } = useSession();
	const isWide = useApp(({ options }) => options.growth === 1);
	return {
		isWide,
		icon: isWide ? Minimize : Maximize,
		name: isWide ? optionWords.usualBoard : optionWords.wideBoard,
		toggle: () => actions.setOptions({ growth: isWide ? 0 : 1 }),
	};
}
