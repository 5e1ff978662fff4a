// Recognises addresses of Lichess or Chess.com, and says where their PGN is: by the public
// interfaces of the two, which anybody may ask.

import { SITES, type Site } from "./sites.ts";

/** A thing that an address names. */
export type NamedThing =
	| { readonly code: "game" | "study" | "round"; readonly id: string }
	| { readonly code: "chapter"; readonly chapter: string; readonly study: string }
	| { readonly code: "month"; readonly month: string; readonly player: string }
	| { readonly code: "player"; readonly player: string };

/** Games that one request brings. */
export type Named = {
	readonly kind: "games";
	readonly site: Site;
	readonly what: NamedThing;
	/** Where its PGN is. */
	readonly url: string;
	/** The ply that the address points at. Undefined where it points at none. */
	readonly ply: number | undefined;
};

/** A player, of whose games somebody has to say which. */
export type NamedPlayer = { readonly kind: "player"; readonly site: Site; readonly name: string };

/** Why an address of theirs brings no games. The sentences are in messages/en/input.ts. */
export type AddressFault = Site | "chesscomGame";

export type Unnamed = { readonly kind: "none"; readonly why: AddressFault };

export type Address = Named | NamedPlayer | Unnamed;

type Rule = readonly [pattern: RegExp, found: (...parts: string[]) => Address];

const games = (site: Site, what: NamedThing, path: string): Named => ({
	kind: "games",
	site,
	what,
	url: SITES[site].origin + path,
	ply: undefined,
});

const chapter = (study = "", one = "") =>
	games("lichess", { code: "chapter", chapter: one, study }, `/api/study/${study}/${one}.pgn`);

const lichessPlayer = (name: string): NamedPlayer => ({ kind: "player", site: "lichess", name });

const round = (id = "") =>
	games("lichess", { code: "round", id }, `/api/broadcast/round/${id}.pgn`);

/** Pages of Lichess whose names are as long as that of a game. */
const PAGES = "analysis|training|practice|streamer|insights|timeline";

const LICHESS: readonly Rule[] = [
	// The last four letters of twelve are a player's own key, and nobody else's.
	[
		RegExp(
			`^/(?:game/export/|embed/(?:game/)?)?(?!(?:${PAGES})(?:/|$))(\\w{8})(?:\\w{4})?(?:/(?:white|black))?$`,
		),
		(id = "") => games("lichess", { code: "game", id }, `/game/export/${id}`),
	],
	[/^\/(?:api\/)?study\/(?:embed\/)?(\w{8})\/(\w{8})(?:\.pgn)?$/, chapter],
	[
		/^\/(?:api\/)?study\/(\w{8})(?:\.pgn)?$/,
		(id = "") => games("lichess", { code: "study", id }, `/api/study/${id}.pgn`),
	],
	[/^\/api\/broadcast\/round\/(\w{8})\.pgn$/, round],
	[/^\/broadcast\/[^/]+\/[^/]+\/(\w{8})$/, round],
	// A round is a study to them, and its games are chapters.
	[/^\/broadcast\/[^/]+\/[^/]+\/(\w{8})\/(\w{8})$/, chapter],
	[/^\/@\/([\w-]{2,30})(?:\/\w*)?$/, lichessPlayer],
	[/^\/api\/games\/user\/([\w-]{2,30})$/, lichessPlayer],
];

const chesscomPlayer = (name: string): NamedPlayer => ({ kind: "player", site: "chesscom", name });

/** Where a month of a player is: the site answers to small letters, and sends all others there. */
export const monthPath = (name: string, year: string, month: string): string =>
	`/pub/player/${name.toLowerCase()}/games/${year}/${month}/pgn`;

const CHESSCOM: readonly Rule[] = [
	[
		/^\/pub\/player\/([\w-]{2,30})\/games\/(\d{4})\/(0[1-9]|1[0-2])(?:\/pgn)?$/,
		(name = "", year = "", month = "") =>
			games(
				"chesscom",
				{ code: "month", month: `${year}-${month}`, player: name },
				monthPath(name, year, month),
			),
	],
	[/^\/(?:pub\/player|member|games\/archive)\/([\w-]{2,30})(?:\/.*)?$/, chesscomPlayer],
	[
		/^\/(?:live\/|analysis\/)?game\//,
		() => ({
			kind: "none",
			why: "chesscomGame",
		}),
	],
];

const RULES: Readonly<Record<string, readonly [site: Site, rules: readonly Rule[]]>> = {
	"lichess.org": ["lichess", LICHESS],
	"chess.com": ["chesscom", CHESSCOM],
	"api.chess.com": ["chesscom", CHESSCOM],
};

const SHAPE = /^(?:https?:\/\/)?(?:www\.)?((?:lichess\.org|(?:api\.)?chess\.com)\/\S*)$/i;

/** Parses a text as an address of one of the two. Undefined for any other text. */
export function addressIn(text: string): Address | undefined {
	const [, rest] = SHAPE.exec(text.trim()) ?? [];
	if (rest === undefined || !URL.canParse(`https://${rest}`)) return undefined;
	const { hostname, pathname, hash } = new URL(`https://${rest}`);
	const [site, rules] = RULES[hostname] ?? [];
	if (site === undefined || rules === undefined) return undefined;
	const path = pathname.replace(/\/$/, "");
	for (const [pattern, found] of rules) {
		const match = pattern.exec(path);
		if (match === null) continue;
		const address = found(...match.slice(1));
		return address.kind === "games" && /^#\d{1,4}$/.test(hash)
			? { ...address, ply: Number(hash.slice(1)) }
			: address;
	}
	return { kind: "none", why: site };
}
