// Tells the embedding page that there is no board, and why.

import { embedWords } from "../../messages/en/screens/embed.ts";
import type { News } from "../../package/element/protocol.ts";
import { latePart } from "../../runtime/late/loadPart.ts";

const loadFailure = latePart("failure", () => import("./failure.ts"));

/** Milliseconds after which the embedding page shows its text again. */
const FILES_TIMEOUT_MS = 15_000;

/** Styles are refused before anything could listen: is base.css there? */
const hasStyles = () =>
	getComputedStyle(document.documentElement).getPropertyValue("--paper") !== "";

/** Opens what can be shown. Else the error has the sentence that is reported. */
export async function reportingFailure<Opened>(
	open: () => Promise<Opened>,
	send: (news: News) => void,
): Promise<Opened> {
	const violations: SecurityPolicyViolationEvent[] = [];
	document.addEventListener("securitypolicyviolation", (event) => violations.push(event));
	const fail = (message: string) => send({ type: "failed", message });
	const slow = setTimeout(fail, FILES_TIMEOUT_MS, embedWords.slow);
	try {
		const opened = await open();
		if (hasStyles()) return opened;
		// Without styles no late part comes.
		throw new Error(embedWords.lacking("style-src 'self'"));
	} catch (error) {
		const message = await loadFailure().then(
			({ failureText }) => failureText(error, violations),
			() => String(error),
		);
		fail(message);
		throw new Error(message);
	} finally {
		clearTimeout(slow);
	}
}
