// Asks whose games are to be loaded, and which. What they come from asks nobody before it is read.

import type { Source } from "../../../collection/source.ts";
import { type PlayerGames, sourceOf } from "../../../import/players.ts";
import type { Site } from "../../../import/sites.ts";
import { shown } from "../../../ui/dialog/showDialog.ts";
import { PlayerDialog } from "./PlayerDialog.tsx";

/** Undefined where somebody thinks better of it. */
export async function askPlayer(site: Site, name: string): Promise<Source | undefined> {
	const month = new Date().toISOString().slice(0, 7);
	const games = await shown<PlayerGames>((done) => (
		<PlayerDialog site={site} name={name} month={month} done={done} />
	));
	return games && sourceOf(games, (...given) => fetch(...given));
}
