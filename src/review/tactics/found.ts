// Findings of a finder of one kind of tactic, before they are weighed.

import type { Tactic } from "./tactic.ts";

export type FoundTactic = Pick<Tactic, "actor" | "targets" | "fruit"> &
	Partial<Pick<Tactic, "guard" | "via" | "check">>;
