// On phones: the board over the full width of the window, by one press beside it; the menu of
// options has the way back.

import { Maximize } from "lucide-react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "./widthButton.css";

export function WidthButton() {
	const { actions } = useSession();
	const isFull = useApp(({ options }) => options.growth === 1);
	if (isFull) return null;
	return (
		<IconButton
			icon={Maximize}
			name={optionWords.wideBoard}
			className="width-button"
			onClick={() => actions.setOptions({ growth: 1 })}
		/>
	);
}
