// What the four colours mean, a line for each.

import { CLASS_LIST } from "../control/classes.ts";

export function ClassMeanings({ className }: { className: string }) {
	return (
		<ul className={className}>
			{CLASS_LIST.map(({ key, title, meaning }) => (
				<li key={key} data-tint={key} className="swatch">
					<strong>{title}.</strong> {meaning}
				</li>
			))}
		</ul>
	);
}
