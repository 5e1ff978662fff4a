// How a piece can stand, a line for each way, with the mark that the lens of pieces has for it.

import { PLIGHTS } from "../../control/standing.ts";
import { legendWords } from "../../messages/en/legend.ts";
import "./legend.css";

export function PlightMeanings() {
	return (
		<div className="legend">
			<ul className="list">
				{PLIGHTS.map((plight) => (
					<li key={plight} data-sign={plight}>
						{legendWords.plight(plight)}
					</li>
				))}
			</ul>
		</div>
	);
}
