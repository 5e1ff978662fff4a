// What the engine says on the board while it follows the game: its best move, and the marks of the
// moves. Written to the store when it has found something and when a step has settled, so that a
// scrub costs nothing.

import type { Frame } from "../../chess/frame.ts";
import { type Game, type Position, positionAt, sideToMove } from "../../chess/game.ts";
import { playMoves, uciOf } from "../../engine/playedMoves.ts";
import { VIEW } from "../../engine/settings.ts";
import { markOf } from "../../review/mistakes/marks.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import type { Known } from "../../session/engine/known.ts";
import { keyOf } from "../../session/engine/written.ts";
import type { Session } from "../../session/session.ts";
import type { AppState, Reviewed } from "../../session/state/appState.ts";
import { engineLetterOf } from "../../ui/canvas/timelineMarks.ts";
import { glyphOf } from "../../ui/moveText/moveText.ts";

type KnownPositions = ReadonlyMap<string, Known>;

/** The best move of a position, as an arrow of the light kind. */
export function bestMoveAt(game: Game, frame: Frame, known: KnownPositions): AppState["bestMove"] {
	const { fen } = positionAt(game, frame);
	const [line] = known.get(keyOf(fen))?.lines ?? [];
	const [best] = line ? playMoves(fen, line.moves, 1) : [];
	if (best === undefined) return undefined;
	const { from, to } = best.move;
	return { frame, arrows: [{ from, to, colour: "B" }] };
}

/** The last of the numbers of glyphs that judge a move: "!", "?", "!!", "??", "!?", "?!". */
const LAST_OF_MOVE = 6;

/** Of a move whose position before and after the engine has looked at for as long as it wants. */
function foundMark(game: Game, position: Position, known: KnownPositions): string | undefined {
	const { move, parent } = position;
	if (move === undefined || parent === undefined) return undefined;
	const start = positionAt(game, parent);
	const before = known.get(keyOf(start.fen));
	const after = known.get(keyOf(position.fen));
	if (before === undefined || after === undefined) return undefined;
	const isOver = after.lines.length === 0;
	if (before.nodes < VIEW.nodes || (after.nodes < VIEW.nodes && !isOver)) return undefined;
	// What it found of one move from two positions may differ.
	const isBest = before.lines[0]?.moves[0] === uciOf(move);
	return isBest ? undefined : markOf(sideToMove(start), before, after);
}

/**
 * The marks of a game's moves, by frame: that of the file, else of the review, else what the engine
 * has found while it followed the game.
 */
export function verdictsOf(
	game: Game,
	known: KnownPositions,
	reviewed: Reviewed | undefined,
): ReadonlyMap<Frame, string> {
	const signs = reviewed?.game === game ? reviewed.signs : new Map<Frame, never>();
	const isJudged = [...signs.values()].some((sign) => engineLetterOf(sign) !== undefined);
	const verdicts = new Map<Frame, string>();
	game.positions.forEach((position, index) => {
		const frame = index as Frame;
		const ofFile = position.notes.nags.find((nag) => nag <= LAST_OF_MOVE);
		const isReviewed = isJudged && frame <= game.plies;
		const mark =
			ofFile === undefined
				? (engineLetterOf(signs.get(frame)) ??
					(isReviewed ? undefined : foundMark(game, position, known)))
				: glyphOf(ofFile);
		if (mark !== undefined) verdicts.set(frame, mark);
	});
	return verdicts;
}

/** So that nothing is painted again where nothing has changed. */
const areSame = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** From now on. Returns a function that ends it. */
export function showFindings(session: Session): () => void {
	const { store } = session;
	const evaluations = evaluationsOf(session);
	let isEnded = false;

	function showBestMove(): void {
		if (isEnded) return;
		const { game, settledFrame, options, bestMove } = store.get();
		const { known } = evaluations.get();
		const next = options.showsBestMove ? bestMoveAt(game, settledFrame, known) : undefined;
		if (!areSame(next, bestMove)) store.set({ bestMove: next });
	}

	function showVerdicts(): void {
		if (isEnded) return;
		const { game, options, reviewed, verdicts = [] } = store.get();
		const { known } = evaluations.get();
		const next = options.showsVerdicts ? verdictsOf(game, known, reviewed) : undefined;
		if (!areSame([...(next ?? [])], [...verdicts])) store.set({ verdicts: next });
	}

	const bestMoveSoon = queuedJob(showBestMove);
	const verdictsSoon = queuedJob(showVerdicts);
	const all = () => {
		bestMoveSoon();
		verdictsSoon();
	};
	const clear = () => store.set({ bestMove: undefined, verdicts: undefined });
	all();
	const ends = [
		evaluations.watch(["known"], all),
		store.watch(["options", "reviewed"], all),
		store.watch(["settledFrame"], bestMoveSoon),
		// Its frames are those of another game now.
		store.watch(["game"], () => {
			clear();
			all();
		}),
		clear,
	];
	return () => {
		isEnded = true;
		for (const end of ends) end();
	};
}
