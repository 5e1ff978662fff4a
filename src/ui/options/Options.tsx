// What can be set, and what is done to the board as a whole.

import type { Options as Settings } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";

const SETTINGS: readonly (readonly [keyof Settings, string])[] = [
	["tintsNeutral", "Tint neutral squares"],
	["showsPatterns", "Patterns on the squares"],
	["asksPromotion", "Ask what a pawn becomes"],
];

export function Options() {
	const { actions } = useSession();
	const options = useApp((state) => state.options);
	return (
		<section className="options" aria-labelledby="options">
			<h2 id="options">Options</h2>
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
			<div className="row">
				<button type="button" onClick={actions.reset}>
					Reset Board
				</button>
				<button type="button" onClick={actions.flip}>
					Flip Board
				</button>
			</div>
		</section>
	);
}
