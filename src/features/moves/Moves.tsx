// The panel of moves: the list, and what can be asked of it.

import { type ReactNode, useEffect } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Session, useApp, useSession } from "../../ui/hooks/useApp.ts";
import { NARROW, useMedia } from "../../ui/hooks/useMedia.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { PanelButton } from "../../ui/PanelButton.tsx";
import { reviewOf } from "../../ui/review/reviews.ts";
import { frameOf } from "./currentMove.ts";
import { Details } from "./Details.tsx";
import { GameChoice } from "./GameChoice.tsx";
import { EditorContext } from "./Move.tsx";
import { MoveList } from "./MoveList.tsx";
import { Variations } from "./Variations.tsx";
import { Warnings } from "./Warnings.tsx";
import "./moves.css";

type Props = {
	/** What authors work with, while they do. On phones it stands right below the board, and comments are typed in it. */
	readonly desk: ReactNode;
	/** What a comment is typed in. */
	readonly editor: ReactNode;
	readonly toggleDesk: (session: Session) => void;
	readonly openMenu: (session: Session, x: number, y: number) => void;
};

export function Moves({ desk, editor, toggleDesk, openMenu }: Props) {
	const game = useApp((state) => state.game);
	const isWriting = useApp((state) => state.desk !== undefined);
	const isNarrow = useMedia(NARROW);
	const session = useSession();
	useEffect(() => void reviewOf(session), [session]);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section
			className="moves"
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
					Moves
				</h2>
				<GameChoice />
				<PanelButton panel="load" className="quiet">
					Load…
				</PanelButton>
				<PanelButton panel="candidates" className="quiet">
					Candidate moves
				</PanelButton>
				<PanelButton panel="review" className="quiet">
					Review
				</PanelButton>
				<button
					type="button"
					className="quiet"
					aria-expanded={isWriting}
					onClick={() => toggleDesk(session)}
				>
					Write
				</button>
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
