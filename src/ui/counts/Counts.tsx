// How many squares are neutral, contested, White's and Black's; which is also the legend of the colours.

import {
	CONTESTED,
	type Control,
	countsAt,
	DARK,
	LIGHT,
	NEUTRAL,
} from "../../control/controlMap.ts";
import { useApp } from "../useApp.ts";

const CLASSES = [
	["Neutral", "neutral", NEUTRAL],
	["Contested", "contested", CONTESTED],
	["White", "light", LIGHT],
	["Black", "dark", DARK],
] as const;

/** Names for the style sheet. */
const TINT_NAMES: Readonly<Record<Control, string>> = {
	[NEUTRAL]: "neutral",
	[LIGHT]: "light",
	[DARK]: "dark",
	[CONTESTED]: "contested",
};

export function Counts() {
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const counts = control && countsAt(control, frame);
	return (
		<dl className="counts">
			{CLASSES.map(([title, key, value]) => (
				<div key={key}>
					<dt data-tint={TINT_NAMES[value]}>{title}</dt>
					<dd>{counts ? counts[key] : "–"}</dd>
				</div>
			))}
		</dl>
	);
}
