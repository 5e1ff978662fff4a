// The choice of a lens for the board, at the end of the legend.

import { DEFAULT_LENS, LENSES, lensNamed } from "../../board/heat/lenses.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { lensWords } from "../../messages/en/lens.ts";
import { useApp, useSession } from "../hooks/useApp.ts";
import "./legend.css";

/** The name of no lens. */
const NO_COLOURS = "none";

export function LensChoice() {
	const { actions } = useSession();
	const lens = useApp((state) => state.lens);
	const isOff = useApp((state) => state.hidden.heat === true);
	return (
		<label className="lens" data-other={lens === DEFAULT_LENS && !isOff ? undefined : ""}>
			<span className="soft caption nowrap">{legendWords.lens}</span>
			<select
				className="bare small strong"
				title={isOff ? legendWords.noColoursMeaning : lensWords[lens].meaning}
				value={isOff ? NO_COLOURS : lens}
				onChange={(event) => {
					const chosen = lensNamed(event.target.value);
					if ((chosen === undefined) !== isOff) actions.toggleHidden("heat");
					if (chosen !== undefined) actions.setLens(chosen);
				}}
			>
				{LENSES.map(({ name }) => (
					<option key={name} value={name} title={lensWords[name].meaning}>
						{lensWords[name].title}
					</option>
				))}
				<option value={NO_COLOURS}>{legendWords.noColours}</option>
			</select>
		</label>
	);
}
