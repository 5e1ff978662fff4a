// The panel of best moves: who stands better and what the engine would play, with what each move
// does to the squares. Opening it asks the engine, and closing it ends that.

import { Check } from "../../ui/parts/Check.tsx";
import { PanelFoot } from "../../ui/parts/PanelFoot.tsx";
import "./engine.css";
import { ChevronRight } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { playAhead } from "../../chess/lookAhead.ts";
import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { effectOf, type Effect as MoveEffect } from "../../control/effect.ts";
import type { EngineLine } from "../../engine/evaluation.ts";
import { playMoves } from "../../engine/playedMoves.ts";
import { scoreInFile } from "../../engine/writtenScore.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { nameInLine } from "../../messages/en/panels/tactics/wins.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { foundAt, keyOf } from "../../session/engine/written.ts";
import { AddToGame } from "../../ui/AddToGame.tsx";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { Effect } from "../../ui/Effect.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useSideline } from "../../ui/hooks/useSideline.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { WholeGame } from "./WholeGame.tsx";

/** Moves of a line that are shown. */
const MOST_MOVES = 8;

type PlayableLine = Pick<EngineLine, "cp" | "mate"> & {
	readonly moves: readonly PlayedMove[];
	/** "22...Bxb3", for each move. */
	readonly names: readonly string[];
	/** The position before the line, and after each of its moves. */
	readonly placements: Placements;
	readonly control: GameControl;
	/** Effect of the first move. */
	readonly effect: MoveEffect;
};

function playableLine(game: Game, frame: Frame, line: EngineLine, core: Core): PlayableLine {
	const named = playMoves(positionAt(game, frame).fen, line.moves, MOST_MOVES);
	const moves = named.map(({ move }) => move);
	const placements = playAhead(game.placements, frame, moves);
	const control = core.computeControl(placements);
	const after = Math.min(1, moves.length) as Frame;
	const effect = effectOf(control, 0 as Frame, after);
	const names = named.map(({ name }) => name);
	return { cp: line.cp, mate: line.mate, moves, names, placements, control, effect };
}

type Props = {
	readonly game: Game;
	readonly frame: Frame;
	readonly lines: readonly EngineLine[];
};

function Lines({ game, frame, lines }: Props) {
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
			<Check isSet={hasArrows} set={setArrows}>
				{evaluationWords.arrows}
			</Check>
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

export function EnginePanel({ close, say }: PanelProps) {
	const { actions } = useSession();
	const isShown = useApp((state) => state.options.showsEvaluations);
	const show = (showsEvaluations: boolean) => actions.setOptions({ showsEvaluations });
	return (
		<>
			<PanelHead title={evaluationWords.title} close={close} />
			<div className="side-panel-body engine">
				{isShown ? <Answer say={say} /> : <p className="soft">{evaluationWords.hidden}</p>}
			</div>
			<div className="panel-rows">
				<CommandButton name="candidates" inRow={<ChevronRight aria-hidden="true" />} />
			</div>
			<PanelFoot>
				<button type="button" className="plain" onClick={() => show(!isShown)}>
					{isShown ? evaluationWords.hide : evaluationWords.show}
				</button>
			</PanelFoot>
		</>
	);
}

function Answer({ say }: Pick<PanelProps, "say">) {
	const session = useSession();
	const evaluations = evaluationsOf(session);
	const state = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const game = useApp(({ game: open }) => open);
	const frame = useApp(({ settledFrame }) => settledFrame);
	const position = positionAt(game, frame);
	const [asksToo, setAsksToo] = useState(false);
	const isOfFile = scoreInFile(position) !== undefined && !asksToo;
	useEffect(() => (isOfFile ? undefined : evaluations.follow()), [evaluations, isOfFile]);

	const known = state.known.get(keyOf(position.fen));
	const found = foundAt(game, frame, state.known);
	const verdict = found === undefined ? "" : evaluationWords.verdict(found);
	useEffect(() => {
		say(verdict);
		return () => say("");
	}, [say, verdict]);
	return (
		<>
			{found && (
				<p className="engine-verdict larger">
					<strong>{evaluationWords.score(found)}</strong> {verdict}
				</p>
			)}
			{isOfFile ? (
				<p className="soft small">
					{evaluationWords.ofFile}{" "}
					<button type="button" className="quiet" onClick={() => setAsksToo(true)}>
						{evaluationWords.askToo}
					</button>
				</p>
			) : (
				<State {...state} depth={known?.depth} retry={evaluations.retry} />
			)}
			{known && known.lines.length > 0 && <Lines game={game} frame={frame} lines={known.lines} />}
			{known?.lines.length === 0 && <p className="soft">{evaluationWords.over}</p>}
			<WholeGame evaluations={evaluations} state={state} game={game} />
		</>
	);
}

type StateProps = Pick<
	ReturnType<ReturnType<typeof evaluationsOf>["get"]>,
	"loading" | "isThinking" | "problem"
> & { readonly depth: number | undefined; readonly retry: () => void };

/** The engine's state. Its line always has a height, so that nothing below moves. */
function State({ loading, isThinking, problem, depth, retry }: StateProps) {
	if (problem !== undefined) {
		return (
			<p role="alert" className="engine-problem">
				{evaluationWords.problem(problem)}{" "}
				<button type="button" onClick={retry}>
					{evaluationWords.retry}
				</button>
			</p>
		);
	}
	if (loading !== undefined) {
		return (
			<p className="soft small">
				<label>
					{evaluationWords.fetching} <progress value={loading} />
				</label>
			</p>
		);
	}
	return <p className="soft small engine-state">{evaluationWords.depth(depth, isThinking)}</p>;
}
