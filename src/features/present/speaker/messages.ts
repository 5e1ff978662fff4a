// What the page that presents and the speaker's window say to each other, over a channel of the
// browser: nothing else ties them.

import type { Side } from "../../../chess/piece.ts";
import type { Placements } from "../../../chess/placement.ts";
import type { Options } from "../../../store/state/options.ts";
import type { Sight } from "../sight.ts";

/** One position with its control map. */
export type Still = { readonly placements: Placements; readonly control: Uint8Array };

/** What follows: a move, another chapter, or nothing. */
export type Following =
	| { readonly kind: "move"; readonly move: string; readonly still: Still }
	| { readonly kind: "chapter"; readonly title: string }
	| { readonly kind: "end" };

export type SpeakerView = {
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
	readonly still: Still;
	readonly next: Following;
	readonly orientation: Side;
	readonly options: Options;
	/** What the audience is not shown. */
	readonly hidden: readonly (Sight | "heat")[];
	readonly isBlack: boolean;
	/** When the presentation began, in milliseconds as Date has them. */
	readonly began: number;
};

export type ToSpeaker =
	| { readonly kind: "view"; readonly view: SpeakerView }
	| { readonly kind: "over" };

export type ToPresentation =
	/** There may be several windows: the address can be opened again. */
	| { readonly kind: "hello" | "gone"; readonly from: string }
	| { readonly kind: "end" }
	/** A key of the presentation, as its table has it. */
	| { readonly kind: "press"; readonly key: string; readonly isHeld: boolean }
	| { readonly kind: "goTo"; readonly chapter: number };

/** The channel of one presentation, whose id stands behind the # of the speaker's page. */
export const openChannel = (id: string): BroadcastChannel =>
	new BroadcastChannel(`square-control-presentation-${id}`);
