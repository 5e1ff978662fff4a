// Saves an engine's findings in many games in the browser: a short line for each game.

import type { Row } from "../../../games/collection/row.ts";
import { createKeptLines } from "../../../runtime/keptLines.ts";
import { readReasons, reasonsText } from "./reasons.ts";
import type { GameSummary, SideSummary } from "./summary.ts";

const KEY = "square-control-reviewed";

/** Two million bytes at most: of more games those that were looked at last. */
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

/** The reasons stand behind a colon, also where there are none. */
const sideText = ({ mistakes, wasWinning, reasons }: SideSummary) =>
	`${mistakes.join(",")}${wasWinning ? "w" : ""}${reasons ? `:${reasonsText(reasons)}` : ""}`;

const SIDE = /^(\d{1,3}),(\d{1,3}),(\d{1,3})(w?)(?::(\S*))?$/;

function readSide(text = ""): SideSummary | undefined {
	const [found, one, two, three, won, behind] = SIDE.exec(text) ?? [];
	if (found === undefined) return undefined;
	const reasons = behind === undefined ? undefined : readReasons(behind);
	return {
		mistakes: [Number(one), Number(two), Number(three)],
		wasWinning: won === "w",
		...(reasons && { reasons }),
	};
}

function readLine(line: string): readonly [string, GameSummary] | undefined {
	const [key, ...sides] = line.split(" ");
	const [white, black] = sides.map(readSide);
	if (!key || white === undefined || black === undefined) return undefined;
	return [key, { white, black }];
}

const summaries = createKeptLines<GameSummary>(KEY, {
	most: MOST_GAMES,
	format: (key, { white, black }) => `${key} ${sideText(white)} ${sideText(black)}`,
	parse: readLine,
});

export const { read: readSummaries, write: writeSummaries } = summaries;

/** Has it been gone through, its reasons too? */
export const isWhole = (summary: GameSummary | undefined): boolean =>
	summary?.white.reasons !== undefined && summary.black.reasons !== undefined;
