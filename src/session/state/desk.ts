// The open tools of an author: a comment, a pen, a menu.

import type { CommentPlace } from "../../chess/annotate.ts";

export type Desk = {
	/** The comment that was asked for. Undefined where it is that after the move on view. */
	readonly editing: CommentPlace | undefined;
	/**
	 * The colour that a press on the board draws in, until the pen is put down. Undefined while a
	 * press moves pieces.
	 */
	readonly pen: { readonly colour: string } | undefined;
	/** Where the menu at a move is, in pixels of the window. Undefined while it is closed. */
	readonly menu: { readonly x: number; readonly y: number } | undefined;
};

export const EMPTY_DESK: Desk = { editing: undefined, pen: undefined, menu: undefined };
