// The records of earlier visits in this browser, and the name of this tab's record. A tab has the
// same name for as long as it is open, reloads included. A duplicated tab gets a copy of the record
// and a name of its own. A new tab, or one whose record is missing, starts from the latest record;
// in the second case a notice says so. This part is loaded when there is something to restore or
// to save.

import { randomName } from "../../runtime/randomName.ts";
import type { AppState } from "../state/appState.ts";
import type { Lost, Refusal } from "../state/problems.ts";
import { noteOpen } from "./comingGame.ts";
import { openShelf, type Shelf } from "./database.ts";
import { leftBeside, startedFrom } from "./otherTabs.ts";
import type { Saved } from "./serialize.ts";
import { hasMore, type Left, leaveInTab, readLeft } from "./sessionCopy.ts";
import { refusalOf, type Texts } from "./shelfWriter.ts";
import { TAB_KEY } from "./storageKeys.ts";
import { createTabs } from "./tabs.ts";

export { createShelfWriter } from "./shelfWriter.ts";

/** Milliseconds, for the slowest of disks. The board waits no longer for the saved record. */
const PATIENCE = 4000;

/** Where a tab saves its record: the shelf, and the name there. */
export type RecordAddress = { readonly shelf: Shelf; readonly name: string };

/** The saved record, on the shelf or in the tab. */
type Own = {
	/** Undefined if nothing was saved. */
	readonly saved: Saved | undefined;
	/** The texts of its files that the tab has, by their names. */
	readonly texts: Texts;
	/**
	 * Resolves with the reason why the shelf refuses the tab's record; undefined if it is on the
	 * shelf.
	 */
	readonly refusal: Promise<Refusal | undefined>;
};

export type Kept = RecordAddress &
	Own & {
		/** Set if this tab's record should be there and is not. */
		readonly lost: Lost | undefined;
		/** Notices about other tabs, in a tab that starts with the record of another. */
		readonly others: Pick<AppState, "isElsewhere" | "leftElsewhere"> | undefined;
	};

/** Storage that may be blocked; blocked storage counts as empty. */
function trying<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

const tabs = createTabs();

const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> =>
	Promise.race([
		work,
		new Promise<never>((_, reject) => {
			setTimeout(() => reject(new Error("it does not answer")), milliseconds);
		}),
	]);

/** Has the page gone on without the shelf, and with a record of its own in the tab? */
let isGivenUp = false;

/** A late answer must not put that over what could not be read. */
function stopIfGivenUp(): void {
	if (isGivenUp) throw new Error("the page has gone on");
}

/** The place where nothing can be saved. */
const noShelf = (error: unknown): Shelf => ({
	read: async () => undefined,
	readAll: async () => [],
	readText: async () => undefined,
	write: () => Promise.reject(error),
	writeLast: () => Promise.reject(error),
});

const nameBefore = () => trying(() => window.sessionStorage.getItem(TAB_KEY)) ?? undefined;

const setName = (name: string) => trying(() => window.sessionStorage.setItem(TAB_KEY, name));

/** A place for this tab alone; the tab has its name from the first record on. */
async function openPlace(before: string | undefined): Promise<RecordAddress> {
	const shelf = await openShelf(tabs.findLiving);
	const isOurs = before !== undefined && (await tabs.claim(before));
	const name = isOurs ? before : randomName();
	if (!isOurs) void tabs.claim(name);
	const write: Shelf["write"] = (to, saved, texts) => {
		setName(name);
		noteOpen(saved.pgn !== undefined);
		return shelf.write(to, saved, texts);
	};
	return { shelf: { ...shelf, write }, name };
}

const onShelf = (saved: Saved | undefined): Own => ({
	saved,
	texts: new Map(),
	refusal: Promise.resolve(undefined),
});

const inTab = ({ texts = {}, ...saved }: Left) => ({
	saved,
	texts: new Map(Object.entries(texts)),
});

/** Is the name that a tab came with that of another tab, which is open? */
const isOther = (before: string | undefined, name: string): before is string =>
	before !== undefined && before !== name;

/**
 * This tab's record, or the copy that its page left in the tab, if that has more. The copy then
 * moves to the shelf with its files, in the background.
 */
