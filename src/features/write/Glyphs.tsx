// Glyphs for the move on view: six buttons for how good it is, and a menu of all others by name.

import type { KeyboardEvent } from "react";
import { toggleGlyph } from "../../chess/annotate.ts";
import { glyphWords } from "../../messages/en/panels/glyphs.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { glyphOf } from "../../ui/moveText/moveText.ts";

const OF_MOVES = [1, 2, 3, 4, 5, 6];

const numbers = (from: number, to: number, step = 1): readonly number[] =>
	Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** All that have a name and no button. Those with a side come in pairs, White's first. */
const GROUPS = [
	{ name: "general", glyphs: [...numbers(7, 13), ...numbers(140, 146)] },
	{ name: "white", glyphs: numbers(14, 138, 2) },
	{ name: "black", glyphs: numbers(15, 139, 2) },
] as const;

/** From here on books, and the standard, have no names. */
const FIRST_UNNAMED = 147;

/** Keys that change the choice of a closed <select>. */
const CHANGING_KEYS = /^(?:Arrow.*|Page.*|Home|End|[^ ])$/;

/** Opens the menu instead, so that a key does not give the move one glyph after another. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
	const { key, currentTarget: list } = event;
	if (hasModifier(event) || !CHANGING_KEYS.test(key) || !("showPicker" in list)) return;
	event.preventDefault();
	event.stopPropagation();
	list.showPicker();
}

const NONE: readonly number[] = [];

export function Glyphs() {
	const { actions } = useSession();
	const hasMove = useApp((state) => state.settledFrame > 0);
	const nags = useApp((state) => state.game.positions[state.settledFrame]?.notes.nags ?? NONE);
	/** Those of the move alone, to be taken away: nobody would choose one. */
	const unnamed = nags.filter((nag) => nag >= FIRST_UNNAMED);
	const toggle = (nag: number) => actions.edit((game, frame) => toggleGlyph(game, frame, nag));
	// The name comes first, so that typed letters find it.
	const optionOf = (nag: number) => (
		<option key={nag} value={nag}>
			{nags.includes(nag) ? "✓ " : ""}
			{glyphWords.name(nag)} {glyphOf(nag) === `$${nag}` ? "" : `${glyphOf(nag)} `}(${nag})
		</option>
	);
	return (
		<fieldset className="tool-group row grow" aria-label={glyphWords.title} disabled={!hasMove}>
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
				aria-label={glyphWords.moreTitle}
				value=""
				onKeyDown={openInstead}
				onChange={({ target }) => toggle(Number(target.value))}
			>
				<option value="" disabled>
					{glyphWords.more}
				</option>
				{unnamed.length > 0 && (
					<optgroup label={glyphWords.groups.unnamed}>{unnamed.map(optionOf)}</optgroup>
				)}
				{GROUPS.map(({ name, glyphs }) => (
					<optgroup key={name} label={glyphWords.groups[name]}>
						{glyphs.map(optionOf)}
					</optgroup>
				))}
			</select>
		</fieldset>
	);
}
