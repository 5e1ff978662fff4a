// The right answers so far, and beside them the answer of the map; of a move where it is from, and
// what the game or the engine says.

import { useSyncExternalStore } from "react";
import { moveName, positionAt, sideToMove } from "../../../chess/game.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import { evaluationsOf } from "../../../session/engine/evaluations.ts";
import { keyOf } from "../../../session/engine/written.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { type Choice, inOrder, moveChoice } from "../../../training/choices.ts";
import { engineKey } from "../../../training/exercise/engineKey.ts";
import type { Posed } from "../../../training/pose.ts";
import { asksHanging } from "../../../training/question.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { choiceName, rightNames } from "../../../ui/question/reason.ts";

type Props = { readonly posed: Posed; readonly set: (right: readonly Choice[]) => void };

/** The move that follows; undefined at the end of a line. */
export function nextMove({ game, settledFrame }: Pick<AppState, "game" | "settledFrame">) {
	const [next] = positionAt(game, settledFrame).next;
	const move = next === undefined ? undefined : positionAt(game, next).move;
	if (next === undefined || move === undefined) return undefined;
	return { choice: moveChoice(move.from, move.to), name: moveName(game, next) };
}

export function RightLine({ posed, set }: Props) {
	const { choosing, right, map, question } = posed;
	const isByMap = question.answer === "map";
	const names = rightNames(posed);
	const isOne = choosing === "class";
	const isNothing = asksHanging(question.kind) && right.length === 0;
	return (
		<span role="status">
			<strong>{isOne ? words.rightOne(names[0] ?? "") : words.right(names)}</strong>{" "}
			{isNothing && <span className="soft">{words.nothingHangs} </span>}
			{choosing === "move" ? (
				<KeySays posed={posed} set={set} />
			) : (
				!isByMap && <MapSays posed={posed} take={() => set(map)} />
			)}
		</span>
	);
}

const isSame = (some: readonly Choice[], others: readonly Choice[]): boolean =>
	inOrder(some).join() === inOrder(others).join();

/** What the engine knows of the moves here; undefined where it has not looked. */
function useEngineKey() {
	const session = useSession();
	const evaluations = evaluationsOf(session);
	const known = useSyncExternalStore(evaluations.subscribe, () => evaluations.get().known);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const position = positionAt(game, frame);
	const [next] = position.next;
	const after = next === undefined ? undefined : known.get(keyOf(positionAt(game, next).fen));
	const found = known.get(keyOf(position.fen));
	return engineKey(
		found,
		sideToMove(position),
		nextMove({ game, settledFrame: frame })?.choice,
		after,
	);
}

/** Where the key is from: the game or the engine; and what the other of them says. */
function KeySays({ posed, set }: Props) {
	const { right } = posed;
	const game = useApp((state) => state.game);
	const settledFrame = useApp((state) => state.settledFrame);
	const next = nextMove({ game, settledFrame });
	const engine = useEngineKey();
	const isOfEngine = engine !== undefined && isSame(right, engine.best);
	const isOfGame = next !== undefined && isSame(right, [next.choice]);
	const isDoubtful = next && right.includes(next.choice) && engine?.isGameGood === false;
	return (
		<>
			{(isOfEngine || isOfGame) && (
				<span className="soft">{words.keyFrom(isOfGame, isOfEngine)} </span>
			)}
			{isDoubtful && <span className="problem">{words.notBest(next.name)} </span>}
			{next && !right.includes(next.choice) && (
				<>
					<span className="soft">{words.gameSays(next.name)}</span>
					<button
						type="button"
						className="quiet"
						onClick={() => set(inOrder([...right, next.choice]))}
					>
						{words.takeGame}
					</button>
				</>
			)}
			{engine && !isOfEngine && (
				<>
					<span className="soft">{words.engineSays(engine.best.map(choiceName(posed)))}</span>
					<button type="button" className="quiet" onClick={() => set(engine.best)}>
						{words.takeEngine}
					</button>
				</>
			)}
		</>
	);
}

function MapSays({ posed, take }: { readonly posed: Posed; readonly take: () => void }) {
	const { choosing, right, map } = posed;
	const named = (choices: readonly Choice[]) => choices.map(choiceName(posed));
	const adds = map.filter((one) => !right.includes(one));
	const leaves = right.filter((one) => !map.includes(one));
	const isAlike = adds.length + leaves.length === 0;
	const differs =
		choosing === "class"
			? words.mapSays(named(map)[0] ?? "")
			: words.differs(named(adds), named(leaves));
	return (
		<>
			<span className="soft">{isAlike ? words.same : differs}</span>
			{!isAlike && (
				<button type="button" className="quiet" onClick={take}>
					{words.takeMap}
				</button>
			)}
		</>
	);
}
