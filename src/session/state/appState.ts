// The state of the application: the open game, the current position, the view, the visitor's
// interaction, and notices. All else is derived from it.

import type { Lens } from "../../board/heat/lenses.ts";
import type { Compared, Hideable, Inspected, Preview } from "../../board/view.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Arrow, Game } from "../../chess/game.ts";
import type { Warning } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import type { Side } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Standing } from "../../control/standing.ts";
import type { MistakeGlyph } from "../../review/mistakes/marks.ts";
import type { MomentKind } from "../../review/moment.ts";
import type { Desk } from "./desk.ts";
import type { News } from "./news.ts";
import type { Options } from "./options.ts";
import type { Panel } from "./panels.ts";
import type { PlaceName } from "./places.ts";
import type { Lost, NotKept, Problem } from "./problems.ts";
import type { SetupDraft } from "./setupDraft.ts";

/** The last state of a game of a library: as read, as changed, or as an earlier visit saved it. */
export type LeftGame =
	| { readonly frame: Frame }
	| Pick<AppState, "game" | "control" | "frame">
	| { readonly pgn: string; readonly path: readonly number[] };

/** A text of one game or more, and which of them is open. */
export type Library = {
	readonly text: string;
	readonly games: readonly GameText[];
	readonly open: number;
	/** The open game as it was read. Undefined where an earlier visit had changed it. */
	readonly asRead: Game | undefined;
	/** The games that were open before, by their place in the list. */
	readonly left: ReadonlyMap<number, LeftGame>;
	/** The faults of games that could not be opened, by their place in the list. */
	readonly problems: ReadonlyMap<number, Warning>;
	/**
	 * Its record on the shelf of lessons. Named when the text is opened, and the same in all that
	 * Undo and Redo lead to.
	 */
	readonly lesson?: LessonMark | undefined;
};

export type LessonMark = {
	readonly id: string;
	/** As this tab has written or read it. Undefined until then. */
	readonly version?: string | undefined;
};

/** Where a position to compare with comes from. */
export type ReferenceOrigin =
	| { readonly kind: "start" | "pasted" }
	/** The move that led to it, with its number. */
	| { readonly kind: "after"; readonly move: string };

/** A position to compare with, and where it comes from. */
export type Reference = Compared & {
	readonly origin: ReferenceOrigin;
	readonly fen: string;
};

/** A line that is played through on the board, and is not in the game. */
export type Sideline = {
	/** A game of its own: the position where it begins, and its moves. */
	readonly game: Game;
	readonly control: GameControl;
	/** The position on view, after its first move or a later one. */
	readonly frame: Frame;
	/** The frame of the open game from which the line starts. */
	readonly from: Frame;
};

/** A presentation. */
export type Presenting = {
	/** Focus target afterwards, if any. */
	readonly focusAfter: PlaceName | undefined;
	/** Arrows, and circles where they end on their square, drawn for the position on view alone. */
	readonly chalk: readonly Arrow[];
	/** What goes on after a reload: the channel, the time of the start, the dark screen. */
	readonly resumed?:
		| { readonly id: string; readonly began: number; readonly isBlack: boolean }
		| undefined;
};

export type Reading = {
	/** The current task: a large game is read, or that of an earlier visit. */
	readonly what: "reading" | "restoring";
	/** The share that is done, in hundredths. */
	readonly done: number;
	/** Can the visitor cancel it? */
	readonly canStop: boolean;
};

/** How a game has come. */
export type Way =
	| "typed"
	| "pasted"
	| "dropped"
	| "shared"
	| "file"
	| "sample"
	| "address"
	| "link"
	| "games"
	| "practise";

/** A game, or several, on the way to the board. */
export type Arrival = {
	readonly game: Game;
	readonly library: Library | undefined;
	readonly frame: Frame;
	/** Announced once the game is open. */
	readonly news: News;
	readonly by: Way | undefined;
	/** Changes besides the game: the side at the bottom, or the view of a link. */
	readonly rest?: Partial<AppState> | undefined;
};

/** The sign of a move in the list and on the timeline. */
export type Sign =
	/** By the engine: "??" and its like, or what was well played. */
	| { readonly code: "mistake"; readonly mark: MistakeGlyph }
	| { readonly code: "offer" }
	| { readonly code: "only" }
	| { readonly code: "outpost" }
	/** By the map: a moment, or points that a move loses; undefined where it is mate. */
	| { readonly code: "moment"; readonly kind: MomentKind }
	| { readonly code: "loss"; readonly lost: number | undefined };

/** The open game with its file and its history: it stays until another game takes its place. */
type GameDocument = {
	/** The start position where no game is open. */
	readonly game: Game;
	/** Was a game loaded, or has a move been made? */
	readonly isOpen: boolean;
	/** Control of every frame of the game. Undefined after a reset, until a square is asked about. */
	readonly control: GameControl | undefined;
	/** Undefined where the game came as a position, or was made here. */
	readonly library: Library | undefined;
	/** Did the game come with a link, and has the visitor not kept it yet? */
	readonly isFromLink: boolean;
	/** Undefined until a game has been reviewed. */
	readonly reviewed: Reviewed | undefined;
	/** The snapshots that undo and redo return to, the latest last. */
	readonly past: readonly Snapshot[];
	readonly future: readonly Snapshot[];
};

export type Reviewed = {
	readonly game: Game;
	/** The moves with a sentence in the review. */
	readonly signs: ReadonlyMap<Frame, Sign>;
	/** How many of them are moments. Losses beside them are searched once the review is open. */
	readonly moments: number;
};

