// Writes the records of one tab to the shelf, without their files if those exceed the quota.

import type { Refusal } from "../state/problems.ts";
import type { Shelf } from "./database.ts";
import type { Saved } from "./serialize.ts";

export type Texts = ReadonlyMap<string, string>;

export type WriteShelf = Pick<Shelf, "write" | "writeLast">;

export const refusalOf = (error: unknown): Refusal =>
	error instanceof Error && error.name === "QuotaExceededError" ? "noSpace" : "notAllowed";

/** A record without the files that are not on the shelf. */
function withoutFiles(saved: Saved, onShelf: ReadonlySet<string>): Saved {
	const without = <Game extends Pick<Saved, "library">>(game: Game): Game =>
		game.library === undefined || onShelf.has(game.library.text)
			? game
			: { ...game, library: undefined };
	return { ...without(saved), replaced: saved.replaced.map(without) };
}

/** `onShelf` has the names of the texts that are there; written texts are added. */
export function createShelfWriter(shelf: WriteShelf, name: string, onShelf: Set<string>) {
	async function put(saved: Saved, texts: Texts): Promise<void> {
		await shelf.write(name, saved, texts);
		for (const text of texts.keys()) onShelf.add(text);
	}

	/** Leaves out the new files if they exceed the quota. */
	async function putLess(saved: Saved, texts: Texts, error: unknown) {
		const isNewFile = [...texts.keys()].some((text) => !onShelf.has(text));
		try {
			if (!isNewFile) throw error;
			await put(withoutFiles(saved, onShelf), new Map());
			return "withoutFiles";
		} catch (failure) {
			return refusalOf(failure);
		}
	}

	return {
		/** Returns what is on the shelf then, or the reason why nothing is. */
		async write(saved: Saved, texts: Texts): Promise<"all" | "withoutFiles" | Refusal> {
			try {
				await put(saved, texts);
				return "all";
			} catch (error) {
				const why = error instanceof Error ? error.message : String(error);
				console.warn(`The state could not be saved: ${why}`);
				return putLess(saved, texts, error);
			}
		},
		writeLast(saved: Saved, texts: Texts): void {
			shelf.writeLast(name, saved, texts).catch(() => {});
		},
	};
}

export type ShelfWriter = ReturnType<typeof createShelfWriter>;
