// Words for games of other sites: dialogs that load them, and why they did not arrive.

import type { ImportFault } from "../../../session/import/importError.ts";
import type { Site } from "../../../session/import/sites.ts";
import { numberText } from "../../format.ts";
import type { Sentences } from "../../sentenceOf.ts";
import { isOrAre, siteName, thing } from "../input.ts";
import { counted } from "../plural.ts";

const learns = (title: string, asked: string, addresses: string) =>
	`Your browser asks ${title} for ${asked}, once. ${title} sees ${addresses}, your IP address and which page asks. No name, cookie or part of your games is sent.`;

export const importWords = {
	site: siteName,
	/** One file. */
	whatIsSent: (site: Site) => learns(siteName(site), "this", "the address above"),
	/** A list of months, and the months. */
	whatIsSentForMonths: (site: Site) =>
		learns(siteName(site), "a list of months, then for each month", "these addresses"),
	load: "Load",
	cancel: "Cancel",
	dialog: {
		title: (site: Site) => `Load from ${siteName(site)}`,
		thing,
		progress: "Loading",
		waiting: "Waiting for the answer…",
		come: (kilobytes: number, games: number) =>
			`${numberText(kilobytes)} kB, ${counted(games, "game")}`,
		tryAgain: "Try again",
		tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
		follow: "Follow it",
	},
	player: {
		title: "A player’s games",
		name: "Name",
		whereTheyGo: "Added to My games.",
		site: "Site",
		which: "Which games",
		/** A choice, and a field for the number. */
		latest: <Node>(choice: (text: string) => Node, field: Node): (string | Node)[] => [
			choice("The latest"),
			field,
			"games",
		],
		/** The same where whole months come. */
		latestMonths: <Node>(choice: (text: string) => Node, field: Node): (string | Node)[] => [
			choice("The latest"),
			field,
			"games, in whole months",
		],
		howMany: "How many games",
		/** A choice, and fields for the first and the last month. */
		months: <Node>(choice: (text: string) => Node, first: Node, last: Node): (string | Node)[] => [
			choice("Months"),
			first,
			"to",
			last,
		],
		firstMonth: "First month, like 2024-05",
		lastMonth: "Last month, like 2024-05",
		/** The name of what is read, as that of a file. */
		source: (player: string, site: Site) => `${player} on ${siteName(site)}`,
	},
};

/** Why games did not come. */
export const importFaultWords = {
	private: ({ site, what }) =>
		`${thing(what)} ${isOrAre(what)} private: ${siteName(site)} does not show this to everyone`,
	absent: ({ site, what }) =>
		`${thing(what)} ${isOrAre(what)} not on ${siteName(site)}, or ${isOrAre(what)} private`,
	tooManyRequests: ({ site, seconds }) =>
		`${siteName(site)} has had too many requests from here and asks you to wait ${seconds} seconds`,
	trouble: ({ site, status }) =>
		`${siteName(site)} has a problem (status ${status}). Try again later`,
	status: ({ site, status }) => `${siteName(site)} answered with status ${status}`,
	page: ({ site }) => `${siteName(site)} sent a page, not games`,
	otherType: ({ site, type }) => `${siteName(site)} sent ${type}, not games`,
	leadsElsewhere: ({ site }) => `${siteName(site)} redirects to another site, which is not allowed`,
	noAnswer: ({ site }) =>
		`${siteName(site)} is not responding: the site may be down, or something may be blocking access`,
	silent: ({ site, seconds }) => `${siteName(site)} has sent nothing for ${seconds} seconds`,
	brokeOff: ({ site, kilobytes }) =>
		`The answer from ${siteName(site)} broke off after ${kilobytes} kB`,
	noGamesThen: ({ player }) => `${player} has no games on Chess.com in these months`,
	tooLarge: ({ megabytes }) => `Too much was sent: at most ${megabytes} MB can be opened here`,
	offline: () => "You are offline",
	empty: () => "No games were received",
} satisfies Sentences<ImportFault>;