/** The current position and its facts: they change with every step. */
type Cursor = {
	readonly frame: Frame;
	/**
	 * Follows the frame: after the board has shown a single step, and when the cursor comes to rest
	 * while steps come fast.
	 */
	readonly settledFrame: Frame;
	/** Do steps come one by one, or so fast that only the board follows? */
	readonly pace: "calm" | "fast";
	/**
	 * How the pieces stand where the cursor has settled. Undefined unless the lens asks for it, and
	 * until it is found.
	 */
	readonly standing: Standing | undefined;
};

/** The view of the board: it stays while games and positions change. */
type View = {
	readonly orientation: Side;
	readonly lens: Lens;
	readonly options: Options;
	/** The hidden layers of the board. They are shown again after a reload. */
	readonly hidden: { readonly [what in Hideable]?: boolean };
	/** The position to compare with. Undefined where there is none. */
	readonly reference: Reference | undefined;
	/** Is the position on view compared with the reference? */
	readonly isComparing: boolean;
};

/** The visitor's interaction: it ends with the next step, when it is closed, or with the visit. */
type Interaction = {
	/** The panel that is open beside the board. Undefined while the list of moves is there. */
	readonly panel: Panel | undefined;
	/** The panel that comes back when an explanation ends. */
	readonly panelBefore: Panel | undefined;
	/** The panel that a guest has taken the place of. */
	readonly coveredPanel: Panel | undefined;
	/** Undefined while no square is explained. */
	readonly inspected: Inspected | undefined;
	/** The square of the tab Explain, whether that is open or not. */
	readonly explainedSquare: Square | undefined;
	/** Squares that are marked on one frame, as the review asked. Undefined until it has. */
	readonly shown: { readonly frame: Frame; readonly squares: readonly Square[] } | undefined;
	/** The move that a list points at. Undefined while none does. */
	readonly pointed: Preview | undefined;
	/** The move that the hand aims at, if any. Undefined while the hand is empty. */
	readonly inHand: { readonly aim: Preview | undefined } | undefined;
	/** The line on the board in place of the game. Undefined while there is none. */
	readonly sideline: Sideline | undefined;
	/**
	 * An arrow, or a circle where it ends on its square, that is being drawn. Undefined while none
	 * is.
	 */
	readonly drawn: Arrow | undefined;
	/** The engine's moves on a frame, the best first, as arrows. Undefined while none are shown. */
	readonly suggested: { readonly frame: Frame; readonly arrows: readonly Arrow[] } | undefined;
	/** The same of the engine that follows the game: its best move. Undefined while it is off. */
	readonly bestMove: AppState["suggested"];
	/**
	 * "??" and its like for the board, by the frames that moves lead to. Undefined while the engine
	 * is off.
	 */
	readonly verdicts: ReadonlyMap<Frame, string> | undefined;
	/** Undefined while the author's desk is closed. */
	readonly desk: Desk | undefined;
	/** Undefined while nothing is presented. */
	readonly presenting: Presenting | undefined;
	/** The position that was last being set up. Undefined where none has been. */
	readonly setupDraft: SetupDraft | undefined;
};

/** Record that another tab, closed since, has saved. */
export type LeftElsewhere = {
	/** The name of its record. */
	readonly name: string;
	/** When its game was changed, in milliseconds since 1970. */
	readonly changedAt: number;
	readonly title: string;
};

/** Other tabs of this browser, each with a record of its own. */
type OtherTabs = {
	/** Has this game been open in another tab when it was opened here? False once dismissed. */
	readonly isElsewhere: boolean;
	/** Records on offer, the latest first. */
	readonly leftElsewhere: readonly LeftElsewhere[];
	/**
	 * Records whose changes this tab has, or that were offered, by their names, with the times of
	 * those changes.
	 */
	readonly knownElsewhere: Readonly<Record<string, number>>;
};

/** Notices: each stays until it is dismissed, or no longer true. */
type Notices = {
	/**
	 * The reason why changes will not survive a reload. Undefined while they will, or once dismissed.
	 */
	readonly unkept: NotKept | undefined;
	/** Does this browser save the open game, as far as is known, whether or not a notice said so? */
	readonly isKept: boolean;
	/** Saved data of an earlier visit that is missing. Undefined if nothing is, or once dismissed. */
	readonly lost: Lost | undefined;
	/** The progress of a long reading. Undefined while there is none. */
	readonly reading: Reading | undefined;
	/** Games that arrived while a lesson was open, and wait for the choice of where they go. */
	readonly coming: readonly Arrival[];
	/** The reason why the last text could not be read. Undefined once one could. */
	readonly problem: Problem | undefined;
	/**
	 * What has replaced the open game, or changed it at one stroke. Undefined where nothing has, or
	 * something was changed since.
	 */
	readonly news: News | undefined;
	/** The game that a position was last made a chapter of, as its file has it. */
	readonly wholeGame: GameText | undefined;
};

/** One flat object; the types above group its properties by how long they last. */
export type AppState = GameDocument & Cursor & View & Interaction & OtherTabs & Notices;

/** A game with its position and view, to go back to. */
export type Snapshot = Pick<
	AppState,
	"game" | "isOpen" | "control" | "frame" | "library" | "isFromLink" | "orientation" | "lens"
> & {
	/** Was this game replaced by another? Else it was changed. */
	readonly isReplaced: boolean;
};
