// The collection of an earlier visit, in files that the browser keeps for the page, and for nobody else. One tab at a time has them: another
// one has a collection in memory, and is told so.

import { Columns } from "./columns.ts";
import { type Drawer, FileDrawer, type FileHandle, NoRoom } from "./drawer.ts";
import { formatColumns, parseColumns } from "./keptColumns.ts";
import { Stock } from "./stock.ts";

const FOLDER = "games";

/** Why what is read here is not kept. */
export type Unkept = "other tab" | "not allowed";

export type Opened = {
	readonly stock: Stock;
	/** Writes down what is known of the games: without it what was added is not there at the next visit. */
	readonly keep: () => void;
	readonly unkept: Unkept | undefined;
};

type SyncFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<FileHandle> };

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<FileHandle> {
	const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
	return file.createSyncAccessHandle();
}

function readAll(file: FileHandle): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(file.getSize());
	file.read(bytes, { at: 0 });
	return bytes;
}

function takeUp(texts: Drawer, positions: Drawer, file: FileHandle): Stock {
	const kept = parseColumns(readAll(file));
	const isWhole =
		kept !== undefined &&
		kept.mark.texts <= texts.length &&
		kept.mark.positions <= positions.length;
	const stock = new Stock(texts, positions, isWhole ? kept.columns : new Columns());
	// What was added behind it was never written down.
	stock.cut(isWhole ? kept.mark : { games: 0, texts: 0, positions: 0 });
	return stock;
}

async function openKept(): Promise<Opened> {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(FOLDER, { create: true });
	// The first of them is the lock.
	const list = await openFile(folder, "list");
	const texts = new FileDrawer(await openFile(folder, "texts"));
	const positions = new FileDrawer(await openFile(folder, "positions"));
	const stock = takeUp(texts, positions, list);
	const keep = () => {
		texts.flush();
		positions.flush();
		list.truncate(0);
		let at = 0;
		for (const bytes of formatColumns(stock.columns, stock.mark())) {
			const written = list.write(bytes, { at });
			if (written < bytes.length) throw new NoRoom();
			at += written;
		}
		list.flush();
	};
	return { stock, keep, unkept: undefined };
}

export async function openStock(): Promise<Opened> {
	try {
		return await openKept();
	} catch (error) {
		const isTaken = error instanceof DOMException && error.name === "NoModificationAllowedError";
		if (!isTaken) console.warn(error);
		return { stock: new Stock(), keep: () => {}, unkept: isTaken ? "other tab" : "not allowed" };
	}
}
