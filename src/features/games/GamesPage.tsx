// The place of many games: their list and studies come when somebody asks for them.

import { loadGames } from "../../loading/parts/first.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/Late.tsx";

export function GamesPage() {
	usePage(
		"Your games · Square Control",
		"Who controls what over many games: read, searched, studied and compared on this device.",
	);
	return <LatePage load={loadGames}>{({ GamesScreen }) => <GamesScreen />}</LatePage>;
}
