// What somebody brings: what addresses of other sites name, and why something cannot be opened.

import type { NamedThing } from "../../session/import/addresses.ts";
import type { Site } from "../../session/import/sites.ts";
import { type Sentences, sentenceOf } from "../sentenceOf.ts";
import { counted } from "./plural.ts";
import { dayText } from "./screens/day.ts";

const SITES: Readonly<Record<Site, string>> = { lichess: "Lichess", chesscom: "Chess.com" };

export const siteName = (site: Site): string => SITES[site];

/** Things that an address names, as the subject of a sentence. */
export const namedThingWords = {
	game: ({ id }) => `Game ${id}`,
	study: ({ id }) => `Study ${id}`,
	round: ({ id }) => `Broadcast round ${id}`,
	chapter: ({ chapter, study }) => `Chapter ${chapter} of study ${study}`,
	month: ({ month, player }) => {
		const [year = 0, number = 0] = month.split("-").map(Number);
		return `${player}’s games of ${dayText(year * 10_000 + number * 100)}`;
	},
	player: ({ player }) => `Player ${player}`,
} satisfies Sentences<NamedThing>;

export const thing = (what: NamedThing): string => sentenceOf<NamedThing>(namedThingWords, what);

/** The verb after it. */
export const isOrAre = ({ code }: NamedThing): string => (code === "month" ? "are" : "is");

/** What a text in the box seems to be, before it is opened. */
export const whatWords = {
	link: "A link to Square Control",
	position: "A position (FEN)",
	game: (white: string | undefined, black: string | undefined) =>
		white === undefined || black === undefined ? "A game" : `A game: ${white} – ${black}`,
	/** Only the beginning of a long text is looked at. */
	games: (count: number, isMore: boolean) =>
		isMore ? `At least ${counted(count, "game", "games")}` : counted(count, "game", "games"),
	named: (what: NamedThing, site: Site) => `${thing(what)}, from ${siteName(site)}`,
	player: (name: string, site: Site) => `${name}’s games on ${siteName(site)}`,
};

const fetchedFrom = (hosts: string) =>
	hosts === ""
		? "Games can’t be fetched from addresses here"
		: `Only ${hosts} addresses can be fetched`;

export const inputFaultWords = {
	unreadable: (name: string) => `${name} can’t be read`,
	empty: (name: string) => `${name} is empty`,
	picture: (name: string) =>
		`${name} is a picture, which can’t be read. Paste the moves, or the position as FEN`,
	notText: (name: string) => `${name} is not a text file. Files with games usually end in .pgn`,
	tooLarge: (megabytes: number) =>
		`This text is too large: at most ${megabytes} MB can be opened here`,
	/** `hosts` are all that this page asks beside its own, "" where there is none. */
	address: (hosts: string) =>
		`${fetchedFrom(hosts)}. From other sites, paste the moves: most offer PGN to copy or download`,
	sharedEmpty: "The shared text is empty",
	sharedUnreadable: "The shared text could not be read",
};

/** Addresses of other sites that name no games. */
export const addressFaultWords = {
	chesscomGame:
		"Chess.com doesn’t let other sites fetch a single game. Paste a player’s address and load the month of the game, or paste its PGN from Chess.com’s Share menu",
	lichess: "This Lichess address doesn’t lead to a game, study, broadcast round or player",
	chesscom: "This Chess.com address doesn’t lead to a player or a month",
};
