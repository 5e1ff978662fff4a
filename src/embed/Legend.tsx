// What the colours of an embedded board mean, as short as its foot.

import { CLASS_LIST } from "../control/classes.ts";
import { comparedIn } from "../store/appStore.ts";
import { LensKey } from "../ui/counts/LensKey.tsx";
import { useApp } from "../ui/useApp.ts";

export function Legend() {
	const shows = useApp((state) => (comparedIn(state) ? "compared" : state.lens));
	return (
		<span className="embed-legend" data-lens={shows}>
			{CLASS_LIST.map(({ key, title }) => (
				<span key={key} data-tint={key} className="swatch">
					<span className="word">{title}</span>
				</span>
			))}
			<LensKey />
		</span>
	);
}
