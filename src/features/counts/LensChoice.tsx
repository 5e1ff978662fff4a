// The one switch of what the board shows of control; it names what is shown, says what that means,
// and has the key to it.

import { legendWords } from "../../messages/en/legend.ts";
import { lensWords } from "../../messages/en/lens.ts";
import { LENSES, lensNamed } from "../../store/state/lenses.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { LensKey } from "../../ui/legend/LensKey.tsx";

export function LensChoice() {
	const { actions } = useSession();
	const lens = useApp((state) => state.lens);
	return (
		<>
			<label className="lens">
				<span className="lens-name">{legendWords.lens}</span>
				<select
					aria-label={legendWords.lens}
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
			<LensKey />
		</>
	);
}
