// The open tabs of this browser, by the names of their records. Locks tell of them for as long as
// they are open; pages without locks (those without https) ask each other.

const LOCK = "square-control-";
const CHANNEL = "square-control-tabs";

/** In front of the name of a record that a tab began with, and has not changed yet. */
const SHOWN = "shown ";

/** Milliseconds in which an open tab answers, even if it is busy. */
const ANSWER_MS = 250;

export type Tabs = {
	/** Takes a name for this tab, if no other has it. */
	readonly claim: (name: string) => Promise<boolean>;
	/** Notes that this tab shows the record of another. */
	readonly show: (name: string) => void;
	/** The names of the open tabs. Undefined where nobody can list them. */
	readonly findLiving: () => Promise<ReadonlySet<string> | undefined>;
	/** Is a record open in another tab: as its own, or shown as it was? */
	readonly isOpen: (name: string) => Promise<boolean>;
};

/** Held for as long as the tab is open. */
const forEver = () => new Promise<never>(() => {});

function tabsByLocks(locks: LockManager): Tabs {
	const findLiving = async () => {
		const found = await locks.query().catch(() => undefined);
		return found && new Set(found.held?.map(({ name = "" }) => name.slice(LOCK.length)));
	};
	return {
		claim: (name) =>
			new Promise((resolve) => {
				locks
					.request(LOCK + name, { ifAvailable: true }, (lock) => {
						resolve(lock !== null);
						return lock === null ? undefined : forEver();
					})
					.catch(() => resolve(true));
			}),
		show(name) {
			locks.request(LOCK + SHOWN + name, { mode: "shared" }, forEver).catch(() => {});
		},
		findLiving,
		async isOpen(name) {
			const living = await findLiving();
			return living !== undefined && (living.has(name) || living.has(SHOWN + name));
		},
	};
}

function tabsByChannel(channel: BroadcastChannel): Tabs {
	const own = new Set<string>();
	/** Resolvers of questions that wait for an answer, by the name of the record. */
	const asked = new Map<string, () => void>();
	channel.onmessage = ({ data }: MessageEvent<{ asks?: string; has?: string }>) => {
		if (data.asks !== undefined && own.has(data.asks)) channel.postMessage({ has: data.asks });
		if (data.has !== undefined) asked.get(data.has)?.();
	};
	const isTaken = (name: string) =>
		new Promise<boolean>((resolve) => {
			asked.set(name, () => resolve(true));
			setTimeout(resolve, ANSWER_MS, false);
			channel.postMessage({ asks: name });
		}).finally(() => asked.delete(name));
	return {
		async claim(name) {
			const isFree = !(await isTaken(name));
			if (isFree) own.add(name);
			return isFree;
		},
		show(name) {
			own.add(SHOWN + name);
		},
		findLiving: async () => undefined,
		isOpen: async (name) =>
			(await Promise.all([isTaken(name), isTaken(SHOWN + name)])).includes(true),
	};
}

const ALONE: Tabs = {
	claim: async () => true,
	show() {},
	findLiving: async () => undefined,
	isOpen: async () => false,
};

export function createTabs(): Tabs {
	if (navigator.locks !== undefined) return tabsByLocks(navigator.locks);
	if (typeof BroadcastChannel === "undefined") return ALONE;
	return tabsByChannel(new BroadcastChannel(CHANNEL));
}
