// The panel of moves: the list, and what can be asked of it.

import { useEffect } from "react";
import { PanelButton } from "../PanelButton.tsx";
import { reviewOf } from "../review/reviews.ts";
import { useApp, useSession } from "../useApp.ts";
import { usePlace } from "../usePlace.ts";
import { Details } from "./Details.tsx";
import { GameChoice } from "./GameChoice.tsx";
import { MoveList } from "./MoveList.tsx";
import { Variations } from "./Variations.tsx";
import { Warnings } from "./Warnings.tsx";
import "./moves.css";

export function Moves() {
	const game = useApp((state) => state.game);
	const session = useSession();
	useEffect(() => void reviewOf(session), [session]);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section className="moves" aria-labelledby="moves">
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
				<Details game={game} />
				<Warnings game={game} />
			</div>
			<MoveList stillIn="(max-width: 767px)">
				<Variations />
			</MoveList>
		</section>
	);
}
