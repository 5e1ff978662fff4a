// What can be set, and what is done to the board and the game as a whole.

import { type ReactNode, useEffect, useRef } from "react";
import { isLoaded, type Options as Settings } from "../../store/appStore.ts";
import { HEATS, heatNamed, SOFT_CAUTION } from "../../store/heats.ts";
import { PanelButton } from "../PanelButton.tsx";
import { SETUP_HASH } from "../setup/setupHash.ts";
import { useApp, useSession } from "../useApp.ts";
import "./options.css";

const SETTINGS: readonly (readonly [Exclude<keyof Settings, "heat">, string])[] = [
	["tintsNeutral", "Tint neutral squares"],
	["showsPatterns", "Patterns on the squares"],
	["outlinesTurned", "Mark what the last move turned"],
	["asksPromotion", "Ask what a pawn becomes"],
];

/** What takes back changes of the game, and does them again, is given: it comes with the game. */
type Props = { readonly undo: ReactNode; readonly redo: ReactNode };

export function Options({ undo, redo }: Props) {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	const hasGame = useApp(isLoaded);
	const more = useClosing();
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">Options</h2>
			<button type="button" onClick={actions.flip}>
				Flip Board
			</button>
			<button type="button" onClick={actions.reset}>
				Reset Board
			</button>
			<PanelButton panel="share">Share</PanelButton>
			{undo}
			<details ref={more}>
				<summary>
					More<span className="unseen"> options</span>
				</summary>
				<div className="settings">
					{redo}
					{hasGame && <PanelButton panel="search">Search</PanelButton>}
					{hasGame && <PanelButton panel="compare">Compare</PanelButton>}
					<a className="button" href={SETUP_HASH}>
						Set Up Position
					</a>
					<label>
						Colours
						<select
							value={options.heat}
							onChange={(event) => {
								const heat = heatNamed(event.target.value);
								if (heat !== undefined) actions.setOptions({ heat });
							}}
						>
							{HEATS.map(({ name, title }) => (
								<option key={name} value={name}>
									{title}
								</option>
							))}
						</select>
					</label>
					<span className="soft small" role="status">
						{options.heat === "soft" && SOFT_CAUTION}
					</span>
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

/** Closes what lies over something else when somebody presses beside it, or Escape. */
function listenToClosing(box: HTMLDetailsElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const close = () => box.removeAttribute("open");
	const onPointerDown = ({ target }: PointerEvent) => {
		if (!(target instanceof Node && box.contains(target))) close();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !box.open || event.defaultPrevented) return;
		event.preventDefault();
		if (box.contains(document.activeElement)) box.querySelector("summary")?.focus();
		close();
	};
	window.addEventListener("pointerdown", onPointerDown, { signal });
	window.addEventListener("keydown", onKeyDown, { signal });
	return () => listening.abort();
}

function useClosing() {
	const box = useRef<HTMLDetailsElement>(null);
	useEffect(() => (box.current === null ? undefined : listenToClosing(box.current)), []);
	return box;
}
