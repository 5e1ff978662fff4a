// The collection of an earlier visit, in files that the browser keeps for this page alone (OPFS).
// Only one tab at a time can open them: any other has a collection in memory, and says so.

import { type ByteStore, checked, FileBytes, type FileHandle } from "./byteStore.ts";
import { Columns } from "./columns.ts";
import { CollectionFault } from "./fault.ts";
import { formatColumns, parseColumns } from "./savedColumns.ts";
import { Stock } from "./stock.ts";

const FOLDER_NAME = "games";
const FILE_NAMES = ["list", "texts", "positions"];

/** Why what is read here is not saved. */
export type UnsavedReason = "otherTab" | "notAllowed";

export type OpenedStock = {
	readonly stock: Stock;
	/**
	 * Saves the list of games. What was added before it is called is lost at the end of a visit.
	 */
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

/** The stock that was saved. Undefined where some of it is missing: then the rest is removed. */
export function restoreStock(
	texts: ByteStore,
	positions: ByteStore,
	list: FileHandle,
): Stock | undefined {
	const saved = parseColumns(readAll(list));
	const isWhole =
		saved !== undefined &&
		saved.mark.texts <= texts.length &&
		saved.mark.positions <= positions.length;
	const stock = new Stock(texts, positions, isWhole ? saved.columns : new Columns());
	// What was added behind it was never written down.
	stock.cut(isWhole ? saved.mark : { games: 0, texts: 0, positions: 0 });
	if (isWhole || list.getSize() === 0) return stock;
	list.truncate(0);
	return undefined;
}

async function openFiles(files: FileHandle[]) {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(FOLDER_NAME, { create: true });
	// The first of them is the lock.
	for (const name of FILE_NAMES) files.push(await openFile(folder, name));
	return { folder, files: files as [FileHandle, FileHandle, FileHandle] };
}

async function openSaved(opened: FileHandle[]): Promise<OpenedStock | undefined> {
	const { folder, files } = await openFiles(opened);
	const list = files[0];
	const texts = new FileBytes(files[1]);
	const positions = new FileBytes(files[2]);
	const stock = restoreStock(texts, positions, list);
	if (stock === undefined) return undefined;
	const save = () => {
		texts.flush();
		positions.flush();
		list.truncate(0);
		let at = 0;
		for (const bytes of formatColumns(stock.columns, stock.mark())) {
			const written = list.write(bytes, { at });
			if (written < bytes.length) throw new CollectionFault("noSpace");
			at += written;
		}
		list.flush();
	};
	/** Handles may go on working with what no folder has any more. */
	const check = async () => {
		stock.check();
		for (const name of FILE_NAMES) {
			await folder.getFileHandle(name).catch(() => {
				throw new CollectionFault("removed");
			});
		}
	};
	return { stock, save, check, close: () => closeAll(files), unsaved: undefined };
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
