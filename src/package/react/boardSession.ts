// State of one board of square-control-app/react: the page that has it decides which ply is on
// view, and hears of the moves that its visitor makes.

import { createBoardView } from "../../board/createBoardView.ts";
import { at, createCursor, systemClock } from "../../board/cursor.ts";
import type { BoardEvents } from "../../board/events.ts";
import { DEFAULT_LENS, lensNamed, needsStanding } from "../../board/heat/lenses.ts";
import { inked } from "../../board/marks/drawn.ts";
import { isPreviewOf, previewMove } from "../../board/preview.ts";
import { MOVE_TIME } from "../../board/scene/glides.ts";
import type { BoardView } from "../../board/view.ts";
import { playMove } from "../../chess/edit.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { inputOf, MoveError, type MoveInput } from "../../chess/rules.ts";
import { type Square, squareName, squareNamed } from "../../chess/square.ts";
import { followStanding } from "../../session/board/followStanding.ts";
import { lineThrough } from "../../session/state/line.ts";
import { styleNamed } from "../../session/state/styleNames.ts";
import type { Inspection, SquareName } from "../answers.ts";
import { inspectIn } from "../control.ts";
import { openFollows } from "./bytes.ts";
import type { ControlBoardProps, Move } from "./props.ts";
import { frameAt, type Shown } from "./readShown.ts";

export type Looks = Pick<
	ControlBoardProps,
	"ply" | "lens" | "board" | "pieces" | "orientation" | "movable" | "arrows" | "animation"
>;

/** The page's present listeners. */
export type Heard = Pick<ControlBoardProps, "onMove" | "onInspect" | "onPly">;

const isSquareName = (name: string) => /^[a-h][1-8]$/.test(name);

/** The page's arrows on any position on view, without those that lead nowhere. */
const arrowsIn = ({ arrows = [] }: Looks): BoardView["arrows"] =>
	arrows
		.filter(({ from, to }) => from !== to && isSquareName(from) && isSquareName(to))
		.map(({ from, to, colour = "green" }) => ({
			from: squareNamed(from),
			to: squareNamed(to),
			colour: colour.charAt(0).toUpperCase(),
		}))
		.map((arrow) => inked(arrow, "suggested"));

const MOVABLE = { true: "both", false: "none", white: WHITE, black: BLACK } as const;

/** A step ends the preview, but not an explanation that was asked for. */
const afterStep = () => ({ preview: undefined });

