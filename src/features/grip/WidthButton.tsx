// On phones: the board over the full width of the window, and back, by one press beside it; where
// the board leaves no room, the button stands beside the timeline.

import { Maximize, Minimize } from "lucide-react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "./widthButton.css";

export function WidthButton() {
	const { actions } = useSession();
	const isFull = useApp(({ options }) => options.growth === 1);
	return (
		<IconButton
			icon={isFull ? Minimize : Maximize}
			name={isFull ? optionWords.usualBoard : optionWords.wideBoard}
			className="width-button"
			data-full={isFull || undefined}
			onClick={() => actions.setOptions({ growth: isFull ? 0 : 1 })}
		/>
	);
}
