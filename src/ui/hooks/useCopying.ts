// A link that a press copies, and what is said of it. Where the browser does not allow copying, the
// link is there to be shown, and copied by hand.

import { useState } from "react";
import { copyText } from "../copyText.ts";

export function useCopying() {
	const [outcome, setOutcome] = useState<"copied" | "notCopied">();
	const [shown, show] = useState<string>();
	/** Rejects where the link itself cannot be made. */
	async function copy(given: string | Promise<string>): Promise<void> {
		try {
			await copyText(given);
			show(undefined);
			setOutcome("copied");
		} catch {
			show(await given);
			setOutcome("notCopied");
		}
	}
	return { outcome, shown, copy };
}
