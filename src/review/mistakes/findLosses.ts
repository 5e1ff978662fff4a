// Mistakes without an engine: moves that lose material by a search of three plies and by one of
// four, beside the best other move (docs/insight.md, section 9).

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Work } from "../../chess/work.ts";
import { balanceFor } from "../../chess/worth.ts";
import { EXACT, type Insight, NO_MOVE } from "../../control/insight.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { NO_POINT } from "../causes/point.ts";
import { startOf } from "./case.ts";
import { isForClub } from "./club.ts";
import { keeps } from "./findMistakes.ts";
import { playLine, type ReviewModules } from "./playedLine.ts";
import type { MaterialMistake, Reason } from "./reason.ts";
import { reasonsOf } from "./reasons.ts";
import { evaluationBy, isMate, LEAST_OF_MATE, type Line, numberOf, searchAt } from "./searched.ts";

/** Plies that are searched, the move itself counted. */
const DEPTHS = [3, 4] as const;

/** Points that a mistake loses. */
const LEAST = 2;

/** Points that the sides are apart at most, before. */
const NEAR = 4;

/** Lines of a move and of the best other one. */
type Compared = { readonly played: Line; readonly best: Line };

/** The points of a move that leads to a frame, for the side that has made it. */
function playedAt(insight: Insight, game: Game, frame: Frame, depth: number): Line | undefined {
	const reply = searchAt(insight, game, frame, { depth: depth - 1, ...EXACT });
	return reply && { points: 0 - reply.points, ucis: reply.ucis };
}

/** Both of a move, if it loses as much beside another. */
function comparedAt(
	insight: Insight,
	game: Game,
	frame: Frame,
	depth: number,
	isExact: boolean,
): Compared | undefined {
	const played = playedAt(insight, game, frame, depth);
	const { move } = positionAt(game, frame);
	if (played === undefined || move === undefined) return undefined;
	if (isMate(played.points) && played.points > 0) return undefined;
	// No move is worse than one that allows mate, however long that takes.
	const enough = isMate(played.points) ? 1 - LEAST_OF_MATE : played.points + LEAST;
	const best = searchAt(insight, game, (frame - 1) as Frame, {
		depth,
		floor: enough - 1,
		ceiling: isExact ? EXACT.ceiling : enough,
		except: numberOf(move),
	});
	if (best === undefined || best.points === NO_MOVE || best.points < enough) return undefined;
	return { played, best };
}

/** Only a lasting gain or loss of material counts: a search finds no gain in time or space. */
const isOfMaterial = (reason: Reason): boolean => {
	if (reason.kind === "mate") return true;
	if (reason.kind === "missed") return reason.win.gain > 0;
	return "gain" in reason && reason.gain > 0;
};

function mistakeAt(
	game: Game,
	frame: Frame,
	move: PlayedMove,
	modules: ReviewModules,
	{ played: reply, best }: Compared,
): MaterialMistake {
	const parent = (frame - 1) as Frame;
	const { side } = move;
	const previous = positionAt(game, parent).move;
	const start = startOf(previous, move);
	const played = playLine(game, parent, [uciOf(move), ...reply.ucis], start);
	const better = playLine(game, parent, best.ucis, start);
	const [before, after] = [evaluationBy(side, best), evaluationBy(side, reply)];
	const lines = { played, better, isOfMaterial: true, mark: undefined };
	const found = reasonsOf({ modules, side, move, previous, before, after, ...lines }, NO_POINT);
	const ofMaterial = found.filter(isOfMaterial);
	const reasons = ofMaterial.length > 0 ? ofMaterial : [{ kind: "line", squares: [] } as const];
	const isOfMate = isMate(best.points) || isMate(reply.points);
	return {
		ply: frame,
		move: moveName(game, frame),
		side,
		to: move.to,
		mark: undefined,
		lost: isOfMate ? undefined : best.points - reply.points,
		best: better.names[0] ?? "",
		reply: played.names.slice(1),
		better: better.names,
		reasons,
		isKept: keeps(modules, reasons[0], { played, better, move }),
	};
}

/** Moves of a mate that anybody would have seen coming. */
const SHORT_MATE = 2;

/** Was a short mate allowed, or missed? Nobody gives that for something. */
const isOfShortMate = ({ reasons: [reason] }: MaterialMistake): boolean =>
	reason?.kind === "mate" && reason.moves <= SHORT_MATE;

/** The loss by the move that leads to a frame. */
export function lossAt(
	game: Game,
	frame: Frame,
	modules: ReviewModules,
): MaterialMistake | undefined {
	const { move } = positionAt(game, frame);
	if (move === undefined || move.flags.includes("null")) return undefined;
	const balance = balanceFor(game.placements, (frame - 1) as Frame, move.side);
	if (balance < -NEAR) return undefined;
	let found: Compared | undefined;
	for (const depth of DEPTHS) {
		found = comparedAt(modules.insight, game, frame, depth, depth === DEPTHS.at(-1));
		if (found === undefined) return undefined;
	}
	const loss = found && mistakeAt(game, frame, move, modules, found);
	// To whoever is far ahead points matter little, and a mate all the more.
	return loss === undefined || balance <= NEAR || isOfShortMate(loss) ? loss : undefined;
}

/** The moves of the main line that lose material, in order, whoever plays. */
export function* findAllLosses(
	game: Game,
	modules: ReviewModules,
): Work<readonly MaterialMistake[]> {
	const found: MaterialMistake[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const loss = lossAt(game, ply as Frame, modules);
		if (loss !== undefined) found.push(loss);
		yield ply / game.plies;
	}
	return found;
}

/** The same of games of club players; of others short mates alone. */
export function* findLosses(game: Game, modules: ReviewModules): Work<readonly MaterialMistake[]> {
	const found = yield* findAllLosses(game, modules);
	return isForClub(game, found) ? found : found.filter(isOfShortMate);
}
