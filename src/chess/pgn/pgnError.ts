// What is thrown for a game of which nothing can be read.

import type { Place } from "../game.ts";

export class PgnError extends Error {
	override readonly name = "PgnError";
	readonly place: Place | undefined;
	constructor(message: string, place?: Place) {
		super(message);
		this.place = place;
	}
}
