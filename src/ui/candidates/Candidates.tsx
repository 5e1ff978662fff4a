// Candidate moves by control: every legal move with its tally, looked at by pointing, played by pressing.

import { X } from "lucide-react";
import { useMemo } from "react";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { inputOf } from "../../chess/rules.ts";
import { Effect } from "../Effect.tsx";
import { useApp, useSession } from "../useApp.ts";
import { findCandidates } from "./candidates.ts";

export function Candidates({ close }: { close: () => void }) {
	const { core, actions } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const candidates = useMemo(() => findCandidates(game, frame, core), [game, frame, core]);
	const side = sideToMove(positionAt(game, frame));
	return (
		<>
			<div className="aside-head">
				<h2>Candidate moves</h2>
				<button
					type="button"
					className="icon-button"
					aria-label="Close"
					title="Close (Escape)"
					onClick={close}
				>
					<X aria-hidden="true" />
				</button>
			</div>
			<div className="aside-body">
				<p className="soft small">
					{candidates.length === 0
						? "There is no legal move here."
						: `${side === WHITE ? "White" : "Black"} to move. Sorted by squares won and taken away; control describes, it does not evaluate.`}
				</p>
				<ol className="candidates">
					{candidates.map(({ move, white, black }) => (
						<li key={move.san}>
							<button
								type="button"
								onPointerEnter={(event) => {
									if (event.pointerType === "mouse") actions.preview(move);
								}}
								onPointerLeave={actions.endPreview}
								onFocus={() => actions.preview(move)}
								onBlur={actions.endPreview}
								onClick={() => actions.play(inputOf(move))}
							>
								{move.side === BLACK ? "… " : ""}
								{move.san}
								<Effect white={white} black={black} />
							</button>
						</li>
					))}
				</ol>
			</div>
		</>
	);
}
