// The panel of best moves: who stands better and what the engine would play, with what each move
// does to the squares. Opening it asks the engine, and closing it ends that.

import { useEffect, useState, useSyncExternalStore } from "react";
import { positionAt } from "../../chess/game.ts";
import { scoreInFile } from "../../engine/writtenScore.ts";
import { evaluationWords } from "../../messages/en/panels/evaluations.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { foundAt, keyOf } from "../../session/engine/written.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { Lines } from "./Lines.tsx";
import { WholeGame } from "./WholeGame.tsx";
import "./engine.css";

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
			<div className="engine-foot beside joined rigid ruled">
				<button type="button" className="quiet" onClick={() => show(!isShown)}>
					{isShown ? evaluationWords.hide : evaluationWords.show}
				</button>
			</div>
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
