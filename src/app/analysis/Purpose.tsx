// What this is, in one sentence, and what the colours are, while no game is open.

import { purposeWords } from "../../messages/en/first.ts";
import "./purpose.css";

/** `invites` until a square has been pressed; the words keep their room. */
export const Purpose = ({ invites = true }: { readonly invites?: boolean }) => (
	<div className="purpose">
		<p className="purpose-sentence">{purposeWords.purpose}</p>
		<p className="purpose-colours">
			{purposeWords.colours} <strong data-done={!invites || undefined}>{purposeWords.press}</strong>
		</p>
	</div>
);
