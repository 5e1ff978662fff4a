// The colour key of an embedded board, in one line; with the number of squares of each class, if
// the author asks for that or two positions are compared.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { embedWords } from "../../messages/en/screens/embed.ts";
import { comparedIn } from "../../session/state/appQueries.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { LensKey } from "../../ui/legend/LensKey.tsx";
import { Rich, unseen } from "../../ui/Rich.tsx";

type Props = { readonly hasCounts: boolean };

export function Legend({ hasCounts }: Props) {
	const compared = useApp(comparedIn);
	const lens = useApp((state) => state.lens);
	return (
		<span
			className="embed-legend soft caption"
			data-lens={compared || hasCounts ? "counted" : lens}
		>
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

/** "28", or "22 → 28": the numbers of the reference position and of the current one. */
function Count({ count }: Pick<(typeof CLASS_LIST)[number], "count">) {
	const before = useApp((state) => {
		const reference = comparedIn(state);
		return reference && countsAt(reference.control, FIRST_FRAME)[count];
	});
	const now = useApp(
		({ control, settledFrame }) => control && countsAt(control, settledFrame)[count],
	);
	if (before === undefined || now === undefined) return <span>{now}</span>;
	return (
		<span>
			<Rich
				text={embedWords.compared(
					before,
					now,
					(arrow) => <span aria-hidden="true">{arrow}</span>,
					unseen,
				)}
			/>
		</span>
	);
}
