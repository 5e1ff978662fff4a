// The whole game: all its positions evaluated, where territory and evaluation part company, and
// evaluations written into the game.

import { useMemo } from "react";
import { evaluate } from "../../chess/annotate.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import type { Evaluations } from "../../session/engine/evaluations.ts";
import type { EngineState } from "../../session/engine/findings.ts";
import { foundAt, partingsOn, writeScore } from "../../session/engine/written.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { Section } from "../../ui/parts/Section.tsx";

type Props = {
	readonly evaluations: Evaluations;
	readonly state: EngineState;
	readonly game: Game;
};

const framesOf = (game: Game): Frame[] =>
	Array.from({ length: game.plies + 1 }, (_, frame) => frame as Frame);

export function WholeGame({ evaluations, state, game }: Props) {
	const { actions } = useSession();
	const { known, progress } = state;
	const frames = useMemo(() => framesOf(game), [game]);
	const [missing, unwritten] = useMemo(() => {
		const found = frames.map((frame) => foundAt(game, frame, known));
		return [
			found.filter((one) => one === undefined).length,
			found.filter((one) => one && !one.isOfFile && writeScore(one) !== undefined).length,
		];
	}, [frames, game, known]);
	if (game.plies === 0) return null;

	function write(): void {
		const scores = new Map(
			game.positions.flatMap((_, frame) => {
				const found = foundAt(game, frame as Frame, known);
				const text = found && !found.isOfFile ? writeScore(found) : undefined;
				return text === undefined ? [] : [[frame as Frame, text] as const];
			}),
		);
		actions.edit((now, frame) => evaluate(now, frame, scores));
	}

	return (
		<section className="engine-game column">
			{progress !== undefined ? (
				<p className="beside loose flush">
					<label className="small">
						<progress value={progress} /> {evaluationWords.progress}
					</label>
					<button type="button" onClick={evaluations.stop}>
						{evaluationWords.stop}
					</button>
				</p>
			) : (
				missing > 0 && (
					<button type="button" onClick={evaluations.evaluateGame}>
						{evaluationWords.wholeGame}
					</button>
				)
			)}
			{missing === 0 && <Partings game={game} frames={frames} state={state} />}
			{missing === 0 && unwritten > 0 && (
				<button type="button" onClick={write}>
					{evaluationWords.write}
				</button>
			)}
		</section>
	);
}

type PartingProps = Pick<Props, "game" | "state"> & { readonly frames: readonly Frame[] };

function Partings({ game, frames, state }: PartingProps) {
	const { actions } = useSession();
	const control = useApp((app) => app.control);
	const partings = useMemo(
		() => (control === undefined ? [] : partingsOn(frames, game, control, state.known)),
		[game, frames, control, state.known],
	);
	if (partings.length === 0) return null;
	return (
		<Section title={evaluationWords.partings}>
			<ul className="partings list">
				{partings.map((parting) => (
					<li key={parting.from}>
						<button
							type="button"
							className="quiet"
							onClick={() => actions.goToFrame(parting.from as Frame)}
						>
							{evaluationWords.parting(
								parting,
								nameAt(game, parting.from),
								nameAt(game, parting.to),
							)}
						</button>
					</li>
				))}
			</ul>
		</Section>
	);
}

const nameAt = (game: Game, frame: number): string =>
	positionAt(game, frame as Frame).move ? moveName(game, frame as Frame) : "1.";
