// How many questions of the deck are due today, on the start page and in the menu of a game. It is
// loaded late.

import { latePart } from "../../runtime/late/loadPart.ts";
import { Late } from "../loading/Late.tsx";

const loadDueToday = latePart("dueToday", () => import("./DueToday.tsx"));

export const LateDueToday = () => (
	<Late load={loadDueToday} failed={() => null}>
		{({ DueToday }) => <DueToday />}
	</Late>
);
