// The panel of moves: the list, and buttons for the other panels of the game.

import { type ReactNode, useEffect } from "react";
import type { Frame } from "../../chess/frame.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { reviewOf } from "../../session/reviews.ts";
import type { Session } from "../../session/session.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import type { ButtonCommand } from "../../ui/commands/command.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { NARROW, useMedia } from "../../ui/hooks/useMedia.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { Rich } from "../../ui/Rich.tsx";
import { frameOf } from "./currentMove.ts";
import { Details } from "./Details.tsx";
import { EditorContext } from "./Move.tsx";
import { MoveList } from "./MoveList.tsx";
import { Variations } from "./Variations.tsx";
import { Warnings } from "./Warnings.tsx";
import "./moves.css";

const COMMANDS: readonly ButtonCommand[] = ["load", "candidates", "review", "write", "share"];

type Props = {
	/** The author's desk. On phones it is right below the board, and comments are typed in it. */
	readonly desk: ReactNode;
	/** The box in which a comment is typed. */
	readonly editor: ReactNode;
	readonly openMenu: (session: Session, x: number, y: number) => void;
};

export function Moves({ desk, editor, openMenu }: Props) {
	const game = useApp((state) => state.game);
	const isNarrow = useMedia(NARROW);
	const showsEffects = useApp((state) => state.options.showsEffects);
	const session = useSession();
	useEffect(() => void reviewOf(session), [session]);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section
			className="moves"
			data-effects={showsEffects || undefined}
			aria-labelledby="moves"
			onContextMenu={(event) => {
				const frame = frameOf(event.target);
				if (frame === undefined) return;
				event.preventDefault();
				session.actions.goToFrame(frame as Frame);
				openMenu(session, event.clientX, event.clientY);
			}}
		>
			{isNarrow && desk}
			<div className="moves-head">
				<h2 ref={heading} id="moves" tabIndex={-1}>
					{moveWords.title}
				</h2>
				<GameChoice />
				{COMMANDS.map((name) => (
					<CommandButton key={name} name={name} className="quiet" />
				))}
				<Details game={game} />
				<Warnings game={game} />
			</div>
			<EditorContext value={isNarrow ? undefined : editor}>
				<MoveList stillIn={NARROW}>
					<Variations />
				</MoveList>
			</EditorContext>
			{!isNarrow && desk}
		</section>
	);
}

/** The number of the open game, if its file has several; a button to the others. */
function GameChoice() {
	const open = useApp((state) => state.library?.open ?? 0);
	const count = useApp((state) => state.library?.games.length ?? 0);
	if (count < 2) return null;
	const word = (text: string) => <span className="game-word">{text}</span>;
	return (
		<PanelButton panel="library" className="quiet">
			<Rich text={moveWords.gameOf(open + 1, count, word)} />
		</PanelButton>
	);
}
