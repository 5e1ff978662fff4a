// What is said of a game that is followed.

import type { FollowFault } from "../../../follow/followFault.ts";
import type { LiveNews } from "../../../follow/live.ts";
import type { WhomFault } from "../../../follow/whomToAsk.ts";
import { listText } from "../../format.ts";
import type { Sentences } from "../../sentenceOf.ts";
import { textFaultText } from "../../textFaults.ts";
import { addressFaultWords } from "../input.ts";

const NEWS: Readonly<Record<LiveNews, string>> = {
	followed: "A game is followed.",
	newestShown: "The newest move is on view.",
};

export const followWords = {
	news: (news: LiveNews) => NEWS[news],
	dialog: {
		title: "Follow a game",
		whatIsSent: (host: string) =>
			`${host} is asked for this by your browser again and again until you stop it: five seconds after it has changed, later where it has not, not while this tab is hidden. It learns the address above, your network address, and that this page asks. No name, no cookie and nothing of your games is sent.`,
		follow: "Follow",
		cancel: "Cancel",
	},
	bar: {
		ended: (fault: string, host: string) => `${fault}: ${host} is not asked any more.`,
		changed: (host: string) =>
			`You have changed the game from ${host}: it is yours, and new moves do not come into it.`,
		another: (host: string) => `Another game is on view, while the one from ${host} goes on.`,
		anotherOver: (host: string) => `Another game is on view; the one from ${host} is over.`,
		triedAgain: (fault: string) => `${fault}. It is tried again.`,
		over: (host: string) => `The game from ${host} is over; corrections still come.`,
		followed: (host: string) => `Followed from ${host}`,
		waiting: (host: string) => `Waiting for ${host}…`,
		dismiss: "Dismiss",
		stop: "Stop following",
	},
	sign: {
		live: "Live",
		over: "Over",
		goToNewest: "Live: go to the newest move",
		goToLast: "Over: go to the last move",
		tryingAgain: (fault: string) => `${fault}, trying again`,
	},
	/** Of a board in another page. */
	noAddress: (given: string) => `${given} is no address to follow`,
};

/** Why a file could not be had or read last. */
export const followFaultWords = {
	noSuchFile: ({ host, status }) => `${host} has no such file (status ${status})`,
	notForEverybody: ({ host, status }) => `${host} does not give it to everybody (status ${status})`,
	askedTooOften: ({ host }) => `${host} has been asked too often, and is left alone for a while`,
	trouble: ({ host, status }) => `${host} is in trouble (status ${status})`,
	status: ({ host, status }) => `${host} answered with status ${status}`,
	offline: () => "You are offline",
	leadsElsewhere: ({ host }) => `${host} leads to another host, which is not asked`,
	noAnswer: ({ host }) => `${host} does not answer`,
	notReadable: ({ host }) =>
		`${host} does not let other pages read it (it would have to send Access-Control-Allow-Origin), or leads elsewhere`,
	tooLarge: () => "More than 16 MB cannot be followed",
	page: () => "It is a page, not a file with games",
	noGameYet: () => "There is no game in it yet",
	game: ({ fault }) => textFaultText(fault),
} satisfies Sentences<FollowFault>;

/** Why what somebody wants to follow cannot be. */
export const whomFaultWords = {
	namesNothing: ({ why }) => addressFaultWords[why],
	namesPlayer: () =>
		"This is the address of a player, whose games can be loaded; what is followed is one game, a study or a round",
	noAddress: ({ given }) => `${given} is no address of a file`,
	hostNotAsked: ({ host, others }) =>
		`${host} is not asked from here: games are followed from ${listOfHosts(others)} alone. Whoever runs the page can name more`,
} satisfies Sentences<WhomFault>;

const listOfHosts = (others: readonly string[]) =>
	`this page’s own host${others.length === 0 ? "" : `, ${listText(others)}`}`;
