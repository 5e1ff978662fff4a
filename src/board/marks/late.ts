// Marks that come when they are first wanted, the lowest first.

import { beingDrawn } from "./beingDrawn.ts";
import { compared } from "./compared.ts";
import type { Mark } from "./mark.ts";
import { plights } from "./plights.ts";

export const LATE: readonly Mark[] = [plights, compared, beingDrawn];
