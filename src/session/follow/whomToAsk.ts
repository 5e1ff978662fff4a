// Which hosts the application may ask for games: its own, the sites that games are loaded from, and
// those that the build names. The policy of the page (scripts/policy.mjs) allows the same: a host
// that it forbids looks as if it were down.

import { hasImports, settings } from "../../runtime/settings.ts";
import { type AddressFault, addressIn } from "../import/addresses.ts";
import { SITES } from "../import/sites.ts";
import { originsIn } from "./originsIn.ts";

/**
 * Address of the PGN that is to be followed: pages of Lichess stand for the PGN of what they show.
 * Undefined for what is no address, and for those with a name and a password, which pages may not
 * ask for.
 */
export function addressToFollow(given: string, base: string): string | undefined {
	const known = import.meta.env.VITE_IMPORT !== "off" && hasImports ? addressIn(given) : undefined;
	if (known?.kind === "games") return known.url;
	if (!URL.canParse(given, base)) return undefined;
	const { protocol, href, username, password } = new URL(given, base);
	return /^https?:$/.test(protocol) && username + password === "" ? href : undefined;
}

/** As VITE_FOLLOW names them. */
const NAMED = originsIn(settings.VITE_FOLLOW);

const IMPORTED = import.meta.env.VITE_IMPORT !== "off" && hasImports ? Object.values(SITES) : [];

/** The names of all hosts that may be asked, but for the page's own. */
export const otherHosts = (named = NAMED): readonly string[] => [
	...IMPORTED.map(({ title }) => title),
	...named.map((origin) => new URL(origin).host),
];

/** Why nobody is asked. The sentences are in messages/en/panels/follow.ts. */
export type WhomFault =
	| { readonly code: "namesNothing"; readonly why: AddressFault }
	| { readonly code: "namesPlayer" }
	| { readonly code: "noAddress"; readonly given: string }
	| {
			readonly code: "hostNotAsked";
			readonly host: string;
			readonly others: readonly string[];
	  };

export type Whom = {
	readonly url: string;
	readonly host: string;
	/** Is it the page's own host, which learns nothing new? */
	readonly isOwn: boolean;
};

/** Whom an address to be followed asks, or why nobody is. */
export function whomToAsk(given: string, base: string, named = NAMED): Whom | WhomFault {
	const known = import.meta.env.VITE_IMPORT !== "off" && hasImports ? addressIn(given) : undefined;
	if (known?.kind === "none") return { code: "namesNothing", why: known.why };
	if (known?.kind === "player") return { code: "namesPlayer" };
	const url = addressToFollow(given, base);
	if (url === undefined) return { code: "noAddress", given };
	const { origin, host } = new URL(url);
	if (origin === new URL(base).origin) return { url, host, isOwn: true };
	if ([...IMPORTED.map((site) => site.origin), ...named].includes(origin)) {
		return { url, host, isOwn: false };
	}
	return { code: "hostNotAsked", host, others: otherHosts(named) };
}