export function createBoardSession(first: Shown, looks: Looks, heard: () => Heard) {
	const { core } = first;
	const view = createBoardView({ game: first.game, control: first.control });
	const cursor = createCursor(view, systemClock, afterStep);
	const plyOf = ({ game, frame }: BoardView) => lineThrough(game, frame).placeOf(frame) ?? 0;
	let shown: Shown | undefined;
	/**
	 * The game with a move of the visitor's in it to which the page has still to say yes or no, and
	 * what was there before.
	 */
	let asked: { readonly game: Game; readonly before: Partial<BoardView> } | undefined;
	let followsStanding = false;

	function lastMove(): Move {
		const now = view.get();
		const { move, fen } = positionAt(now.game, now.frame);
		if (move === undefined) throw new Error("No move led here");
		const way = inputOf(move) as Pick<Move, "from" | "to" | "promotion">;
		return { ...way, san: move.san, fen, ply: plyOf(now) };
	}

	function tellPly(): void {
		const now = view.get();
		const { move, fen } = positionAt(now.game, now.frame);
		const plies = lineThrough(now.game, now.frame).frames.length - 1;
		heard().onPly?.({ ply: plyOf(now), plies, fen, san: move?.san });
	}

	/** A step along the line on view, which the page hears of as of a move. */
	function step(by: 1 | -1): void {
		const { game, frame } = view.get();
		const { parent, next } = positionAt(game, frame);
		const to = by === 1 ? next[0] : parent;
		if (to === undefined) return;
		cursor.step(to);
		tellPly();
	}

	function inspect(square: Square | undefined): void {
		if (square !== undefined && heard().onInspect === undefined) return;
		view.set({ inspected: square === undefined ? undefined : { square, isPinned: true } });
	}

	/** Plays a move and tells of it. Returns whether it was played. */
	function play(move: MoveInput): boolean {
		const { game, frame, control } = view.get();
		try {
			const played = playMove(game, frame, move);
			const isNew = played.game !== game;
			asked = isNew ? { game: played.game, before: { game, control, ...at(frame) } } : undefined;
			view.set({
				game: played.game,
				control: isNew ? core.computeControl(played.game.placements) : control,
				...at(played.frame),
				...afterStep(),
				// Whoever moves has read enough.
				inspected: undefined,
			});
		} catch (error) {
			if (!(error instanceof MoveError)) throw error;
			console.error(error.message);
			return false;
		}
		heard().onMove?.(lastMove());
		tellPly();
		return true;
	}

	/**
	 * Goes to a ply of the line on view; from before a variation on, that is the game again. What
	 * the visitor has added to the game is taken out where that leads elsewhere.
	 */
	function goToPly(ply: number): void {
		const wanted = () => {
			const { game, frame } = view.get();
			const { frames } = lineThrough(game, frame);
			return frames[Math.min(frames.length - 1, frameAt(game, ply))] ?? frame;
		};
		const { game, frame } = view.get();
		if (asked?.game === game && wanted() !== frame) view.set(asked.before);
		asked = undefined;
		const to = wanted();
		if (to !== view.get().frame) cursor.step(to);
	}

	/** Shows what the page gives: what is new of it, and no more. */
	function show(next: Shown, wanted: Looks): void {
		const { ply, board, pieces, orientation, animation, movable } = wanted;
		const lens = lensNamed(wanted.lens) ?? DEFAULT_LENS;
		if (needsStanding(lens) && !followsStanding) {
			followsStanding = true;
			followStanding(view, openFollows(), (standing) => view.set({ standing }));
		}
		const now = view.get().looks;
		const style = styleNamed(board, pieces);
		const isOther = style.board !== now.board || style.pieces !== now.pieces;
		view.set({
			lens,
			orientation: orientation === "black" ? BLACK : WHITE,
			looks: isOther ? { ...now, ...style } : now,
			animation: animation === false ? 0 : MOVE_TIME,
			movable: movable === undefined ? "both" : MOVABLE[`${movable}`],
			arrows: arrowsIn(wanted),
		});
		if (next !== shown) {
			const { game, control } = next;
			const frame = frameAt(game, ply);
			view.set({ game, control, ...at(frame), ...afterStep(), inspected: undefined });
			asked = undefined;
		} else if (ply !== undefined) goToPly(ply);
		shown = next;
	}

	const events = {
		moved: play,
		aimed(aim) {
			const { game, frame, preview } = view.get();
			if (isPreviewOf(aim?.move, preview)) return;
			view.set({ preview: aim?.move && previewMove(core, game, frame, aim.move) });
		},
		asked(square, by) {
			// Beside an explanation, what is picked up is explained.
			const isBeside = by === "pick" && view.get().inspected !== undefined;
			if (by === "press" || by === "hold" || isBeside) inspect(square);
		},
	} satisfies Partial<BoardEvents>;

	show(first, looks);

	return {
		view,
		core,
		events,
		show,
		inspect,
		next: () => step(1),
		back: () => step(-1),
		/**
		 * Calls with why the square that is asked about is what it is, and with nothing once that
		 * is closed. Returns a function that stops it.
		 */
		followInspected(tell: (inspection: Inspection | undefined) => void): () => void {
			let isShown = false;
			return view.watch(
				["inspected", "settledFrame", "game"],
				({ inspected, settledFrame, game }) => {
					if (inspected === undefined && !isShown) return;
					isShown = inspected !== undefined;
					const { fen } = positionAt(game, settledFrame);
					const square = inspected && (squareName(inspected.square) as SquareName);
					tell(square && inspectIn(core, fen, square));
				},
			);
		},
	};
}
