// All games of a file inside a link, as they are now.

import { PackError } from "../../chess/pack/packError.ts";
import { packFile } from "../../chess/pack/packFile.ts";
import { packing } from "../../chess/pack/packGame.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { joining, readFrom } from "../../chess/pgn/readText.ts";
import { partOf, type Work } from "../../chess/work.ts";
import type { Run } from "../../runtime/slices.ts";
import { textsIn } from "../opening/chapters.ts";
import type { AppState } from "../state/appState.ts";
import { compress, FILE } from "./packedGame.ts";

/**
 * Games of the file that was packed last, by their texts: a change to one game leaves the others.
 */
let lately: ReadonlyMap<string, Uint8Array> = new Map();

function* packingText(text: string): Work<Uint8Array> {
	const found = yield* readFrom(yield* joining([text]), 0);
	if (isFault(found)) throw new PackError({ code: "unreadableGame" });
	return yield* packing(found);
}

function* packingAll(texts: readonly string[]): Work<Uint8Array<ArrayBuffer>> {
	const packed = new Map<string, Uint8Array>();
	for (const [index, text] of texts.entries()) {
		const work = partOf(packingText(text), index / texts.length, (index + 1) / texts.length);
		packed.set(text, lately.get(text) ?? (yield* work));
	}
	lately = packed;
	return packFile(texts.flatMap((text) => packed.get(text) ?? []));
}

type Made = { readonly library: AppState["library"]; readonly letters: Promise<string> };

/** Packed once for each state of the file; moves of the cursor reuse the result. */
const made = new WeakMap<AppState["game"], Made>();

/** The games of a file as a link has them; throws a LinkError if they are too large for one. */
export function compressFile({ library, game }: AppState, run: Run): Promise<string> {
	const known = made.get(game);
	if (known !== undefined && known.library === library) return known.letters;
	const letters = compress(FILE, () => run(packingAll(textsIn({ library, game }))));
	made.set(game, { library, letters });
	return letters;
}
