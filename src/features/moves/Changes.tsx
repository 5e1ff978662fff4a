// What the current move changed, in a sentence at the foot of the moves: it adds up with the
// numbers beside the move.

import { useMemo } from "react";
import { moveName } from "../../chess/game.ts";
import { changeWords } from "../../messages/en/panels/changes.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { NARROW, useMedia } from "../../ui/hooks/useMedia.ts";
import { Rich } from "../../ui/Rich.tsx";
import { changesOf } from "./changes.ts";

export function Changes() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const isNarrow = useMedia(NARROW);
	const sides = useMemo(
		() => control && game.positions[frame] && changesOf(game, control, frame),
		[game, control, frame],
	);
	if (game.positions.length === 1) return null;
	if (!sides) return <p className="changes small">{changeWords.start}</p>;
	const name = moveName(game, frame);
	return (
		<p className="changes small">
			<Rich text={changeWords.sentence(isNarrow ? <LinkToMove name={name} /> : name, sides)} />
		</p>
	);
}

/** On phones the list stands still while one steps, and has to be scrolled to the move. */
const LinkToMove = ({ name }: { readonly name: string }) => (
	<button
		type="button"
		className="to-move"
		aria-label={changeWords.showInList(name)}
		onClick={() =>
			document.querySelector(".move[aria-current]")?.scrollIntoView({ block: "center" })
		}
	>
		{name}
	</button>
);
