// Says in one sentence what the application is, and what the colours are, while no game is open.

import { useState } from "react";
import { purposeWords } from "../../../messages/en/first.ts";
import { useApp } from "../../../ui/hooks/useApp.ts";

/** `invites` until a square has been pressed; the words keep their room. */
export const Purpose = ({ invites = true }: { readonly invites?: boolean }) => (
	<div className="purpose">
		<p className="purpose-sentence flush">{purposeWords.purpose}</p>
		<p className="purpose-colours flush small soft">
			{purposeWords.colours}{" "}
			<strong className="nowrap ink" data-done={!invites || undefined}>
				{purposeWords.press}
			</strong>
		</p>
	</div>
);

/** With the invitation to press a square, until somebody has. */
export function LivePurpose() {
	const isExplained = useApp(({ inspected }) => inspected !== undefined);
	const [hasAsked, setAsked] = useState(false);
	if (isExplained && !hasAsked) setAsked(true);
	return <Purpose invites={!hasAsked} />;
}
