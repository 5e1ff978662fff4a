// How many squares are whose at the start, as the core says: the page has it before the core.

import type { Counts } from "../../../control/classes.ts";

export const START_COUNTS: Counts = { light: 22, dark: 22, contested: 0, neutral: 20 };
