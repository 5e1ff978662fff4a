// Where the PGN of what is to be followed is.

import { addressIn } from "../import/addresses.ts";
import { hasImports } from "../runtime/settings.ts";

/**
 * Pages of Lichess stand for the PGN of what they show. Undefined for what is no address, and for
 * those with a name and a password, which pages may not ask for.
 */
export function addressToFollow(given: string, base: string): string | undefined {
	const known = import.meta.env.VITE_IMPORT !== "off" && hasImports ? addressIn(given) : undefined;
	if (known?.kind === "games") return known.url;
	if (!URL.canParse(given, base)) return undefined;
	const { protocol, href, username, password } = new URL(given, base);
	return /^https?:$/.test(protocol) && username + password === "" ? href : undefined;
}
