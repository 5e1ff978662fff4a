// The place of many games: their list and studies come when somebody asks for them.

import { loadGames } from "../../loading/parts/first.ts";
import { pageWords } from "../../messages/en/pages.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/Late.tsx";

export function GamesPage() {
	usePage(pageWords.games.title, pageWords.games.description);
	return <LatePage load={loadGames}>{({ GamesScreen }) => <GamesScreen />}</LatePage>;
}
