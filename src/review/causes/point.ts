// The point of a mistake where nothing is won: what the move gave away, and what the better one
// does.

import type { Case } from "../mistakes/case.ts";
import { swingOf } from "../mistakes/material.ts";
import type { Does, Gives } from "../mistakes/reason.ts";
import { doesOf, type Scenes } from "./does.ts";
import { givesOf } from "./gives.ts";
import { restOf } from "./rest.ts";
import { sceneAt } from "./scene.ts";
import { shownReply } from "./shownLine.ts";

export type Point = {
	readonly gives: Gives | undefined;
	readonly does: Does | undefined;
	/** Pawns that the reply wins by the moves that are shown; 0 where no better line is known. */
	readonly falls: number;
};

/** Of what was lost, by the evaluations, what the reply wins where that is the point. */
const MOST = 1 / 3;

/** Where no better line is known. */
export const NO_POINT: Point = { gives: undefined, does: undefined, falls: 0 };

export function pointOf(one: Case): Point {
	const { modules, played, better } = one;
	if (better.moves.length === 0 || played.moves.length < 2) return NO_POINT;
	const scenes: Scenes = {
		one,
		before: sceneAt(played, 0).pieces,
		afterBest: sceneAt(better, 1).pieces,
		played: restOf(modules, played),
		better: restOf(modules, better),
	};
	// What the reply wins says more than what the move gave away, unless it is far less.
	const { wins } = shownReply(one);
	const falls = wins?.points ?? 0;
	const isWon = falls > 0 && falls >= swingOf(one) * MOST;
	return { gives: isWon ? undefined : givesOf(scenes), does: doesOf(scenes), falls };
}
