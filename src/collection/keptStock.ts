// The collection of an earlier visit, in files that the browser keeps for the page, and for nobody else. One tab at a time has them: another
// one has a collection in memory, and is told so.

import { Columns } from "./columns.ts";
import { checked, type Drawer, FileDrawer, type FileHandle } from "./drawer.ts";
import { CollectionFault } from "./fault.ts";
import { formatColumns, parseColumns } from "./keptColumns.ts";
import { Stock } from "./stock.ts";

const FOLDER = "games";
const NAMES = ["list", "texts", "positions"];

/** Why what is read here is not kept. */
export type Unkept = "otherTab" | "notAllowed";

export type Opened = {
	readonly stock: Stock;
	/** Writes down what is known of the games: without it what was added is not there at the next visit. */
	readonly keep: () => void;
	/** Rejects where the browser has removed it. */
	readonly check: () => Promise<void>;
	/** Lets go of the files, so that they can be opened again. */
	readonly close: () => void;
	readonly unkept: Unkept | undefined;
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

/** What was written down. Undefined where that is no longer all there: then nothing is left of it. */
export function takeUp(texts: Drawer, positions: Drawer, list: FileHandle): Stock | undefined {
	const kept = parseColumns(readAll(list));
	const isWhole =
		kept !== undefined &&
		kept.mark.texts <= texts.length &&
		kept.mark.positions <= positions.length;
	const stock = new Stock(texts, positions, isWhole ? kept.columns : new Columns());
	// What was added behind it was never written down.
	stock.cut(isWhole ? kept.mark : { games: 0, texts: 0, positions: 0 });
	if (isWhole || list.getSize() === 0) return stock;
	list.truncate(0);
	return undefined;
}

async function openFiles(files: FileHandle[]) {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(FOLDER, { create: true });
	// The first of them is the lock.
	for (const name of NAMES) files.push(await openFile(folder, name));
	return { folder, files: files as [FileHandle, FileHandle, FileHandle] };
}

async function openKept(opened: FileHandle[]): Promise<Opened | undefined> {
	const { folder, files } = await openFiles(opened);
	const list = files[0];
	const texts = new FileDrawer(files[1]);
	const positions = new FileDrawer(files[2]);
	const stock = takeUp(texts, positions, list);
	if (stock === undefined) return undefined;
	const keep = () => {
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
		for (const name of NAMES) {
			await folder.getFileHandle(name).catch(() => {
				throw new CollectionFault("removed");
			});
		}
	};
	return { stock, keep, check, close: () => closeAll(files), unkept: undefined };
}

function closeAll(files: readonly FileHandle[]): void {
	for (const file of files) file.close();
}

const inMemory = (unkept: Unkept): Opened => ({
	stock: new Stock(),
	keep() {},
	check: async () => {},
	close() {},
	unkept,
});

/** Rejects where what was kept is not whole: asked again it is empty. */
export async function openStock(): Promise<Opened> {
	const files: FileHandle[] = [];
	try {
		const opened = await openKept(files);
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
