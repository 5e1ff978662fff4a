// Windows in which the options are a menu.

import { COARSE, LYING } from "../../ui/style/windows.ts";

/** Phones on their side, where an open game hides the header, as in panel.css. */
export const HELD_LYING = [LYING, COARSE].join(" and ");
