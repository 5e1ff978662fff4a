// The tab of moves: the list, with the notes on its text above it.

import { type ReactNode, useEffect } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Game, problemsOf } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { reviewOf } from "../../session/reviews.ts";
import type { Session } from "../../session/session.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { TOLD_AT_BOARD, useMedia } from "../../ui/hooks/useMedia.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { PHONE } from "../../ui/style/windows.ts";
import { GameLine } from "../../ui/title/GameLine.tsx";
import { Changes } from "./Changes.tsx";
import { CurrentChip } from "./CurrentChip.tsx";
import { frameOf, STILL } from "./currentMove.ts";
import { MoveList } from "./MoveList.tsx";
import { Variations } from "./Variations.tsx";
import "./moves.css";

/** A longer list would take seconds to show. */
const MAX_NOTES_SHOWN = 200;

/**
 * The faults of a game's text, as a list that can be opened. The list is open from the start if a
 * fault ends the game early.
 */
function Warnings({ game }: { game: Game }) {
	const found = problemsOf(game);
	if (found.length === 0) return null;
	return (
		<details className="disclosure warnings rigid small" open={game.fault !== undefined}>
			<summary>{moveWords.notes.count(found.length)}</summary>
			{game.fault && <p>{moveWords.notes.leftOut(game.plies)}</p>}
			<ul>
				{found.slice(0, MAX_NOTES_SHOWN).map((warning, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same warning may come twice
					<li key={index}>
						{warning.place && <span className="soft">{moveWords.notes.at(warning.place)} </span>}
						<bdi>{gameFaultText(warning)}</bdi>
					</li>
				))}
				{found.length > MAX_NOTES_SHOWN && (
					<li>{moveWords.notes.more(found.length - MAX_NOTES_SHOWN)}</li>
				)}
			</ul>
		</details>
	);
}

type Props = {
	readonly openMenu: (session: Session, x: number, y: number) => void;
	/** Above the list, where there is room. */
	readonly chapters: ReactNode;
};

/** On phones at the head of the list; elsewhere at that of the panel. */
const PLAYERS = (
	<div className="game-line">
		<GameLine />
	</div>
);

export function Moves({ openMenu, chapters }: Props) {
	const game = useApp((state) => state.game);
	const { showsEffects, showsEvaluations } = useApp((state) => state.options);
	const session = useSession();
	useEffect(() => void reviewOf(session), [session]);
	const isNarrow = useMedia(PHONE);
	const isStill = useMedia(STILL);
	const isToldAtBoard = useMedia(TOLD_AT_BOARD);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section
			className="moves column joined grow"
			data-effects={showsEffects || undefined}
			data-evaluations={showsEvaluations || undefined}
			aria-labelledby="moves"
			onContextMenu={(event) => {
				const frame = frameOf(event.target);
				if (frame === undefined) return;
				event.preventDefault();
				session.actions.goToFrame(frame as Frame);
				openMenu(session, event.clientX, event.clientY);
			}}
		>
			<h2 ref={heading} id="moves" className="unseen" tabIndex={-1}>
				{moveWords.title}
			</h2>
			{!isNarrow && chapters}
			<Warnings game={game} />
			<div className="list-box column joined grow">
				<MoveList head={isNarrow && PLAYERS}>
					<Variations />
				</MoveList>
				{isStill && <CurrentChip />}
			</div>
			{!isToldAtBoard && <Changes />}
		</section>
	);
}
