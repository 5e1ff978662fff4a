// Saves an engine's findings in many games in the browser: a record for each game.

import type { Row } from "../../../games/collection/row.ts";
import { collection } from "../../../runtime/keep/collection.ts";
import { readLatest } from "../../../runtime/keep/latest.ts";
import { isCount, isMoment } from "../../../runtime/soundNumbers.ts";
import { REASON_KINDS } from "./reasons.ts";
import type { GameSummary, SideSummary } from "./summary.ts";

/** Of more games those that were looked at last. */
const MOST_GAMES = 20_000;

/** A short name that hardly two games share, of what a list knows of it. */
export function gameKey(row: Row): string {
	const text = [
		row.white,
		row.black,
		row.date,
		row.event,
		row.result,
		row.moves,
		row.swing,
		row.swingPly,
		row.contested,
	].join("|");
	let [one, other] = [0x811c9dc5, 0x9e3779b9];
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 0x01000193);
		other = Math.imul(other ^ code, 0x85ebca6b);
	}
	return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

type Reviewed = GameSummary & {
	/** Milliseconds since 1970. */
	readonly at: number;
};

const isMove = (best: unknown) => best === undefined || /^(?:[a-h][1-8]){2}$/.test(String(best));

const areReasons = (found: unknown): boolean =>
	Array.isArray(found) &&
	found.every(({ kind, ply, best }) => REASON_KINDS.includes(kind) && isCount(ply) && isMove(best));

function isSide(found: unknown): found is SideSummary {
	const { mistakes, wasWinning, reasons } = (found ?? {}) as SideSummary;
	const areCounts = Array.isArray(mistakes) && mistakes.length === 3 && mistakes.every(isCount);
	return (
		areCounts && typeof wasWinning === "boolean" && (reasons === undefined || areReasons(reasons))
	);
}

/** The stored record may be of another version, or written by another page. */
function asReviewed(found: unknown): Reviewed | undefined {
	try {
		const one = found as Reviewed;
		return isSide(one.white) && isSide(one.black) && isMoment(one.at) ? one : undefined;
	} catch {
		return undefined;
	}
}

const reviewed = collection("reviewed", asReviewed);

/** Adds what was found; rejects where the browser refuses it. */
export async function writeSummaries(found: ReadonlyMap<string, GameSummary>): Promise<void> {
	await reviewed.change([...found.keys()], (_, key) => {
		const summary = found.get(key);
		return summary && { ...summary, at: Date.now() };
	});
}

export const readSummaries = (): Promise<ReadonlyMap<string, GameSummary>> =>
	readLatest(reviewed, MOST_GAMES);

/** That of one game, as it is now. */
export const readSummary = async (key: string): Promise<GameSummary | undefined> =>
	(await reviewed.some([key])).get(key);

/** Has it been gone through, its reasons too? */
export const isWhole = (summary: GameSummary | undefined): boolean =>
	summary?.white.reasons !== undefined && summary.black.reasons !== undefined;
