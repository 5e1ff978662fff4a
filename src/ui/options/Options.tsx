// What can be set, what is done to the board as a whole, and what the game can be taken away as.

import { useMemo, useRef, useState } from "react";
import { variationStart } from "../../chess/edit.ts";
import { positionAt } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/formatPgn.ts";
import { isLoaded, type Options as Settings } from "../../store/appStore.ts";
import { saveFile } from "../saveFile.ts";
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
	const loaded = useApp(isLoaded);
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
				{loaded && <Taking />}
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

/** Changes of the game can be taken back, and variations put in order. */
function Undo() {
	const { actions } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	const canRedo = useApp((state) => state.future.length > 0);
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const inVariation = useMemo(
		() => game.positions[frame] !== undefined && variationStart(game, frame) !== undefined,
		[game, frame],
	);
	const hasSiblings = useMemo(() => {
		const parent = game.positions[frame]?.parent;
		return parent !== undefined && positionAt(game, parent).next.length > 1;
	}, [game, frame]);
	const loaded = useApp(isLoaded);
	/** What was pressed may be gone; the moves are what it was about. */
	const toMoves = (act: () => void) => () => {
		act();
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) document.getElementById("moves")?.focus();
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

function Taking() {
	const { store } = useSession();
	const [told, setTold] = useState("");
	const timer = useRef(0);
	const tell = (text: string) => {
		clearTimeout(timer.current);
		setTold(text);
		timer.current = window.setTimeout(() => setTold(""), 2500);
	};
	const copy = async (what: string, text: () => string) => {
		try {
			await navigator.clipboard.writeText(text());
			tell(`${what} copied`);
		} catch {
			tell(`${what} could not be copied: the browser does not allow it`);
		}
	};
	const fen = () => positionAt(store.get().game, store.get().frame).fen;
	const pgn = () => formatPgn(store.get().game, { maxWidth: 80 });
	const download = () =>
		saveFile(new Blob([pgn()], { type: "application/x-chess-pgn" }), "game.pgn");
	return (
		<div className="row">
			<button type="button" onClick={() => copy("FEN", fen)}>
				Copy FEN
			</button>
			<button type="button" onClick={() => copy("PGN", pgn)}>
				Copy PGN
			</button>
			<button type="button" onClick={download}>
				Download PGN
			</button>
			<span role="status" className="soft">
				{told}
			</span>
		</div>
	);
}
