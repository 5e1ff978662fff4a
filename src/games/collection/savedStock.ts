// The collection of an earlier visit, in files that the browser keeps for this page alone (OPFS).
// Only one tab at a time can open them: any other has a collection in memory, and says so. The list
// of games is written in two files by turns: a save that is cut off leaves the list before it.
//
// Files that cannot be read are never written: they stay in their folder, the next folder takes
// what is read meanwhile, and each later opening tries them again.

import { type ByteStore, checked, FileBytes, type FileHandle, writesAll } from "./byteStore.ts";
import { CollectionFault, faultCode } from "./fault.ts";
import { formatColumns, parseColumns } from "./savedColumns.ts";
import type { Source } from "./source.ts";
import { Stock, type StockSize } from "./stock.ts";

/** The first that is whole has the collection. */
const FOLDER_NAMES = ["games", "games2", "games3", "games4", "games5"];
/** The first of them is the lock. */
const FILE_NAMES = ["list", "texts", "positions", "list2"];
const NOTHING: StockSize = { games: 0, texts: 0, positions: 0 };

/** Milliseconds before each retry: a page that was reloaded releases its files late. */
const WAITS = [100, 400];

/** Why what is read here is not saved. */
export type UnsavedReason = "otherTab" | "notAllowed";

/** Games in a folder of their own, which were saved while those of another could not be read. */
export type SetAside = {
	readonly games: Source;
	/** Removes them, once they are elsewhere. */
	readonly remove: () => Promise<void>;
};

export type OpenedStock = {
	readonly stock: Stock;
	/** Saves the list of games. Games added since the last call are lost at the end of a visit. */
	readonly save: () => void;
	/** Rejects where the browser has removed the files. */
	readonly check: () => Promise<void>;
	/** Closes the files, so that they can be opened again. */
	readonly close: () => void;
	readonly unsaved: UnsavedReason | undefined;
	/** Other folders than that of the stock, if there are any. */
	readonly others?: {
		/** Is something in them that cannot be read? */
		readonly isUnread: boolean;
		readonly setAside: readonly SetAside[];
		/** Removes all that is in them. */
		readonly forget: () => Promise<void>;
	};
};

type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<FileHandle> };

function readAll(file: FileHandle): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(file.getSize());
	file.read(bytes, { at: 0 });
	return bytes;
}

type Lists = readonly [FileHandle, FileHandle];

/** Bytes of a list that say how to read it. */
const FIRST_BYTES = 4;

/**
 * Writes a list in place of the older one. Its first bytes are zero until all else is on the disk:
 * without them it is no list. It is never empty meanwhile, so that an empty file is one that has
 * lost its list.
 */
function writeList(lists: Lists, { columns }: Stock, mark: StockSize, turn: number): void {
	const list = lists[turn % 2] as FileHandle;
	const put = (bytes: Uint8Array, at: number) => {
		if (!writesAll(list, bytes, at)) throw new CollectionFault("noSpace");
	};
	put(new Uint8Array(FIRST_BYTES), 0);
	list.flush();
	const [first = new Uint8Array(0), ...rest] = formatColumns(columns, mark, turn);
	let at = first.length;
	for (const bytes of rest) {
		put(bytes, at);
		at += bytes.length;
	}
	list.truncate(at);
	list.flush();
	put(first, 0);
	list.flush();
}

/** Of a save that was cut off: its first bytes are not there yet. */
const isUnfinished = (bytes: Uint8Array): boolean =>
	bytes.subarray(0, FIRST_BYTES).every((byte) => byte === 0);

/**
 * The stock that was saved, of the newer list that is whole. Undefined where something cannot be
 * read: a list that is neither whole nor of a save that was cut off, an empty one beside games that
 * the other does not know, or texts that are missing. No list that counts is written then.
 */
export function restoreStock(
	texts: ByteStore,
	positions: ByteStore,
	lists: Lists,
): Pick<OpenedStock, "stock" | "save"> | undefined {
	const found = lists.map(readAll).map((bytes) => ({ bytes, list: parseColumns(bytes) }));
	const isBroken = found.some(({ bytes, list }) => list === undefined && !isUnfinished(bytes));
	if (isBroken) return undefined;
	const [newer] = found
		.flatMap(({ list }) => list ?? [])
		.sort((one, other) => other.turn - one.turn);
	const mark = newer?.mark ?? NOTHING;
	if (mark.texts > texts.length || mark.positions > positions.length) return undefined;
	const isLater = texts.length > mark.texts || positions.length > mark.positions;
	const isSomeEmpty = found.some(({ bytes }) => bytes.length === 0);
	if (isLater && (newer === undefined || isSomeEmpty)) return undefined;
	const stock = new Stock(texts, positions, newer?.columns);
	let turn = newer?.turn ?? 0;
	const save = () => {
		texts.flush();
		positions.flush();
		const now = stock.columns.count === 0 ? NOTHING : stock.mark();
		writeList(lists, stock, now, turn + 1);
		// After a failure the same file is tried again: the other one is whole.
		turn++;
	};
	if (newer === undefined) save();
	if (isSomeEmpty) {
		try {
			save();
		} catch (error) {
			if (faultCode(error) !== "noSpace") throw error;
		}
	}
	// Games behind the mark are in no list that was written.
	if (isLater) stock.cut(mark);
	return { stock, save };
}

