// The late part that asks whose games to fetch from another site.

import { latePart } from "../../../runtime/late/loadPart.ts";

/** For a build that leaves out the games of other sites, and with them what asks for these. */
const leftOut = () => Promise.reject(new Error("Games of other sites are not in this build"));

export const loadPlayer = latePart("player", () =>
	import.meta.env.VITE_IMPORT === "off" ? leftOut() : import("./PlayerDialog.tsx"),
);
