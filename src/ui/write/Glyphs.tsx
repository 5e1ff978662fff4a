// Glyphs for the move on view: six buttons for how good it is, and a list of all others by their names.

import { toggleGlyph } from "../../chess/annotate.ts";
import { glyphOf, meaningOf } from "../moves/moveWords.ts";
import { useApp, useSession } from "../useApp.ts";
import { GLYPH_GROUPS, UNNAMED } from "./glyphs.ts";

const OF_MOVES = [1, 2, 3, 4, 5, 6];

const NONE: readonly number[] = [];

export function Glyphs() {
	const { actions } = useSession();
	const hasMove = useApp((state) => state.settledFrame > 0);
	const nags = useApp((state) => state.game.positions[state.settledFrame]?.notes.nags ?? NONE);
	const toggle = (nag: number) => actions.edit((game, frame) => toggleGlyph(game, frame, nag));
	const optionOf = (nag: number, name: string) => (
		<option key={nag} value={nag}>
			{nags.includes(nag) ? "✓ " : ""}
			{glyphOf(nag) === `$${nag}` ? "" : `${glyphOf(nag)} `}
			{name} (${nag})
		</option>
	);
	return (
		<fieldset className="desk-group" aria-label="Glyphs" disabled={!hasMove}>
			{OF_MOVES.map((nag) => (
				<button
					key={nag}
					type="button"
					className="glyph"
					aria-label={meaningOf(nag)}
					title={meaningOf(nag)}
					aria-pressed={nags.includes(nag)}
					onClick={() => toggle(nag)}
				>
					{glyphOf(nag)}
				</button>
			))}
			<select
				aria-label="More glyphs"
				value=""
				onChange={({ target }) => toggle(Number(target.value))}
			>
				<option value="" disabled>
					More…
				</option>
				{GLYPH_GROUPS.map(({ title, glyphs }) => (
					<optgroup key={title} label={title}>
						{glyphs.map(([nag, name]) => optionOf(nag, name))}
					</optgroup>
				))}
				<optgroup label="Without a name">
					{UNNAMED.map((nag) => optionOf(nag, "annotation"))}
				</optgroup>
			</select>
		</fieldset>
	);
}
