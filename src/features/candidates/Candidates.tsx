// Candidate moves by control: every legal move with its tally, looked at by pointing, played by
// pressing.

import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { lookAhead } from "../../chess/lookAhead.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { inputOf, openRules, type PlayedMove } from "../../chess/rules.ts";
import type { Core } from "../../control/core.ts";
import { effectOf, type Effect as MoveEffect } from "../../control/effect.ts";
import type { EngineLine } from "../../engine/evaluation.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { keyOf } from "../../session/engine/written.ts";
import { Effect } from "../../ui/Effect.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import "../../ui/style/laterParts.css";

/**
 * All legal moves of a position, sorted by what they change in controlled squares for the side that
 * moves: its own up, the other's down.
 */
export type Candidate = MoveEffect & { readonly move: PlayedMove };

export const gainOf = ({ move, white, black }: Candidate): number =>
	move.side === WHITE ? white - black : black - white;

export function findCandidates(game: Game, frame: Frame, core: Core): Candidate[] {
	const moves = openRules(positionAt(game, frame).fen).legalMoves();
	const control = core.computeControl(lookAhead(game.placements, frame, moves));
	const candidates = moves.map(
		(move, index): Candidate => ({
			move,
			...effectOf(control, FIRST_FRAME, (index + 1) as Frame),
		}),
	);
	return candidates.sort((one, other) => gainOf(other) - gainOf(one));
}

/** The engine's best first, in its order; the others stay in theirs. */
function ranked(
	candidates: readonly Candidate[],
	lines: readonly EngineLine[],
): readonly Candidate[] {
	const order = lines.map(({ moves }) => moves[0]);
	const placeOf = ({ move }: Candidate) => {
		const place = order.indexOf(uciOf(move));
		return place < 0 ? order.length : place;
	};
	return [...candidates].sort((one, other) => placeOf(one) - placeOf(other));
}

const NONE: readonly EngineLine[] = [];

/** The engine's lines for the position on view, where it has been asked. */
function useBest(): readonly EngineLine[] {
	const evaluations = evaluationsOf(useSession());
	const { known } = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const fen = useApp(({ game, settledFrame }) => positionAt(game, settledFrame).fen);
	const isShown = useApp((state) => state.options.showsEvaluations);
	return (isShown && known.get(keyOf(fen))?.lines) || NONE;
}

export function Candidates({ close }: PanelProps) {
	const { store, core, actions } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const best = useBest();
	const candidates = useMemo(
		() => ranked(findCandidates(game, frame, core), best),
		[game, frame, core, best],
	);
	const heading = useRef<HTMLHeadingElement>(null);
	const isInside = useRef(false);
	useEffect(() => () => actions.endPointing(), [actions]);
	// The move that had the focus may be none of the next position's.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is for new candidates to ask
	useEffect(() => {
		if (isInside.current && document.activeElement === document.body) heading.current?.focus();
	}, [candidates]);
	const side = sideToMove(positionAt(game, frame));
	return (
		<>
			<PanelHead title={sidePanelWords.candidates.title} heading={heading} close={close} />
			<div className="side-panel-body">
				<p className="soft small">
					{candidates.length === 0
						? sidePanelWords.candidates.none
						: best.length === 0
							? sidePanelWords.candidates.order(side)
							: evaluationWords.candidates(side, best.length)}
				</p>
				<ol className="candidates tiles list">
					{candidates.map(({ move, white, black }) => (
						<li key={move.san}>
							<button
								type="button"
								className="spread full"
								onPointerEnter={(event) => {
									if (event.pointerType === "mouse") actions.point(move);
								}}
								onPointerLeave={actions.endPointing}
								onFocus={() => {
									isInside.current = true;
									actions.point(move);
								}}
								onBlur={({ relatedTarget }) => {
									isInside.current = relatedTarget === null;
									actions.endPointing();
								}}
								onClick={() => {
									// A moment after a step these are still the moves of the
									// position before.
									const now = store.get();
									if (now.game === game && now.frame === frame) actions.play(inputOf(move));
								}}
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
