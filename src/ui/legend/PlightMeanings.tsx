// What may be said of a piece, with the marks that the lens of pieces has for it.

import type { Plight } from "../../control/plights.ts";
import "./classMeanings.css";
import "./lensKey.css";

const MEANINGS: Readonly<Record<Plight, string>> = {
	hanging:
		"Hangs: taking it now wins something, also when what the other side then wins is counted.",
	trapped: "Trapped: it is lost wherever it goes, and pressed where it stands.",
	tied: "Tied: wherever it goes, another piece of its own side hangs.",
	loose: "Loose: no piece of its own side guards it, whether it is attacked or not.",
};

export function PlightMeanings() {
	return (
		<div className="legend">
			<ul>
				{Object.entries(MEANINGS).map(([plight, meaning]) => (
					<li key={plight} data-sign={plight}>
						{meaning}
					</li>
				))}
			</ul>
		</div>
	);
}
