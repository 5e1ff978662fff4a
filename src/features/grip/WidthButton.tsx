// On phones: the board over the full width of the window, and back, by one press beside it; where
// the board leaves no room, the button stands beside the timeline.

import { useWideBoard } from "../../ui/hooks/useWideBoard.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import "./grip.css";

export function WidthButton() {
	const { isWide, icon, name, toggle } = useWideBoard();
	return (
		<IconButton
			icon={icon}
			name={name}
			className="width-button"
			data-full={isWide || undefined}
			onClick={toggle}
		/>
	);
}
