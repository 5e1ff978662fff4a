// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar; and what the four colours mean.

import { type CSSProperties, useState } from "react";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { countsAt, type Counts as Numbers } from "../../control/controlMap.ts";
import { useApp } from "../useApp.ts";

const CLASSES = [
	["Neutral", "neutral", "Nobody attacks it."],
	["Contested", "contested", "Both attack it, and neither can safely land there."],
	["White", "light", "White alone attacks it, or wins the exchange on it."],
	["Black", "dark", "Black alone attacks it, or wins the exchange on it."],
] as const;

type Props = {
	/** Nothing before anything has been analysed. */
	readonly counts: Numbers | undefined;
	/** Those of the position before, if there is one. */
	readonly before?: Numbers | undefined;
};

export function Counts({ counts, before }: Props) {
	const [explains, setExplains] = useState(false);
	return (
		<section className="counts" aria-label="Squares">
			<dl>
				{CLASSES.map(([title, key]) => (
					<div key={key} data-tint={key}>
						<dt>{title}</dt>
						<dd>
							<span className="count">{counts ? counts[key] : "–"}</span>
							{counts && before && <Change by={counts[key] - before[key]} />}
						</dd>
					</div>
				))}
			</dl>
			<div
				className="shares"
				aria-hidden="true"
				style={counts && sharesOf(counts)}
				data-empty={!counts}
			/>
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

/** Where in the bar the first three classes end. One background, so that nothing moves about. */
function sharesOf({ neutral, contested, light }: Numbers): CSSProperties {
	const part = (squares: number) => `${(squares * 100) / SQUARE_COUNT}%`;
	return {
		"--neutral": part(neutral),
		"--contested": part(neutral + contested),
		"--light": part(neutral + contested + light),
	} as CSSProperties;
}

function Change({ by }: { by: number }) {
	if (by === 0) return null;
	return (
		<small className="change">
			{" "}
			{by > 0 ? "+" : "−"}
			{Math.abs(by)}
		</small>
	);
}

/** The counts of the frame on which the cursor has settled. */
export function LiveCounts() {
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const parent = useApp(({ game }) => game.positions[frame]?.parent);
	return (
		<Counts
			counts={control && countsAt(control, frame)}
			before={control && parent !== undefined ? countsAt(control, parent) : undefined}
		/>
	);
}
