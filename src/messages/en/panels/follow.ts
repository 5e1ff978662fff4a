// Words for a game that is followed.

import type { FollowFault } from "../../../session/follow/followFault.ts";
import type { WhomFault } from "../../../session/follow/whomToAsk.ts";
import { listText } from "../../format.ts";
import type { Sentences } from "../../sentenceOf.ts";
import { textFaultText } from "../../textFaults.ts";
import { addressFaultWords } from "../input.ts";

export const followWords = {
	dialog: {
		title: "Follow a game",
		whatIsSent: (host: string) =>
			`Your browser asks ${host} for this again and again until you stop: five seconds after a change, later without one, never while this tab is hidden. ${host} sees the address above, your IP address and which page asks. No name, cookie or part of your games is sent.`,
		follow: "Follow",
		cancel: "Cancel",
	},
	bar: {
		ended: (fault: string, host: string) => `${fault}. ${host} is no longer followed.`,
		changed: (host: string) =>
			`You have changed the game from ${host}: it is yours now, and new moves are not added.`,
		another: (host: string) => `You are viewing another game while the one from ${host} goes on.`,
		anotherOver: (host: string) => `You are viewing another game; the one from ${host} is over.`,
		triedAgain: (fault: string) => `${fault}. Trying again.`,
		over: (host: string) => `The game from ${host} is over; corrections may still arrive.`,
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
	noAddress: (given: string) => `${given} is not an address to follow`,
};

/** Why a file could not be had or read last. */
export const followFaultWords = {
	noSuchFile: ({ host, status }) => `${host} has no such file (status ${status})`,
	notForEverybody: ({ host, status }) =>
		`${host} does not show this file to everyone (status ${status})`,
	askedTooOften: ({ host }) => `${host} has had too many requests; trying again in a while`,
	trouble: ({ host, status }) => `${host} has a problem (status ${status})`,
	status: ({ host, status }) => `${host} answered with status ${status}`,
	offline: () => "You are offline",
	leadsElsewhere: ({ host }) => `${host} redirects to another host, which is not allowed`,
	noAnswer: ({ host }) => `${host} is not responding`,
	notReadable: ({ host }) =>
		`${host} does not let other pages read this file (the header Access-Control-Allow-Origin is missing), or redirects elsewhere`,
	tooLarge: () => "Files over 16 MB cannot be followed",
	page: () => "The address leads to a page, not to a file with games",
	noGameYet: () => "The file has no game yet",
	game: ({ fault }) => textFaultText(fault),
} satisfies Sentences<FollowFault>;

/** Why what somebody wants to follow cannot be. */
export const whomFaultWords = {
	namesNothing: ({ why }) => addressFaultWords[why],
	namesPlayer: () =>
		"This is a player’s address: those games can be loaded, but only a game, a study or a broadcast round can be followed",
	noAddress: ({ given }) => `${given} is not the address of a file`,
	hostNotAsked: ({ host, others }) =>
		`${host} can’t be followed from here: only games from ${listOfHosts(others)} can. The operator of this page can add more`,
} satisfies Sentences<WhomFault>;

const listOfHosts = (others: readonly string[]) =>
	`this page’s own host${others.length === 0 ? "" : `, ${listText(others)}`}`;
