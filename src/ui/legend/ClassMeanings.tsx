// What the four colours mean, a line for each, and the marks that go with them.

import { CLASS_LIST } from "../../control/classes.ts";
import "./classMeanings.css";

export function ClassMeanings() {
	return (
		<div className="legend">
			<ul>
				{CLASS_LIST.map(({ key, title, meaning }) => (
					<li key={key} data-tint={key} className="swatch">
						<strong>{title}.</strong> {meaning}
					</li>
				))}
			</ul>
			<p className="soft">
				White lines are frontiers. A folded corner: the last move turned this square, which was of
				the corner’s colour.
			</p>
		</div>
	);
}
