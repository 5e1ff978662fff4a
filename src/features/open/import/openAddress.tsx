// Opening what an address names: asks whether it is to be fetched, fetches it, and opens it as any text.

import type { Frame } from "../../../chess/frame.ts";
import type { Named } from "../../../import/addresses.ts";
import { SITES, type Site } from "../../../import/sites.ts";
import { isWhole } from "../../../import/wholeText.ts";
import { shown } from "../../../ui/dialog/showDialog.ts";
import type { Session } from "../../../ui/hooks/useApp.ts";
import { ImportDialog, type Taken } from "./ImportDialog.tsx";

/** The sites of which the visitor has been told in this visit what they learn, and has loaded from. */
const known = new Set<Site>();

/** `follow` is called where somebody would rather follow it. Returns whether it is open now. */
export async function openAddress(
	named: Named,
	session: Session,
	follow: () => Promise<boolean>,
): Promise<boolean> {
	const { site, what, ply } = named;
	const taken = await shown<Taken>((done) => (
		<ImportDialog named={named} isKnown={known.has(site)} done={done} />
	));
	if (taken === undefined) return false;
	if (taken === "follow") return follow();
	const { text } = taken;
	known.add(site);
	const rest = isWhole(text) ? "" : " What came ends in the middle of a game.";
	const isOpen = await session.load(text, `${what} of ${SITES[site].title} is open.${rest}`);
	if (isOpen && ply !== undefined)
		session.actions.goToFrame(Math.min(ply, session.store.get().game.plies) as Frame);
	return isOpen;
}
