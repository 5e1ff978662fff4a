// The extras of an embedded board, for authors or readers who ask for them: the players, the other
// games of its text, comments, and the explanation of a square.

import { useMemo } from "react";
import { type GameText, MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import { CHAPTER } from "../../chess/pgn/tags/gameTitle.ts";
import { verdictOf } from "../../control/explain.ts";
import { rowOf } from "../../features/library/libraryRows.ts";
import { embedWords } from "../../messages/en/screens/embed.ts";
import { panelWords } from "../../messages/en/screens/panelWords.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { captionOf } from "../../ui/moveText/moveText.ts";
import { Cross } from "../../ui/stepIcons.tsx";
import "./extras.css";

/** The title of a chapter: its own name, else that of its game. */
function nameOf(text: string, game: GameText): string {
	const named = game.tags.find(({ name }) => name === CHAPTER)?.value.trim();
	return named || rowOf(text, game).title;
}

/** The menu of chapters, if there are several; else the players, or the title of the game. */
export function Head({ hasChapters }: { readonly hasChapters: boolean }) {
	const library = useApp((state) => state.library);
	const { openGame } = useSession();
	const titles = useMemo(
		() =>
			library?.games
				.slice(0, MOST_CHAPTERS)
				.map((one, index) => `${index + 1}. ${nameOf(library.text, one)}`) ?? [],
		[library?.games, library?.text],
	);
	if (!hasChapters || titles.length < 2) {
		const open = library?.games[library.open];
		const title = library && open ? rowOf(library.text, open).title : "";
		return <bdi className="embed-players cut">{title}</bdi>;
	}
	return (
		<select
			aria-label={embedWords.chapter}
			value={library?.open}
			onChange={(event) => void openGame(Number(event.target.value))}
		>
			{titles.map((title, index) => (
				<option key={title} value={index}>
					{title}
				</option>
			))}
		</select>
	);
}

/** The comments of the position on view. */
export function Caption() {
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	return <bdi>{captionOf(game, frame)}</bdi>;
}

/** The sentence of the square that was pressed. */
export function Why() {
	const { core, actions } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const square = useApp((state) => state.inspected?.square);
	const sentence = useMemo(
		() =>
			square === undefined
				? undefined
				: inspectorWords.verdict(verdictOf(core.inspectSquare(game.placements, frame, square))),
		[core, game, frame, square],
	);
	if (sentence === undefined) return null;
	return (
		<div className="embed-why">
			<p>{sentence}</p>
			<IconButton icon={Cross} name={panelWords.close} onClick={() => actions.inspect(undefined)} />
		</div>
	);
}
