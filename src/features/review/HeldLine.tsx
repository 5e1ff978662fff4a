// One line under the moments: squares that a side held for some moves, and how sure their worth is.

import { Info } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { heldWords } from "../../messages/en/held.ts";
import { findHeld, movesOf } from "../../review/held.ts";
import { useApp } from "../../ui/hooks/useApp.ts";

export function HeldLine() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const held = useMemo(() => control && findHeld(game, control), [game, control]);
	const [isOpen, open] = useState(false);
	const id = useId();
	if (held === undefined) return null;
	return (
		<div className="held">
			<p className="small flush">{heldWords.sentence(held, movesOf(game, held))}</p>
			<button
				type="button"
				className="plain"
				aria-label={heldWords.howSure}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => open(!isOpen)}
			>
				<Info aria-hidden="true" />
			</button>
			{isOpen && (
				<p id={id} className="soft small flush">
					{heldWords.about(held)}
				</p>
			)}
		</div>
	);
}
