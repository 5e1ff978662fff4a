// The collection of an earlier visit, in files that the browser keeps for this page alone (OPFS).
// Only one tab at a time can open them: any other has a collection in memory, and says so. The list
// of games is written in two files by turns: a save that is cut off leaves the list before it.

import { type ByteStore, checked, FileBytes, type FileHandle } from "./byteStore.ts";
import { Columns } from "./columns.ts";
import { CollectionFault } from "./fault.ts";
import { formatColumns, parseColumns } from "./savedColumns.ts";
import { Stock, type StockSize } from "./stock.ts";

const FOLDER_NAME = "games";
/** The first of them is the lock. */
const FILE_NAMES = ["list", "texts", "positions", "list2"];
const NOTHING: StockSize = { games: 0, texts: 0, positions: 0 };

/** Why what is read here is not saved. */
export type UnsavedReason = "otherTab" | "notAllowed";

export type OpenedStock = {
	readonly stock: Stock;
	/** Saves the list of games. Games added since the last call are lost at the end of a visit. */
	readonly save: () => void;
	/** Rejects where the browser has removed the files. */
	readonly check: () => Promise<void>;
	/** Closes the files, so that they can be opened again. */
	readonly close: () => void;
	readonly unsaved: UnsavedReason | undefined;
};

type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<FileHandle> };

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<FileHandle> {
	const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
	return checked(await file.createSyncAccessHandle());
}

function readAll(file: FileHandle): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(file.getSize());
	file.read(bytes, { at: 0 });
	return bytes;
}

type Lists = readonly [FileHandle, FileHandle];

/**
 * Writes a list in place of the older one. Its first bytes say how to read it: they come last, when
 * all else is on the disk, so without them it is no list.
 */
function writeList(lists: Lists, { columns }: Stock, mark: StockSize, turn: number): void {
	const list = lists[turn % 2] as FileHandle;
	list.truncate(0);
	const put = (bytes: Uint8Array, at: number) => {
		if (list.write(bytes, { at }) < bytes.length) throw new CollectionFault("noSpace");
	};
	const [first = new Uint8Array(0), ...rest] = formatColumns(columns, mark, turn);
	let at = first.length;
	for (const bytes of rest) {
		put(bytes, at);
		at += bytes.length;
	}
	list.flush();
	put(first, 0);
	list.flush();
}

/**
 * The stock that was saved, of the newer list that is whole. Undefined where some of its texts are
 * missing, or lists are there and none is whole: asked again it is empty.
 */
export function restoreStock(
	texts: ByteStore,
	positions: ByteStore,
	lists: Lists,
): Pick<OpenedStock, "stock" | "save"> | undefined {
	const found = lists.map((list) => parseColumns(readAll(list)));
	const [newer] = found.filter((one) => one !== undefined).sort((a, b) => b.turn - a.turn);
	const isSomeBroken = lists.some((list) => list.getSize() > 0);
	const stock = new Stock(texts, positions, newer?.columns);
	// The list of earlier versions was alone, and came first.
	let turn = newer?.turn ?? 0;
	const save = () => {
		texts.flush();
		positions.flush();
		const mark = stock.columns.count === 0 ? NOTHING : stock.mark();
		writeList(lists, stock, mark, turn + 1);
		// After a failure the same file is tried again: the other one is whole.
		turn++;
	};
	if (newer === undefined) {
		for (const list of lists) list.truncate(0);
		if (isSomeBroken) return undefined;
		// Texts without any list are not cut: only a list says that there are no games.
		if (texts.length === 0) save();
		return { stock, save };
	}
	const { mark } = newer;
	if (mark.texts > texts.length || mark.positions > positions.length) {
		stock.columns = new Columns();
		save();
		return undefined;
	}
	// Games behind the mark are in no list that was written.
	stock.cut(mark);
	return { stock, save };
}

async function openFiles(files: FileHandle[]) {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(FOLDER_NAME, { create: true });
	for (const name of FILE_NAMES) files.push(await openFile(folder, name));
	return { folder, files: files as [FileHandle, FileHandle, FileHandle, FileHandle] };
}

async function openSaved(opened: FileHandle[]): Promise<OpenedStock | undefined> {
	const { folder, files } = await openFiles(opened);
	const texts = new FileBytes(files[1]);
	const positions = new FileBytes(files[2]);
	const restored = restoreStock(texts, positions, [files[0], files[3]]);
	if (restored === undefined) return undefined;
	const { stock } = restored;
	/** Handles may go on working with what no folder has any more. */
	const check = async () => {
		stock.check();
		for (const name of FILE_NAMES) {
			await folder.getFileHandle(name).catch(() => {
				throw new CollectionFault("removed");
			});
		}
	};
	return { ...restored, check, close: () => closeAll(files), unsaved: undefined };
}

function closeAll(files: readonly FileHandle[]): void {
	for (const file of files) file.close();
}

const inMemory = (unsaved: UnsavedReason): OpenedStock => ({
	stock: new Stock(),
	save() {},
	check: async () => {},
	close() {},
	unsaved,
});

/** Rejects where what was saved is not whole: asked again it is empty. */
export async function openStock(): Promise<OpenedStock> {
	const files: FileHandle[] = [];
	try {
		const opened = await openSaved(files);
		if (opened !== undefined) return opened;
	} catch (error) {
		closeAll(files);
		const isTaken = error instanceof DOMException && error.name === "NoModificationAllowedError";
		if (!isTaken) console.warn(error);
		return inMemory(isTaken ? "otherTab" : "notAllowed");
	}
	closeAll(files);
	throw new CollectionFault("removed");
}