async function readOwn(before: string | undefined, { shelf, name }: RecordAddress): Promise<Own> {
	const record = before === undefined ? undefined : await shelf.read(before);
	stopIfGivenUp();
	const left = readLeft();
	// In a duplicated tab the record is the other's, and so is the copy.
	const asStart = async (one: Saved) =>
		isOther(before, name) ? startedFrom(one, before, await shelf.readAll()) : one;
	if (!hasMore(left, record?.at ?? 0)) {
		const isCopy = record !== undefined && isOther(before, name);
		return onShelf(isCopy ? asOwn(await asStart(record), name) : record);
	}
	const { texts, ...copy } = inTab(left);
	const saved = await asStart(copy.saved);
	const refusal = shelf.write(name, saved, texts).then(
		() => undefined,
		(error: Error) => {
			console.warn(`What was left in the tab stays there: ${error.message}`);
			return refusalOf(error);
		},
	);
	return { saved, texts, refusal };
}

/** The shelf, with files that the tab has. */
const withTexts = (shelf: Shelf, texts: Texts): Shelf => ({
	...shelf,
	readText: async (name) => texts.get(name) ?? shelf.readText(name),
});

/** Takes the record of another tab for this one as well, so a reload shows it again. */
function asOwn(saved: Saved, name: string): Saved {
	setName(name);
	// A late answer of the shelf must not overwrite the copy that the page has left meanwhile.
	if ((readLeft()?.at ?? 0) <= saved.at) leaveInTab(saved, new Map());
	return saved;
}

async function find(before: string | undefined): Promise<Kept> {
	const place = await openPlace(before);
	const { shelf, name } = place;
	const own = await readOwn(before, place);
	if (own.saved !== undefined) {
		const isElsewhere = isOther(before, name) && own.saved.pgn !== undefined;
		const others = { isElsewhere, leftElsewhere: [] };
		return { ...own, shelf: withTexts(shelf, own.texts), name, lost: undefined, others };
	}
	const all = await shelf.readAll();
	stopIfGivenUp();
	const [latest] = all;
	if (latest === undefined) {
		const lost = lostOf(before, undefined);
		return { ...place, ...onShelf(undefined), lost, others: undefined };
	}
	const saved = asOwn(startedFrom(latest[1], latest[0], all), name);
	// A tab that shows a record may have it under a name of its own as well.
	const same = all.filter(([, { at }]) => at === saved.at);
	const areOpen = await Promise.all(same.map(([one]) => tabs.isOpen(one)));
	const leftElsewhere = await leftBeside(saved, all, tabs.isOpen);
	const isElsewhere = saved.pgn !== undefined && areOpen.includes(true);
	tabs.show(latest[0]);
	const others = { isElsewhere, leftElsewhere };
	return { ...place, ...onShelf(saved), lost: lostOf(before, saved), others };
}

/** The loss is reported once: a tab without a game starts afresh. */
function lostOf(before: string | undefined, shown: Saved | undefined): Lost | undefined {
	if (before === undefined) return undefined;
	if (shown === undefined) trying(() => window.sessionStorage.removeItem(TAB_KEY));
	return shown?.pgn === undefined ? "game" : "gameReplaced";
}

function withoutShelf(error: unknown): RecordAddress {
	console.warn(`Nothing can be kept: ${error instanceof Error ? error.message : error}`);
	return { shelf: noShelf(error), name: randomName() };
}

/** Never fails: if storage is blocked, or does not answer, the result is the tab's copy. */
export function findKept(): Promise<Kept> {
	const before = nameBefore();
	return within(PATIENCE, find(before)).catch((error) => {
		isGivenUp = true;
		// What is kept from now on has a name of its own, for the record may be there all the same.
		trying(() => window.sessionStorage.removeItem(TAB_KEY));
		const left = readLeft();
		const own = left
			? { ...inTab(left), refusal: Promise.resolve(refusalOf(error)) }
			: onShelf(undefined);
		const lost = own.saved || before === undefined ? undefined : "game";
		const { shelf, name } = withoutShelf(error);
		return { ...own, shelf: withTexts(shelf, own.texts), name, lost, others: undefined };
	});
}

/** The shelf once more, for the records of other tabs. */
export const openOthers = () => openShelf(tabs.findLiving);

/** Never fails either; for a tab that already shows its record. */
export const findPlace = (): Promise<RecordAddress> =>
	within(PATIENCE, openPlace(nameBefore())).catch(withoutShelf);
