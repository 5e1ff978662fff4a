// The one switch of what the board shows of control; it names what is shown, and says what that means.

import { LENSES, lensNamed } from "../../store/lenses.ts";
import { useApp, useSession } from "../useApp.ts";

export function LensChoice() {
	const { actions } = useSession();
	const lens = useApp((state) => state.lens);
	const meaning = LENSES.find(({ name }) => name === lens)?.meaning;
	return (
		<>
			<label className="lens">
				<span>Lens</span>
				<select
					title={meaning}
					value={lens}
					onChange={(event) => {
						const chosen = lensNamed(event.target.value);
						if (chosen !== undefined) actions.setLens(chosen);
					}}
				>
					{LENSES.map(({ name, title }) => (
						<option key={name} value={name}>
							{title}
						</option>
					))}
				</select>
			</label>
			<span className="soft lens-meaning">{meaning}</span>
		</>
	);
}
