// The place of many games: their list and studies come when somebody asks for them.

import { loadChunk } from "../../loading/loadPart.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

const load = () => loadChunk("games", () => import("./GamesScreen.tsx"));

export function GamesPage() {
	usePage(
		"Your games · Square Control",
		"Who controls what over many games: read, searched, studied and compared on this device.",
	);
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	if (loaded.state === "waiting") return <div className="text-page" aria-busy="true" />;
	return <loaded.value.GamesScreen />;
}
