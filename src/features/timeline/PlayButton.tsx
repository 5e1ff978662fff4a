// Starts and stops what plays the game.

import { timelineWords } from "../../messages/en/board.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { Pause, Play } from "../../ui/stepIcons.tsx";
import type { usePlayer } from "./usePlayer.ts";

type Props = { readonly player: ReturnType<typeof usePlayer>; readonly className?: string };

export function PlayButton({ player: { isPlaying, toggle }, className }: Props) {
	const name = isPlaying ? timelineWords.pause : timelineWords.play;
	const Icon = isPlaying ? Pause : Play;
	return (
		<button
			ref={usePlace<HTMLButtonElement>("play")}
			type="button"
			className={className}
			aria-label={name}
			title={name}
			onClick={toggle}
		>
			<Icon aria-hidden="true" />
		</button>
	);
}
