// The right answers so far, and beside them the answer of the map, or the move with which the game
// goes on.

import { moveName, positionAt } from "../../../chess/game.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { type Choice, inOrder, moveChoice } from "../../../training/choices.ts";
import type { Posed } from "../../../training/pose.ts";
import { useApp } from "../../../ui/hooks/useApp.ts";
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
	return (
		<span role="status">
			<strong>{isOne ? words.rightOne(names[0] ?? "") : words.right(names)}</strong>{" "}
			{choosing === "move" ? (
				<GameSays right={right} set={set} />
			) : (
				!isByMap && <MapSays posed={posed} take={() => set(map)} />
			)}
		</span>
	);
}

function GameSays({
	right,
	set,
}: {
	readonly right: readonly Choice[];
	readonly set: Props["set"];
}) {
	const game = useApp((state) => state.game);
	const settledFrame = useApp((state) => state.settledFrame);
	const next = nextMove({ game, settledFrame });
	if (next === undefined || right.includes(next.choice)) return null;
	return (
		<>
			<span className="soft">{words.gameSays(next.name)}</span>
			<button type="button" className="quiet" onClick={() => set(inOrder([...right, next.choice]))}>
				{words.takeGame}
			</button>
		</>
	);
}

function MapSays({ posed, take }: { readonly posed: Posed; readonly take: () => void }) {
	const { choosing, right, map } = posed;
	const named = (choices: readonly Choice[]) => choices.map(choiceName(posed));
	const adds = map.filter((one) => !right.includes(one));
	const leaves = right.filter((one) => !map.includes(one));
	const isSame = adds.length + leaves.length === 0;
	const differs =
		choosing === "class"
			? words.mapSays(named(map)[0] ?? "")
			: words.differs(named(adds), named(leaves));
	return (
		<>
			<span className="soft">{isSame ? words.same : differs}</span>
			{!isSame && (
				<button type="button" className="quiet" onClick={take}>
					{words.takeMap}
				</button>
			)}
		</>
	);
}
