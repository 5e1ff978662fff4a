// Marks whose code is loaded on first use, the lowest first.

import { beingDrawn } from "./beingDrawn.ts";
import { compared } from "./compared.ts";
import type { Mark } from "./mark.ts";
import { plights } from "./plights.ts";

export const LATE_MARKS: readonly Mark[] = [plights, compared, beingDrawn];
