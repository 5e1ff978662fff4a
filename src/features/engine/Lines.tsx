// The lines of the engine: their moves are looked at by pointing, and played on the board, outside
// the game, by pressing.

import { useEffect, useMemo, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { EngineLine } from "../../engine/evaluation.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { nameInLine } from "../../messages/en/panels/tactics/wins.ts";
import { AddToGame } from "../../ui/AddToGame.tsx";
import { Effect } from "../../ui/Effect.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import { useSideline } from "../../ui/hooks/useSideline.ts";
import { type PlayableLine, playableLine } from "./engineLine.ts";

type Props = {
	readonly game: Game;
	readonly frame: Frame;
	readonly lines: readonly EngineLine[];
};

export function Lines({ game, frame, lines }: Props) {
	const { store, core, actions } = useSession();
	const playable = useMemo(
		() => lines.map((line) => playableLine(game, frame, line, core)),
		[game, frame, lines, core],
	);
	useEffect(() => () => actions.endPointing(), [actions]);
	const [hasArrows, setArrows] = useState(false);
	useEffect(() => {
		const arrows = playable.flatMap(({ moves: [first] }, index) =>
			first === undefined ? [] : { from: first.from, to: first.to, colour: inkOf(index) },
		);
		store.set({ suggested: hasArrows ? { frame, arrows: arrows.reverse() } : undefined });
		return () => store.set({ suggested: undefined });
	}, [store, playable, frame, hasArrows]);
	return (
		<>
			<ol className="engine-lines list gap-below" aria-label={evaluationWords.lines}>
				{playable.map((line) => (
					<Line key={line.moves[0]?.san} line={line} game={game} frame={frame} />
				))}
			</ol>
			<AddToGame />
			<p className="soft small">{evaluationWords.pawns}</p>
			<label className="engine-arrows beside">
				<input
					type="checkbox"
					checked={hasArrows}
					onChange={({ target }) => setArrows(target.checked)}
				/>
				{evaluationWords.arrows}
			</label>
		</>
	);
}

/** The best is heavy, as red and green arrows are. */
const inkOf = (index: number) => (index === 0 ? "G" : "B");

type LineProps = Pick<Props, "game" | "frame"> & { readonly line: PlayableLine };

function Line({ line, game, frame }: LineProps) {
	const { store, actions } = useSession();
	const { moves, names, placements, control } = line;
	const { place, play } = useSideline(frame, names);

	function point(index: number): void {
		const move = moves[index];
		const [before, after] = [index as Frame, (index + 1) as Frame];
		if (move) store.set({ pointed: { move, placements, control, before, after } });
	}

	function press(count: number): void {
		// A moment after a step these are still the moves of the position before.
		const now = store.get();
		if (now.game !== game || now.frame !== frame) return;
		actions.endPointing();
		play(count);
	}

	return (
		<li>
			<strong>{evaluationWords.score(line)}</strong>
			<span className="engine-moves">
				{moves.map((move, index) => (
					<button
						// biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat its moves
						key={index}
						type="button"
						className="move"
						aria-current={index + 1 === place ? "step" : undefined}
						onPointerEnter={(event) => event.pointerType === "mouse" && point(index)}
						onPointerLeave={actions.endPointing}
						onFocus={() => point(index)}
						onBlur={actions.endPointing}
						onClick={() => press(index + 1)}
					>
						{nameInLine(names[index] ?? move.san, index)}
					</button>
				))}
			</span>
			<Effect {...line.effect} />
		</li>
	);
}
