// The list taken away: its games as a file, its address as a link.

import { saveFile } from "../../ui/saveFile.ts";
import { formatFilter } from "./filters/filterLink.ts";
import type { Games } from "./games.ts";

export const saveList = async ({ client }: Games): Promise<void> =>
	saveFile(await client.ask("pgn"), "games.pgn");

export const copyLink = ({ store }: Games): Promise<void> =>
	navigator.clipboard.writeText(
		new URL(formatFilter(store.get().filter), window.location.href).href,
	);
