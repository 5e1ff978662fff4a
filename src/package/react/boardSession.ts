// What one board of square-control/react remembers and can do: store and actions are the
// application's; the page that has the board decides which ply is on view, and hears of the moves
// that its visitor makes.

import type { Limits } from "../../board/scene/limits.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { inputOf } from "../../chess/rules.ts";
import { squareName, squareNamed } from "../../chess/square.ts";
import { DEFAULT_LENS, lensNamed, needsStanding } from "../../heat/lenses.ts";
import { followStanding } from "../../standing/followStanding.ts";
import { open } from "../../store/opening/open.ts";
import { createActions } from "../../store/state/actions.ts";
import type { AppState } from "../../store/state/appState.ts";
import { createAppStore } from "../../store/state/appStore.ts";
import { lineThrough } from "../../store/state/line.ts";
import { DEFAULT_OPTIONS } from "../../store/state/options.ts";
import { createPlaces } from "../../store/state/places.ts";
import { styleNamed } from "../../store/state/styleNames.ts";
import { withoutHoverInspect } from "../../ui/input/withoutHoverInspect.ts";
import type { Inspection, SquareName } from "../answers.ts";
import { inspectIn } from "../control.ts";
import { openFollows } from "./bytes.ts";
import type { ControlBoardProps, Move } from "./props.ts";
import { frameAt, type Shown } from "./readShown.ts";

export type Looks = Pick<
	ControlBoardProps,
	"ply" | "lens" | "board" | "pieces" | "orientation" | "movable" | "arrows" | "animation"
>;

/** What the page wants to hear of, as it is now. */
export type Heard = Pick<ControlBoardProps, "onMove" | "onInspect" | "onPly">;

const isSquareName = (name: string) => /^[a-h][1-8]$/.test(name);

export function createBoardSession(first: Shown, looks: Looks, heard: () => Heard) {
	const { core } = first;
	const store = createAppStore();
	const given = createActions(store, core);
	const plyOf = ({ game, frame }: AppState) => lineThrough(game, frame).placeOf(frame) ?? 0;
	let shown: Shown | undefined;
	/** The game with a move of the visitor's in it to which the page has still to say yes or no. */
	let asked: Game | undefined;
	let followsStanding = false;
	/** What the page says last. */
	let said = looks;

	function lastMove(): Move {
		const state = store.get();
		const { move, fen } = positionAt(state.game, state.frame);
		if (move === undefined) throw new Error("No move led here");
		const way = inputOf(move) as Pick<Move, "from" | "to" | "promotion">;
		return { ...way, san: move.san, fen, ply: plyOf(state) };
	}

	function tellPly(): void {
		const state = store.get();
		const { move, fen } = positionAt(state.game, state.frame);
		const plies = lineThrough(state.game, state.frame).frames.length - 1;
		heard().onPly?.({ ply: plyOf(state), plies, fen, san: move?.san });
	}

	/** A step along the line on view, which the page hears of as of a move. */
	function step(go: () => void): void {
		const { frame } = store.get();
		go();
		if (store.get().frame !== frame) tellPly();
	}

	const side = () =>
		/ w/.test(positionAt(store.get().game, store.get().frame).fen) ? "white" : "black";

	const limits: Limits = {
		mayMove: () => said.movable === undefined || said.movable === true || said.movable === side(),
		glides: () => said.animation !== false,
	};

	/** Draws what the page names on whatever is on view, leaving out what leads nowhere. */
	function drawArrows(): void {
		const { frame } = store.get();
		const arrows = (said.arrows ?? [])
			.filter(({ from, to }) => from !== to && isSquareName(from) && isSquareName(to))
			.map(({ from, to, colour = "green" }) => ({
				from: squareNamed(from),
				to: squareNamed(to),
				colour: colour.charAt(0).toUpperCase(),
			}));
		store.set({ suggested: arrows.length > 0 ? { frame, arrows } : undefined });
	}

	/** Plays a move and tells of it. Returns whether it was played. */
	function play(...input: Parameters<typeof given.play>): boolean {
		const before = store.get().game;
		if (!given.play(...input)) return false;
		const { game } = store.get();
		asked = game === before ? undefined : game;
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
			const { game, frame } = store.get();
			const { frames } = lineThrough(game, frame);
			return frames[Math.min(frames.length - 1, frameAt(game, ply))];
		};
		const { game, frame } = store.get();
		if (asked === game && wanted() !== frame) given.undo();
		asked = undefined;
		given.goToFrame(wanted() ?? frame);
	}

	/** Shows what the page gives: what is new of it, and no more. */
	function show(next: Shown, wanted: Looks): void {
		const { ply, lens, board, pieces, orientation } = wanted;
		const isDrawn = said.arrows === wanted.arrows && shown !== undefined;
		said = wanted;
		const shownLens = lensNamed(lens) ?? DEFAULT_LENS;
		if (needsStanding(shownLens) && !followsStanding) {
			followsStanding = true;
			followStanding(store, openFollows());
		}
		const { options } = store.get();
		const style = styleNamed(board, pieces);
		const isOther = style.board !== options.board || style.pieces !== options.pieces;
		store.set({
			lens: shownLens,
			orientation: orientation === "black" ? BLACK : WHITE,
			options: isOther ? { ...options, ...style } : options,
		});
		if (next !== shown) {
			const { game, control } = next;
			// Nothing leads back to what was shown before: it need not be kept.
			const rest = { control, past: [], future: [], news: undefined };
			open(store, core, { game, frame: frameAt(game, ply), news: "", rest });
			asked = undefined;
		} else if (ply !== undefined) goToPly(ply);
		shown = next;
		if (!isDrawn) drawArrows();
	}

	store.set({ options: { ...DEFAULT_OPTIONS, asksPromotion: true } });
	show(first, looks);
	store.watch(["frame", "game"], () => {
		if (said.arrows?.length) drawArrows();
	});

	return {
		store,
		core,
		places: createPlaces(),
		actions: { ...withoutHoverInspect(given, () => heard().onInspect !== undefined), play },
		limits,
		show,
		next: () => step(given.forward),
		back: () => step(given.back),
		/**
		 * Calls with why the square that is asked about is what it is, and with nothing once that
		 * is closed. Returns a function that stops it.
		 */
		followInspected(tell: (inspection: Inspection | undefined) => void): () => void {
			let isTold = false;
			return store.watch(
				["inspected", "settledFrame", "game"],
				({ inspected, settledFrame, game }) => {
					if (inspected === undefined && !isTold) return;
					isTold = inspected !== undefined;
					const { fen } = positionAt(game, settledFrame);
					const square = inspected && (squareName(inspected.square) as SquareName);
					tell(square && inspectIn(core, fen, square));
				},
			);
		},
	};
}
