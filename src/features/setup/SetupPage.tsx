// The place where positions are set up; what it consists of comes when somebody asks for it.

import { loadChunk } from "../../loading/loadPart.ts";
import { loadSession } from "../../loading/loadSession.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

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
