// The background: which pages the extension comes to, whether a live game is open in any of them,
// and the core for pages whose policy forbids it. It is ended and started again by the
// browser as it likes; what it has to remember lies in the memory of the session.

import { extensionWords } from "../messages/en/extension/panel.ts";
import { type Answers, loadAnswers } from "./answering.ts";
import type { Question } from "./questions.ts";

/** One after the other: each reads what the last has written. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const result = last.then(work);
	last = result.catch(() => {});
	return result;
}

const SCRIPTS = [
	{ world: "MAIN", file: "pageWorld.js" },
	{ world: "ISOLATED", file: "content.js" },
] as const;

/** Scripts for every page of the sites that are permitted, from their next load. */
async function register(): Promise<readonly string[]> {
	const { origins: matches = [] } = await chrome.permissions.getAll();
	await chrome.scripting.unregisterContentScripts();
	const scripts = SCRIPTS.map(({ world, file }) => ({
		...{ id: file, js: [file], matches, world, allFrames: true, runAt: "document_start" },
	}));
	if (matches.length > 0) await chrome.scripting.registerContentScripts(scripts);
	return matches;
}

/** And at once for those that are open: a game in one of them must be known. */
async function enter(): Promise<void> {
	const url = await register();
	for (const { id: tabId } of url.length > 0 ? await chrome.tabs.query({ url }) : []) {
		if (tabId === undefined) continue;
		for (const { world, file } of SCRIPTS) {
			const target = { tabId, allFrames: true };
			// A page of an error, or one that has just gone.
			await chrome.scripting.executeScript({ target, world, files: [file] }).catch(() => {});
		}
	}
}

chrome.runtime.onInstalled.addListener(() => inTurn(enter));
chrome.permissions.onAdded.addListener(() => inTurn(enter));
chrome.permissions.onRemoved.addListener(() => inTurn(register));

// Live games.

async function announce(dark: boolean): Promise<void> {
	await chrome.action.setBadgeText({ text: dark ? extensionWords.badge : "" });
	for (const { id } of await chrome.tabs.query({})) {
		if (id !== undefined) chrome.tabs.sendMessage(id, { dark }).catch(() => {});
	}
}

type Live = { readonly tab: number; readonly page: number };

/** A page that has gone cannot answer; one that the browser has frozen does so later. */
const isThere = ({ tab, page }: Live) =>
	Promise.race([
		chrome.tabs.sendMessage(tab, { isLive: page }).catch(() => false),
		new Promise((resolve) => setTimeout(resolve, 1_000, true)),
	]);

/** Notes whether a page shows a live game. Returns whether any does. */
async function note(own: Live, isLive: boolean): Promise<boolean> {
	const kept = await chrome.storage.session.get("live");
	const before = (kept.live ?? []) as readonly Live[];
	const others = before.filter(({ page }) => page !== own.page);
	const still = await Promise.all(others.map(isThere));
	const live = [...others.filter((_, index) => still[index]), ...(isLive ? [own] : [])];
	const isDark = live.length > 0;
	await chrome.storage.session.set({ live });
	if (isDark !== before.length > 0) await announce(isDark);
	return isDark;
}

chrome.tabs.onRemoved.addListener((tab) => inTurn(() => note({ tab, page: 0 }, false)));

let loading: Promise<Answers> | undefined;

function answer(question: Question, tab: Tab | undefined): Promise<unknown> | undefined {
	if ("live" in question) {
		return inTurn(() => note({ tab: tab?.id ?? 0, page: question.page }, question.live));
	}
	loading ??= loadAnswers();
	if ("colour" in question) return loading.then(({ colour }) => colour(question.colour));
	if (!("explain" in question)) return undefined;
	return loading.then(({ explain }) => explain(question.explain.fen, question.explain.square));
}

chrome.runtime.onMessage.addListener((question: Question, sender, reply) => {
	const answering = answer(question, sender.tab);
	answering?.then(reply, () => reply(undefined));
	return answering !== undefined;
});
