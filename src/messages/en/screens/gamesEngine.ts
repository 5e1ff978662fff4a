// Words of My games about an engine that goes through the games: the offer, progress, and results.

import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

/** Results of one side, and whose they are: "You", "Opponents". */
type Side = {
	readonly whose: string;
	readonly mistakes: readonly [number, number, number];
	readonly winning: number;
	readonly won: number;
	readonly losing: number;
	readonly saved: number;
};

const PHASES = ["the opening", "the middlegame", "the endgame"] as const;

/** "about 2 hours", "about 12 minutes", "less than a minute". */
function timeText(ms: number): string {
	const minutes = Math.round(ms / 60_000);
	if (minutes < 1) return "less than a minute";
	return minutes < 100
		? `about ${counted(minutes, "minute")}`
		: `about ${counted(Math.round(minutes / 60), "hour")}`;
}

function mistakesText({ whose, mistakes }: Side, games: number): string {
	const all = mistakes.reduce((sum, count) => sum + count, 0);
	const most = Math.max(...mistakes);
	const where =
		all === 0
			? ""
			: `, ${numberText(Math.round((100 * most) / all))}% of them in ${PHASES[mistakes.indexOf(most)]}`;
	return `${whose}: ${numberText(Math.round((10 * all) / games) / 10)} mistakes a game${where}.`;
}

export const gamesEngineWords = {
	title: "What the engine says",
	offer: (games: number) => (games === 1 ? "Review this game" : `Review ${counted(games, "game")}`),
	cost: (ms: number) => `The engine finds more: ${timeText(ms)} on this device, in the background.`,
	few: (games: number, least: number) =>
		`${counted(games, "game")} reviewed. The engine’s findings appear from ${least} games.`,
	skipped: (games: number) =>
		`${counted(games, "game")} left out: the engine can’t play through ${games === 1 ? "it" : "them"}.`,
	notKept:
		"This browser can’t keep what the engine finds: it lasts for this visit only. The browser’s storage may be full.",
	goOn: (left: number) => `Review the other ${counted(left, "game")}`,
	loading: (share: number) => `The engine is loading: ${Math.round(100 * share)}%`,
	progress: (
		done: number,
		total: number,
		perMinute: number | undefined,
		leftMs: number | undefined,
	) =>
		[
			`${numberText(done)} of ${counted(total, "game")}`,
			perMinute === undefined ? "" : `${numberText(perMinute)} a minute`,
			leftMs === undefined ? "" : `${timeText(leftMs)} left`,
		]
			.filter((part) => part !== "")
			.join(", "),
	bar: "Games reviewed",
	rest: "Pause",
	phase: (mine: Side, theirs: Side, games: number) => [
		`Engine, ${counted(games, "game")}:`,
		mistakesText(mine, games),
		mistakesText(theirs, games),
	],
	won: (mine: Side, theirs: Side, games: number) => [
		`Engine, ${counted(games, "game")} (won: three pawns ahead):`,
		`${mine.whose}: won ${numberText(mine.won)} of ${counted(mine.winning, "won game")}.`,
		`${theirs.whose}: won ${numberText(theirs.won)} of ${counted(theirs.winning, "won game")}.`,
	],
	saved: (mine: Side, theirs: Side, games: number) => [
		`Engine, ${counted(games, "game")} (lost: three pawns behind):`,
		`${mine.whose}: saved ${numberText(mine.saved)} of ${counted(mine.losing, "lost game")}.`,
		`${theirs.whose}: saved ${numberText(theirs.saved)} of ${counted(theirs.losing, "lost game")}.`,
	],
};
