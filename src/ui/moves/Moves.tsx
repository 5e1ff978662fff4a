// The panel of moves: the list, and what can be asked of it.

import type { Panel } from "../../store/panels.ts";
import { useApp, useSession } from "../useApp.ts";
import { usePlace } from "../usePlace.ts";
import { Details } from "./Details.tsx";
import { GameChoice } from "./GameChoice.tsx";
import { MoveList } from "./MoveList.tsx";
import { Warnings } from "./Warnings.tsx";
import "./moves.css";

export function Moves() {
	const game = useApp((state) => state.game);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section className="moves" aria-labelledby="moves">
			<div className="moves-head">
				<h2 ref={heading} id="moves" tabIndex={-1}>
					Moves
				</h2>
				<GameChoice />
				<PanelButton panel="load">Load…</PanelButton>
				<PanelButton panel="candidates">Candidate moves</PanelButton>
				<Details game={game} />
				<Warnings game={game} />
			</div>
			<MoveList />
		</section>
	);
}

function PanelButton({ panel, children }: { panel: Panel; children: string }) {
	const { actions } = useSession();
	const shown = useApp((state) => state.panel === panel);
	return (
		<button
			type="button"
			className="quiet"
			aria-expanded={shown}
			onClick={() => actions.setPanel(shown ? undefined : panel)}
		>
			{children}
		</button>
	);
}
