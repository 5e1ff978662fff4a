// What the colours of an embedded board mean, as short as its foot; and how many squares of each there are, where that is asked for or two positions are compared.

import { FIRST_FRAME } from "../chess/frame.ts";
import { CLASS_LIST } from "../control/classes.ts";
import { countsAt } from "../control/controlMap.ts";
import { chessWords } from "../messages/en/chess.ts";
import { comparedIn } from "../store/state/appStore.ts";
import { useApp } from "../ui/hooks/useApp.ts";
import { LensKey } from "../ui/legend/LensKey.tsx";

type Props = { readonly hasCounts: boolean };

export function Legend({ hasCounts }: Props) {
	const compared = useApp(comparedIn);
	const lens = useApp((state) => state.lens);
	return (
		<span className="embed-legend" data-lens={compared || hasCounts ? "counted" : lens}>
			{CLASS_LIST.map(({ key, count }) => (
				<span key={key} data-tint={key} className="swatch">
					<span className="word">{chessWords.control(key)}</span>{" "}
					{(compared || hasCounts) && <Count count={count} />}
				</span>
			))}
			<LensKey />
		</span>
	);
}

/** "28", or "22 → 28": of the position that is compared with, and of the one on view. */
function Count({ count }: Pick<(typeof CLASS_LIST)[number], "count">) {
	const then = useApp((state) => {
		const pinned = comparedIn(state);
		return pinned && countsAt(pinned.control, FIRST_FRAME)[count];
	});
	const now = useApp(
		({ control, settledFrame }) => control && countsAt(control, settledFrame)[count],
	);
	return (
		<span>
			{then !== undefined && (
				<>
					{then}
					<span aria-hidden="true"> → </span>
					<span className="unseen">, now </span>
				</>
			)}
			{now}
		</span>
	);
}
