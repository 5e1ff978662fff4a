// Opens the games that an address of another site names: asks the visitor, fetches them, and opens
// them like any text.

import { importWords } from "../../../messages/en/panels/import.ts";
import type { Named } from "../../../session/import/addresses.ts";
import { isWhole } from "../../../session/import/wholeText.ts";
import type { Session } from "../../../session/session.ts";
import { visitOf } from "../../../session/visit.ts";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { ImportDialog, type ImportResult } from "./ImportDialog.tsx";

/** `follow` is called where the visitor would rather follow it. Returns whether it is open now. */
export async function openAddress(
	named: Named,
	session: Session,
	follow: () => Promise<boolean>,
): Promise<boolean> {
	const { site, what, ply } = named;
	const { knownSites } = visitOf(session);
	const result = await showDialog<ImportResult>((done) => (
		<ImportDialog named={named} isKnown={knownSites.has(site)} done={done} />
	));
	if (result === undefined) return false;
	if (result === "follow") return follow();
	const { text } = result;
	knownSites.add(site);
	const { open, openInPart } = importWords.dialog;
	const news = (isWhole(text) ? open : openInPart)(what, site);
	return session.load(text, { news, by: "address", ply });
}
