// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar; and what the four colours mean.

import { type CSSProperties, useState } from "react";
import { countsAt, type Counts as Numbers } from "../../control/controlMap.ts";
import { useApp } from "../useApp.ts";

const CLASSES = [
	["Neutral", "neutral", "Nobody attacks it."],
	["Contested", "contested", "Both attack it, and neither can safely land there."],
	["White", "light", "White alone attacks it, or wins the exchange on it."],
	["Black", "dark", "Black alone attacks it, or wins the exchange on it."],
] as const;

export function Counts({ counts }: { counts: Numbers | undefined }) {
	const [explains, setExplains] = useState(false);
	return (
		<section className="counts" aria-label="Squares">
			<dl>
				{CLASSES.map(([title, key]) => (
					<div key={key} data-tint={key}>
						<dt>{title}</dt>
						<dd>{counts ? counts[key] : "–"}</dd>
					</div>
				))}
			</dl>
			<div className="shares" aria-hidden="true">
				{counts &&
					CLASSES.map(([, key]) => (
						<span key={key} data-tint={key} style={{ "--share": counts[key] } as CSSProperties} />
					))}
			</div>
			<button
				type="button"
				className="quiet"
				aria-expanded={explains}
				onClick={() => setExplains(!explains)}
			>
				What the colours mean
			</button>
			{explains && (
				<ul className="legend">
					{CLASSES.map(([title, key, meaning]) => (
						<li key={key} data-tint={key}>
							<strong>{title}.</strong> {meaning}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** The counts of the frame on which the cursor has settled. */
export function LiveCounts() {
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	return <Counts counts={control && countsAt(control, frame)} />;
}
