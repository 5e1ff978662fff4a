// Whom the application may ask for games: its own host, the sites that games are loaded from, and those that the build names. The policy of the page
// (scripts/pages.mjs) says the same; who is asked without its leave looks like a host that is down.

import { addressIn } from "../import/addresses.ts";
import { SITES } from "../import/sites.ts";
import { addressToFollow } from "./addressToFollow.ts";
import { originsIn } from "./originsIn.ts";

/** As VITE_FOLLOW names them. */
const NAMED = originsIn(import.meta.env.VITE_FOLLOW);

const IMPORTED = import.meta.env.VITE_IMPORT !== "off" ? Object.values(SITES) : [];

/** All but its own host, as somebody would say it. Empty where there is none. */
export const othersNamed = (named = NAMED): string =>
	new Intl.ListFormat("en").format([
		...IMPORTED.map(({ title }) => title),
		...named.map((origin) => new URL(origin).host),
	]);

export type Whom = {
	readonly url: string;
	readonly host: string;
	/** Is it the page's own host, which learns nothing new? */
	readonly isOwn: boolean;
};

/** Whom an address to be followed asks, or why nobody is. */
export function whomToAsk(given: string, base: string, named = NAMED): Whom | string {
	const known = import.meta.env.VITE_IMPORT !== "off" ? addressIn(given) : undefined;
	if (known?.kind === "none") return known.why;
	if (known?.kind === "player")
		return "This is the address of a player, whose games can be loaded; what is followed is one game, a study or a round";
	const url = addressToFollow(given, base);
	if (url === undefined) return `${given} is no address of a file`;
	const { origin, host } = new URL(url);
	if (origin === new URL(base).origin) return { url, host, isOwn: true };
	if ([...IMPORTED.map((site) => site.origin), ...named].includes(origin)) {
		return { url, host, isOwn: false };
	}
	const others = othersNamed(named);
	return `${host} is not asked from here: games are followed from this page’s own host${others && `, ${others}`} alone. Whoever runs the page can name more`;
}
