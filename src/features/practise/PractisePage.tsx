// The place to practise; its questions come when somebody asks for them.

import { loadChunk } from "../../loading/loadPart.ts";
import { loadSession } from "../../loading/loadSession.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

async function load() {
	const [{ PractiseScreen, loadInsightModule }, session] = await Promise.all([
		loadChunk("practise", () => import("./PractiseScreen.tsx")),
		loadSession(),
	]);
	return { PractiseScreen, session, insight: await loadInsightModule() };
}

export function PractisePage() {
	usePage("Guess the map · Square Control", "Who controls these squares, and what hangs?");
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	if (loaded.state === "waiting") return <div className="text-page" aria-busy="true" />;
	const { PractiseScreen, session, insight } = loaded.value;
	return <PractiseScreen session={session} insight={insight} />;
}
