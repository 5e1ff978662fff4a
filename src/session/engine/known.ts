// What the engine has found of a position.

import type { Evaluation } from "../../engine/evaluation.ts";

/** An evaluation, and how many positions the engine was given for it. */
export type Known = Evaluation & { readonly nodes: number };
