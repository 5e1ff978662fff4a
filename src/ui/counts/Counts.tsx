// How many squares are neutral, contested, White's and Black's, as numbers and as shares of a bar; and what the four colours mean.

import { type ReactNode, type Ref, useState } from "react";

export const CLASSES = [
	["Neutral", "neutral", "Nobody attacks it."],
	["Contested", "contested", "Both attack it, and neither can safely land there."],
	["White", "light", "White alone attacks it, or wins the exchange on it."],
	["Black", "dark", "Black alone attacks it, or wins the exchange on it."],
] as const;

type Props = { readonly box?: Ref<HTMLElement>; readonly children?: ReactNode };

/** The numbers are dashes until somebody writes them. */
export function Counts({ box, children }: Props) {
	const [explains, setExplains] = useState(false);
	return (
		<section ref={box} className="counts" aria-label="Squares">
			<dl>
				{CLASSES.map(([title, key]) => (
					<div key={key} data-tint={key}>
						<dt>{title}</dt>
						<dd>
							<span className="count">–</span> <small className="change" />
						</dd>
					</div>
				))}
			</dl>
			<div className="shares" aria-hidden="true" data-empty="true" />
			<div className="row looks">
				{children}
				<button
					type="button"
					className="quiet"
					aria-expanded={explains}
					onClick={() => setExplains(!explains)}
				>
					What the colours mean
				</button>
			</div>
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
