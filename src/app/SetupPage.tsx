// The place where positions are set up; what it consists of comes when somebody asks for it.

import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { loadSession } from "./loadSession.ts";
import { useLoaded } from "./useLoaded.ts";
import { usePage } from "./usePage.ts";

async function load() {
	const [{ SetupScreen }, session] = await Promise.all([
		loadChunk("setup", () => import("./SetupScreen.tsx")),
		loadSession(),
	]);
	return { SetupScreen, session };
}

export function SetupPage() {
	usePage("Set up a position · Square Control", "Who controls each square of any position.");
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	if (loaded.state === "waiting") return <div className="text-page" aria-busy="true" />;
	return <loaded.value.SetupScreen session={loaded.value.session} />;
}
