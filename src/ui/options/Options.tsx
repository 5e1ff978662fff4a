// What can be set, and what is done to the board and the game as a whole.

import type { ReactNode } from "react";
import type { Options as Settings } from "../../store/appStore.ts";
import { HEATS, heatNamed, SOFT_CAUTION } from "../../store/heats.ts";
import { PanelButton } from "../PanelButton.tsx";
import { useApp, useSession } from "../useApp.ts";
import "./options.css";

const SETTINGS: readonly (readonly [Exclude<keyof Settings, "heat">, string])[] = [
	["tintsNeutral", "Tint neutral squares"],
	["showsPatterns", "Patterns on the squares"],
	["outlinesTurned", "Mark what the last move turned"],
	["asksPromotion", "Ask what a pawn becomes"],
];

/** What takes back changes of the game is given: it comes with the game. */
export function Options({ undo }: { readonly undo: ReactNode }) {
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
				<PanelButton panel="share">Share</PanelButton>
				{undo}
			</div>
			<details>
				<summary>More options</summary>
				<div className="settings">
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