type Folder = FileSystemDirectoryHandle;
type Opened = Pick<OpenedStock, "stock" | "save" | "check" | "close">;

function closeAll(files: readonly FileHandle[]): void {
	for (const file of files) {
		try {
			file.close();
		} catch (error) {
			console.warn(error);
		}
	}
}

async function openFiles(folder: Folder, files: FileHandle[]): Promise<Opened | "unread"> {
	for (const name of FILE_NAMES) {
		const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
		files.push(checked(await file.createSyncAccessHandle()));
	}
	const [list, texts, positions, list2] = files as [FileHandle, FileHandle, FileHandle, FileHandle];
	const stores = [new FileBytes(texts), new FileBytes(positions)] as const;
	const restored = restoreStock(...stores, [list, list2]);
	if (restored === undefined) return "unread";
	/** Handles may go on working with what no folder has any more. */
	const check = async () => {
		restored.stock.check();
		for (const name of FILE_NAMES) {
			await folder.getFileHandle(name).catch(() => {
				throw new CollectionFault("removed");
			});
		}
	};
	return { ...restored, check, close: () => closeAll(files) };
}

/** The stock of a folder; why there is none. */
async function openFolder(folder: Folder): Promise<Opened | "unread" | "otherTab"> {
	const files: FileHandle[] = [];
	try {
		const opened = await openFiles(folder, files);
		if (typeof opened === "object") return opened;
	} catch (error) {
		if (error instanceof DOMException && error.name === "NoModificationAllowedError") {
			closeAll(files);
			return "otherTab";
		}
		console.warn(error);
	}
	closeAll(files);
	return "unread";
}

const wait = (milliseconds: number) =>
	new Promise<void>((resolve) => {
		setTimeout(resolve, milliseconds);
	});

/** Files may come late, and a tab that has gone may let go of them late. */
async function openPatiently(folder: Folder): ReturnType<typeof openFolder> {
	let opened = await openFolder(folder);
	for (const milliseconds of WAITS) {
		if (typeof opened === "object") break;
		await wait(milliseconds);
		opened = await openFolder(folder);
	}
	return opened;
}

async function rootPatiently(findRoot: () => Promise<Folder>): Promise<Folder> {
	for (const milliseconds of WAITS) {
		try {
			return await findRoot();
		} catch {
			await wait(milliseconds);
		}
	}
	return findRoot();
}

const folderIn = (root: Folder, name: string): Promise<Folder | undefined> =>
	root.getDirectoryHandle(name).catch((error: Error) => {
		if (error.name === "NotFoundError") return undefined;
		throw error;
	});

const inMemory = (unsaved: UnsavedReason): OpenedStock => ({
	stock: new Stock(),
	save() {},
	check: async () => {},
	close() {},
	unsaved,
});

/** The texts of a stock as one file. */
function sourceOf(stock: Stock): Source {
	function* texts() {
		for (let game = 0; game < stock.columns.count; game++)
			yield new TextEncoder().encode(`${stock.textOf(game).trim()}\n\n`);
	}
	const stream = () => {
		const games = texts();
		return new ReadableStream({
			pull(controller) {
				const { done, value } = games.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
		});
	};
	return { name: "", size: stock.texts.length, stream };
}

/** Opens what is there; rejects where the browser keeps no files. `all` are to be closed. */
async function openIn(root: Folder, all: Opened[]): Promise<OpenedStock> {
	let first: Opened | undefined;
	let own: string | undefined;
	let isUnread = false;
	const setAside: SetAside[] = [];
	for (const name of FOLDER_NAMES) {
		const folder = await folderIn(root, name);
		if (folder === undefined) {
			own ??= name;
			continue;
		}
		const opened = await openPatiently(folder);
		if (opened === "unread") isUnread = true;
		else if (opened === "otherTab") {
			// That tab has the collection, unless an older one can be read again.
			if (first === undefined) return inMemory("otherTab");
		} else if (first === undefined) {
			first = opened;
			own = name;
			all.push(opened);
		} else {
			all.push(opened);
			const remove = async () => {
				opened.close();
				await root.removeEntry(name, { recursive: true });
			};
			setAside.push({ games: sourceOf(opened.stock), remove });
		}
	}
	if (own === undefined) throw new CollectionFault("removed");
	if (first === undefined) {
		const opened = await openFolder(await root.getDirectoryHandle(own, { create: true }));
		if (opened === "otherTab") return inMemory("otherTab");
		if (opened === "unread") {
			await root.removeEntry(own, { recursive: true });
			throw new CollectionFault("removed");
		}
		first = opened;
		all.push(opened);
	}
	const forget = async () => {
		for (const other of all.slice(1)) other.close();
		for (const name of FOLDER_NAMES) {
			if (name === own || (await folderIn(root, name)) === undefined) continue;
			await root.removeEntry(name, { recursive: true });
		}
	};
	const close = () => {
		for (const one of all) one.close();
	};
	return { ...first, close, unsaved: undefined, others: { isUnread, setAside, forget } };
}

/** Never rejects: where nothing can be kept, the stock is one in memory. */
export async function openStock(
	findRoot: () => Promise<Folder> = () => navigator.storage.getDirectory(),
): Promise<OpenedStock> {
	const all: Opened[] = [];
	try {
		return await openIn(await rootPatiently(findRoot), all);
	} catch (error) {
		for (const one of all) one.close();
		console.warn(error);
		return inMemory("notAllowed");
	}
}
