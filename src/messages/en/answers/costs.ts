// Words about the losses that cost most.

import type { Met } from "../../../features/games/engine/reasonCosts.ts";
import type { Loss } from "../../../features/games/training/losses.ts";
import type { CostKind, Costs } from "../../../games/collection/answers/shown/costs.ts";
import type { Cost } from "../../../games/collection/answers/worth.ts";
import type { ReasonKind } from "../../../training/sources/ofMistake.ts";
import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const KINDS: Readonly<Record<CostKind, string>> = {
	inOpening: "Pieces hung in the opening",
	inMiddlegame: "Pieces hung in the middlegame",
	inEndgame: "Pieces hung in the endgame",
	chanceMissed: "Hanging pieces not taken",
	centreLost: "Centre lost by move 15",
	leadLost: "Leads not converted",
};

const REASONS: Readonly<Record<ReasonKind, string>> = {
	hanging: "Pieces left hanging",
	trade: "Losing trades",
	missed: "Chances missed",
	mate: "Mates allowed",
	fork: "Forks allowed",
	pin: "Pins allowed",
	skewer: "Skewers allowed",
	discovered: "Discovered attacks allowed",
	guard: "Guards given up",
	trapped: "Pieces trapped",
	promotion: "Promotions allowed",
	threat: "Threats overlooked",
	letGo: "Squares given up",
	other: "Other tactics overlooked",
};

const tenths = (points: number) => numberText(Math.round(10 * points) / 10);

/** Games and points of all games alike. */
function figures(
	{ mine, theirs, points }: Cost<string>,
	{ games, isCommon }: Costs<string>,
): string {
	const [own, others] = [mine, theirs].map((share) => numberText(Math.round(games * share)));
	const where = `in ${own} of your ${counted(games, "game")} (opponents in ${others})`;
	return isCommon ? where : `${where}: ${tenths(points)} points lost`;
}

const isAllChance = (costs: readonly Cost<string>[]) => costs.every(({ isChance }) => isChance);

export const costWords = {
	title: "What to work on",
	/** Heading of the list: which losses are counted, and whether chance explains all of them. */
	against({ games, isAlike, costs, isCommon }: Costs<string>, isOfEngine: boolean): string {
		const how = isOfEngine ? " according to the engine" : ", counting captures (unchecked)";
		const where = `in ${counted(games, "game")}`;
		if (isCommon) {
			const whom = isAlike ? "opponents near your rating" : "your opponents";
			const by = isOfEngine ? "According to the engine" : "Counting captures (unchecked)";
			const most = costs.length > 0 ? " What goes wrong most:" : "";
			return `${by}, nothing clearly costs you more than ${whom}, ${where}.${most}`;
		}
		const whom = isAlike
			? " against opponents near your rating"
			: " (too few opponents were near your rating)";
		const chance = isAllChance(costs) ? " It may all be chance." : "";
		return `What costs you most${how}, ${where}${whom}.${chance}`;
	},
	/** Of the games against one opponent, however few they are. */
	met: (games: number, name: string, isAny: boolean) =>
		isAny
			? `What the engine found most in your ${counted(games, "game")} against ${name}.`
			: `The engine found no mistake of yours in ${counted(games, "game")} against ${name}.`,
	metIn: ({ mine, theirs }: Met, games: number) =>
		`in ${numberText(mine)} of ${counted(games, "game")} (opponent: ${numberText(theirs)})`,
	/** While the engine goes through the games. */
	toCome: ({ done, needed }: { readonly done: number; readonly needed: number }) =>
		`The engine’s reasons appear here after ${counted(needed, "game")}: ${numberText(done)} so far.`,
	kind: (loss: Loss) => (loss.by === "engine" ? REASONS[loss.kind] : KINDS[loss.kind]),
	/** In how many games it happens, and what that comes to. */
	shares: (cost: Cost<string>, found: Costs<string>) =>
		cost.isChance && !found.isCommon && !isAllChance(found.costs)
			? `${figures(cost, found)}, may be chance`
			: figures(cost, found),
	/** Buttons of a kind, which begin with what is seen. */
	example: (kind: string) => `An example: ${kind}`,
	train: (kind: string) => `Add to deck: ${kind}`,
};
