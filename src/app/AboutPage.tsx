// The About page's place: its text and examples come when it is visited.

import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { loadSession } from "./loadSession.ts";
import { useLoaded } from "./useLoaded.ts";
import { usePage } from "./usePage.ts";

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
