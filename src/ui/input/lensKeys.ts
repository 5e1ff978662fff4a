// The keys that choose a lens, on the analysis board and while it is shown to a room.

import { lensWords } from "../../messages/en/lens.ts";
import { LENSES } from "../../store/state/lenses.ts";
import type { Session } from "../hooks/useApp.ts";
import type { KeyLine } from "./keys.ts";

export const LENS_KEYS = LENSES.map(
	({ name }, index): KeyLine<Pick<Session, "actions">> => ({
		keys: [String(index + 1)],
		get text() {
			return lensWords[name].title;
		},
		act: ({ actions }) => actions.setLens(name),
	}),
);
