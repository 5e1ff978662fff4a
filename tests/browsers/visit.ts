// The visit, chapter by chapter.

import type { Chapter } from "./step.ts";
import { asking } from "./visit/asking.ts";
import { elsewhere } from "./visit/elsewhere.ts";
import { games } from "./visit/games.ts";
import { homework } from "./visit/homework.ts";
import { inHand } from "./visit/inHand.ts";
import { keeping } from "./visit/keeping.ts";
import { live } from "./visit/live.ts";
import { moves } from "./visit/moves.ts";
import { offline } from "./visit/offline.ts";
import { parts } from "./visit/parts.ts";
import { sharing } from "./visit/sharing.ts";

export const VISIT: readonly Chapter[] = [
	games,
	asking,
	inHand,
	homework,
	moves,
	sharing,
	keeping,
	elsewhere,
	live,
	offline,
	...parts,
];
