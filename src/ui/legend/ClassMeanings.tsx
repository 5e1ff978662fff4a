// Meanings of the four colours, a line for each, and the marks that go with them.

import { CLASS_LIST } from "../../control/classes.ts";
import { countsWords } from "../../messages/en/counts.ts";
import { Rich } from "../Rich.tsx";
import "./classMeanings.css";

export function ClassMeanings() {
	return (
		<div className="legend">
			<ul>
				{CLASS_LIST.map(({ key }) => (
					<li key={key} data-tint={key} className="swatch">
						<Rich text={countsWords.squareClass(key, (text) => <strong>{text}</strong>)} />
					</li>
				))}
			</ul>
			<p className="soft">{countsWords.marks}</p>
		</div>
	);
}
