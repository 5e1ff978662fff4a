// The About page's place: its text and examples come when it is visited.

import { loadChunk } from "../../loading/loadPart.ts";
import { loadSession } from "../../loading/loadSession.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

async function load() {
	const [{ AboutScreen }, session] = await Promise.all([
		loadChunk("about", () => import("./AboutScreen.tsx")),
		loadSession(),
	]);
	return { AboutScreen, session };
}

export function AboutPage() {
	usePage(
		"About · Square Control",
		"What it means to control a square, with worked examples: pins, batteries, exchanges.",
	);
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	if (loaded.state === "waiting") return <div className="text-page" aria-busy="true" />;
	const { AboutScreen, session } = loaded.value;
	return <AboutScreen core={session.core} />;
}
