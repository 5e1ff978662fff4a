// The files that a browser keeps for a page (OPFS), as the worker of My games asks for them: with
// locks, and with whatever else a browser may do.

import type { FileHandle } from "../../src/games/collection/byteStore.ts";

export type OriginFile = { bytes: Uint8Array<ArrayBuffer>; isOpen: boolean };

/** How the next handles of some files behave. */
export type Fault = (name: string, file: OriginFile, sound: FileHandle) => FileHandle;

const error = (name: string) => new DOMException(name, name);

export function originFiles() {
	const folders = new Map<string, Map<string, OriginFile>>();
	let fault: Fault = (_name, _file, sound) => sound;
	/** Bytes that all files may have together. */
	let room = Number.POSITIVE_INFINITY;
	const used = () =>
		[...folders.values()]
			.flatMap((files) => [...files.values()])
			.reduce((sum, { bytes }) => sum + bytes.length, 0);

	function handleOf(file: OriginFile): FileHandle {
		if (file.isOpen) throw error("NoModificationAllowedError");
		file.isOpen = true;
		return {
			getSize: () => file.bytes.length,
			read(into, { at }) {
				const found = file.bytes.subarray(at, at + into.length);
				into.set(found);
				return found.length;
			},
			write(more, { at }) {
				const size = Math.max(file.bytes.length, at + more.length);
				if (used() + size - file.bytes.length > room) throw error("QuotaExceededError");
				const larger = new Uint8Array(size);
				larger.set(file.bytes);
				larger.set(more, at);
				file.bytes = larger;
				return more.length;
			},
			truncate(length) {
				const cut = new Uint8Array(length);
				cut.set(file.bytes.subarray(0, length));
				file.bytes = cut;
			},
			flush() {},
			close() {
				file.isOpen = false;
			},
		};
	}

	const folderOf = (folderName: string, files: Map<string, OriginFile>) => ({
		async getFileHandle(name: string, options?: { create: boolean }) {
			if (!files.has(name) && options?.create !== true) throw error("NotFoundError");
			const file = files.get(name) ?? { bytes: new Uint8Array(0), isOpen: false };
			files.set(name, file);
			return {
				async createSyncAccessHandle() {
					const sound = handleOf(file);
					try {
						return fault(`${folderName}/${name}`, file, sound);
					} catch (error) {
						sound.close();
						throw error;
					}
				},
			};
		},
	});

	const root = {
		async getDirectoryHandle(name: string, options?: { create: boolean }) {
			if (!folders.has(name) && options?.create !== true) throw error("NotFoundError");
			const files = folders.get(name) ?? new Map<string, OriginFile>();
			folders.set(name, files);
			return folderOf(name, files);
		},
		async removeEntry(name: string) {
			const isLocked = [...(folders.get(name)?.values() ?? [])].some(({ isOpen }) => isOpen);
			if (isLocked) throw error("NoModificationAllowedError");
			folders.delete(name);
		},
	};

	return {
		folders,
		root: async () => root as unknown as FileSystemDirectoryHandle,
		setFault(next: Fault | undefined) {
			fault = next ?? ((_name, _file, sound) => sound);
		},
		/** So many bytes more may be written. */
		setRoom(bytes: number) {
			room = used() + bytes;
		},
	};
}
