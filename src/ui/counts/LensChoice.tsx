// The one switch of what the board shows of control; it names what is shown, and says what that means.

import type { Lens } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";

const LENS_TEXTS: readonly (readonly [lens: Lens, title: string, meaning: string])[] = [
	["control", "Control", "Who controls each square."],
	["strength", "Strength", "Deeper where a side has more attackers in excess: one, two, three."],
	["attackers", "Attackers", "How many attack: White’s number below, Black’s above."],
	["white", "White only", "The squares that White controls."],
	["black", "Black only", "The squares that Black controls."],
];

export function LensChoice() {
	const { actions } = useSession();
	const lens = useApp((state) => state.lens);
	const meaning = LENS_TEXTS.find(([name]) => name === lens)?.[2];
	return (
		<>
			<label className="lens">
				<span>Lens</span>
				<select
					title={meaning}
					value={lens}
					onChange={(event) => actions.setLens(event.target.value as Lens)}
				>
					{LENS_TEXTS.map(([name, title]) => (
						<option key={name} value={name}>
							{title}
						</option>
					))}
				</select>
			</label>
			<span className="soft lens-meaning">{meaning}</span>
		</>
	);
}
