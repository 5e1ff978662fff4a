// Glyphs for the move on view: six buttons for how good it is, and a list of all others by their names.

import type { KeyboardEvent } from "react";
import { toggleGlyph } from "../../chess/annotate.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { glyphOf } from "../../ui/moveText/moveText.ts";
import { GLYPH_GROUPS, UNNAMED } from "./glyphs.ts";

const OF_MOVES = [1, 2, 3, 4, 5, 6];

/** Keys that change what is chosen in a list that is closed. */
const CHANGES = /^(?:Arrow.*|Page.*|Home|End|[^ ])$/;

/** To go through the glyphs is not to give them: keys open the list, and what is chosen there counts. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
	const { key, currentTarget: list } = event;
	if (hasModifier(event) || !CHANGES.test(key) || !("showPicker" in list)) return;
	event.preventDefault();
	event.stopPropagation();
	list.showPicker();
}

const NONE: readonly number[] = [];

export function Glyphs() {
	const { actions } = useSession();
	const hasMove = useApp((state) => state.settledFrame > 0);
	const nags = useApp((state) => state.game.positions[state.settledFrame]?.notes.nags ?? NONE);
	const toggle = (nag: number) => actions.edit((game, frame) => toggleGlyph(game, frame, nag));
	// The name first: letters that are typed find it.
	const optionOf = (nag: number, name: string) => (
		<option key={nag} value={nag}>
			{nags.includes(nag) ? "✓ " : ""}
			{name} {glyphOf(nag) === `$${nag}` ? "" : `${glyphOf(nag)} `}(${nag})
		</option>
	);
	return (
		<fieldset className="desk-group" aria-label="Glyphs" disabled={!hasMove}>
			{OF_MOVES.map((nag) => (
				<button
					key={nag}
					type="button"
					className="glyph"
					aria-label={moveWords.meaning(nag)}
					title={moveWords.meaning(nag)}
					aria-pressed={nags.includes(nag)}
					onClick={() => toggle(nag)}
				>
					{glyphOf(nag)}
				</button>
			))}
			<select
				aria-label="More glyphs"
				value=""
				onKeyDown={openInstead}
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
