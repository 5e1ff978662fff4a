// Messages between the element and the board in its frame. docs/embedding.md lists them.

import type { Followed } from "./follower.ts";
import type { Setting } from "./settings.ts";

export const PROTOCOL = 1;

/** From the page to the board. */
export type Order =
	| { readonly type: "load"; readonly text: string }
	| { readonly type: "ply"; readonly ply: number | string }
	| ({ readonly type: "grow" } & Followed)
	| { readonly type: "set"; readonly name: Setting; readonly value: string }
	| { readonly type: "next" | "back" | "flip" };

/** From the board to the page. */
export type News =
	| {
			readonly type: "ply";
			readonly ply: number;
			readonly plies: number;
			readonly path: string | undefined;
			readonly san: string;
	  }
	| { readonly type: "load"; readonly plies: number; readonly warnings: readonly string[] }
	| { readonly type: "error"; readonly message: string }
	/** The first answer, as soon as the port has come. */
	| { readonly type: "here" }
	/** There is no board, and perhaps there never will be. */
	| { readonly type: "failed"; readonly message: string }
	| { readonly type: "size"; readonly height: number };

/** A message has yet to show its shape. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	Object(value) === value;
