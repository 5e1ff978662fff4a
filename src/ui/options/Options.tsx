// What can be set, and what is done to the board and the game as a whole.

import { positionAt } from "../../chess/game.ts";
import { type AppState, isLoaded, type Options as Settings } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";
import "./options.css";

const SETTINGS: readonly (readonly [keyof Settings, string])[] = [
	["tintsNeutral", "Tint neutral squares"],
	["showsPatterns", "Patterns on the squares"],
	["outlinesTurned", "Outline what the last move turned"],
	["asksPromotion", "Ask what a pawn becomes"],
];

export function Options() {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">Options</h2>
			<div className="row">
				<button type="button" onClick={actions.flip}>
					Flip Board
				</button>
				<button type="button" onClick={actions.reset}>
					Reset Board
				</button>
				<ShareButton />
				<Undo />
			</div>
			<details>
				<summary>More options</summary>
				<div className="settings">
					{SETTINGS.map(([key, title]) => (
						<label key={key}>
							<input
								type="checkbox"
								checked={options[key]}
								onChange={(event) => actions.setOptions({ [key]: event.target.checked })}
							/>
							{title}
						</label>
					))}
				</div>
			</details>
		</section>
	);
}

function ShareButton() {
	const { actions } = useSession();
	const shown = useApp((state) => state.panel === "share");
	return (
		<button
			type="button"
			aria-expanded={shown}
			onClick={() => actions.setPanel(shown ? undefined : "share")}
		>
			Share
		</button>
	);
}

/** Main-line frames come first. */
const isInVariation = ({ game, settledFrame }: AppState): boolean => settledFrame > game.plies;

/** Are there other moves in place of the one that led here? */
function hasVariations({ game, settledFrame }: AppState): boolean {
	const parent = game.positions[settledFrame]?.parent;
	return parent !== undefined && positionAt(game, parent).next.length > 1;
}

/** Changes of the game can be taken back, and variations put in order. */
function Undo() {
	const { actions, places } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	const canRedo = useApp((state) => state.future.length > 0);
	const inVariation = useApp(isInVariation);
	const hasSiblings = useApp(hasVariations);
	const loaded = useApp(isLoaded);
	/** What was pressed may be gone; the moves are what it was about. */
	const toMoves = (act: () => void) => () => {
		act();
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) places.focus(["moves"]);
		});
	};
	if (!loaded) return null;
	const lasting = [
		["Undo", actions.undo, canUndo],
		["Redo", actions.redo, canRedo],
	] as const;
	const passing = [
		["Next Variation", actions.nextVariation, hasSiblings],
		["Promote Variation", actions.promoteVariation, inVariation],
		["Make Main Line", actions.makeMainLine, inVariation],
		["Delete Variation", actions.deleteVariation, inVariation],
	] as const;
	return (
		<>
			{lasting.map(([title, act, isPossible]) => (
				<button
					key={title}
					type="button"
					aria-disabled={!isPossible}
					onClick={isPossible ? toMoves(act) : undefined}
				>
					{title}
				</button>
			))}
			{passing.map(
				([title, act, isPossible]) =>
					isPossible && (
						<button key={title} type="button" onClick={toMoves(act)}>
							{title}
						</button>
					),
			)}
		</>
	);
}
