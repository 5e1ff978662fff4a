// Links: the current view, behind the # of an address. People write `fen=` or `pgn=`; we write
// `g=`, a version and the packed, compressed game, or all games of its file. Browsers send none of
// this to a server.
//
//     #g=1.<base64url>&ply=34&orientation=black&lens=strength&square=e5
//     #g=2.<base64url>&game=3&ply=12
//     #fen=<FEN>        #pgn=<PGN>&ply=12        &compare=<FEN or ply>

import { DEFAULT_LENS, type Lens, lensNamed } from "../../board/heat/lenses.ts";
import { choicesTo } from "../../chess/edit.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { type Square, squareName, squareNamed } from "../../chess/square.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { type Run, unhurried } from "../../runtime/slices.ts";
import { comparedIn } from "../state/appQueries.ts";
import type { AppState } from "../state/appState.ts";
import { loadPacking } from "./latePacking.ts";
import { LinkError } from "./linkError.ts";

const loadPackingFile = latePart("packingFile", () => import("./packedFile.ts"));

/** Games and view that a link holds. */
export type LinkView = {
	readonly text: string | readonly string[];
	/** Which of its games is open, from 0. */
	readonly open: number;
	/** At each frame on the way which of its moves is taken. */
	readonly choices: readonly number[];
	readonly orientation: Side | undefined;
	readonly lens: Lens | undefined;
	readonly square: Square | undefined;
	/** The position to compare with: a path in the game, or a FEN. */
	readonly compare: string | undefined;
};

/**
 * The path to a frame: the number of moves along the line, then which variation, and so on:
 * "11-1-4". On the main line a ply alone.
 */
export function formatPath(choices: readonly number[]): string | undefined {
	const parts: number[] = [0];
	for (const choice of choices) {
		if (choice === 0) parts[parts.length - 1] = (parts[parts.length - 1] ?? 0) + 1;
		else parts.push(choice, 0);
	}
	return parts.length === 1 && parts[0] === 0 ? undefined : parts.join("-");
}

const MOST_PLIES = 20_000;
/** Deeper than real games nest variations. */
const MOST_TURNS = 1000;

export function parsePath(text: string | null): number[] {
	const path: number[] = [];
	(text ?? "").split("-", 2 * MOST_TURNS).forEach((part, index) => {
		const number = /^\d{1,5}$/.test(part) ? Number(part) : 0;
		if (index % 2 === 1) path.push(number);
		else for (let step = 0; step < number && path.length < MOST_PLIES; step++) path.push(0);
	});
	return path;
}

async function gameParts(state: AppState, isWhole: boolean, run: Run): Promise<string[]> {
	const { game, library } = state;
	if (isWhole && library !== undefined) {
		const packed = `g=${await (await loadPackingFile()).compressFile(state, run)}`;
		return library.open === 0 ? [packed] : [packed, `game=${library.open + 1}`];
	}
	if (game.positions.length === 1 && game.tags.size === 0) {
		return [`fen=${positionAt(game, FIRST_FRAME).fen.replaceAll(" ", "_")}`];
	}
	return [`g=${await (await loadPacking()).compressGame(game, run)}`];
}

/** The text behind the # for the current view: with all games of its file, or with the open one. */
export async function formatLink(
	state: AppState,
	run: Run = unhurried,
	isWhole = false,
): Promise<string> {
	const { game, frame, orientation, lens, inspected } = state;
	const parts = await gameParts(state, isWhole, run);
	const path = formatPath(choicesTo(game, frame));
	if (path !== undefined) parts.push(`ply=${path}`);
	if (orientation === BLACK) parts.push("orientation=black");
	if (lens !== DEFAULT_LENS) parts.push(`lens=${lens}`);
	const reference = comparedIn(state);
	if (reference !== undefined) parts.push(`compare=${reference.fen.replaceAll(" ", "_")}`);
	if (inspected !== undefined) parts.push(`square=${squareName(inspected.square)}`);
	return parts.join("&");
}

/** The side of a name. Undefined where there is none. */
export const sideNamed = (name: string | null): Side | undefined =>
	name === "black" ? BLACK : name === "white" ? WHITE : undefined;

/** The square of a name. Undefined where it is none. */
export function squareIn(name: string | null): Square | undefined {
	return name !== null && /^[a-h][1-8]$/.test(name) ? squareNamed(name) : undefined;
}

/** The index of a game, by its number; the first by default. */
const gameNumbered = (text: string | null): number =>
	text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0;

/** Reads a link, as text or as it was parsed; throws a LinkError if it is damaged. */
export async function readLink(
	link: string | URLSearchParams,
	run: Run = unhurried,
): Promise<LinkView> {
	const given = typeof link === "string" ? new URLSearchParams(link.replace(/^#/, "")) : link;
	const [packed, fen, pgn] = [given.get("g"), given.get("fen"), given.get("pgn")];
	const text =
		packed !== null
			? await (await loadPacking()).decompress(packed, run)
			: (pgn ?? fen?.replaceAll("_", " "));
	const isEmpty = typeof text === "string" && text.trim() === "";
	if (text === undefined || isEmpty || text.length === 0) throw new LinkError({ code: "noGame" });
	return {
		text,
		open: gameNumbered(given.get("game")),
		choices: parsePath(given.get("ply")),
		orientation: sideNamed(given.get("orientation")),
		lens: lensNamed(given.get("lens")),
		square: squareIn(given.get("square")),
		compare: given.get("compare") ?? undefined,
	};
}
