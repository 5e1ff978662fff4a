// Asks whose games are to be loaded, and which. The site itself is not asked before they are read.

import type { Source } from "../../../games/collection/source.ts";
import { importWords } from "../../../messages/en/panels/import.ts";
import { type PlayerGames, sourceOf } from "../../../session/import/players.ts";
import type { Site } from "../../../session/import/sites.ts";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { importErrorText } from "./importErrorText.ts";
import { PlayerDialog } from "./PlayerDialog.tsx";

/** Undefined where the dialog was cancelled. */
export async function askPlayer(site: Site, name: string): Promise<Source | undefined> {
	const month = new Date().toISOString().slice(0, 7);
	const games = await showDialog<PlayerGames>((done) => (
		<PlayerDialog site={site} name={name} month={month} done={done} />
	));
	if (games === undefined) return undefined;
	return sourceOf(games, (...given) => fetch(...given), {
		name: importWords.player.source(games.name, games.site),
		faultText: importErrorText,
	});
}
