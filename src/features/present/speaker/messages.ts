// Messages between the page that presents and the speaker's window, over a channel of the browser:
// nothing else ties them.

import type { Frame } from "../../../chess/frame.ts";
import type { Arrow } from "../../../chess/game.ts";
import type { MoveInput } from "../../../chess/rules.ts";
import type { Square } from "../../../chess/square.ts";
import type { AppState } from "../../../session/state/appState.ts";
import type { Sight } from "../sight.ts";

/** Fields of the state that are the same in both windows, besides the chapter itself. */
export const MIRRORED = [
	...(["frame", "settledFrame", "sideline", "inspected", "presenting"] as const),
	...(["orientation", "options", "lens", "hidden"] as const),
] as const;

export type Mirrored = Pick<AppState, (typeof MIRRORED)[number]>;

/** The chapter: sent only where it is another, for it may be large. */
export type Chapter = Pick<AppState, "game" | "control">;

/** The next step: a move, another chapter, or nothing. */
export type Following =
	| { readonly kind: "move"; readonly move: string }
	| { readonly kind: "chapter"; readonly title: string }
	| { readonly kind: "end" };

export type SpeakerView = {
	/** The name of the lesson, if it has one. */
	readonly lesson: string | undefined;
	/** The titles of all chapters, and which is open. One alone has none. */
	readonly titles: readonly string[];
	readonly chapter: number;
	/** Minutes that are planned for each chapter. */
	readonly minutes: readonly (number | undefined)[];
	/** The speaker's own, of the chapter. */
	readonly own: string;
	readonly move: string;
	/** The comments on the move. */
	readonly notes: string;
	readonly next: Following;
	/** Parts that are hidden from the audience. */
	readonly hidden: readonly (Sight | "heat")[];
	readonly isBlack: boolean;
	/** When the presentation began, in milliseconds as Date has them. */
	readonly began: number;
};

export type ToSpeaker =
	| {
			readonly kind: "view";
			readonly view: SpeakerView;
			readonly mirrored: Mirrored;
			readonly opened: Chapter | undefined;
	  }
	/** The page goes, and may come back: windows say hello again then. */
	| { readonly kind: "over" | "away" | "back" };

export type ToPresentation =
	/** There may be several windows: the address can be opened again. */
	| { readonly kind: "hello" | "gone"; readonly from: string }
	| { readonly kind: "end" }
	/** A key of the presentation, as its table has it. */
	| { readonly kind: "press"; readonly key: string; readonly isHeld: boolean }
	| { readonly kind: "goTo"; readonly chapter: number }
	| { readonly kind: "goToFrame"; readonly frame: Frame }
	/** Acts on the speaker's board. */
	| { readonly kind: "move"; readonly move: MoveInput }
	| { readonly kind: "explain"; readonly square: Square | undefined }
	| { readonly kind: "draw"; readonly arrow: Arrow };

/** The channel of one presentation, whose id stands behind the # of the speaker's page. */
export const openChannel = (id: string): BroadcastChannel =>
	new BroadcastChannel(`square-control-presentation-${id}`);
