// What the board shows of control: the choice of a lens, at the end of the legend.

import { DEFAULT_LENS, LENSES, lensNamed } from "../../heat/lenses.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { lensWords } from "../../messages/en/lens.ts";
import { useApp, useSession } from "../hooks/useApp.ts";
import "./lensChoice.css";

export function LensChoice() {
	const { actions } = useSession();
	const lens = useApp((state) => state.lens);
	return (
		<label className="lens" data-other={lens === DEFAULT_LENS ? undefined : ""}>
			<span>{legendWords.lens}</span>
			<select
				title={lensWords[lens].meaning}
				value={lens}
				onChange={(event) => {
					const chosen = lensNamed(event.target.value);
					if (chosen !== undefined) actions.setLens(chosen);
				}}
			>
				{LENSES.map(({ name }) => (
					<option key={name} value={name}>
						{lensWords[name].title}
					</option>
				))}
			</select>
		</label>
	);
}
