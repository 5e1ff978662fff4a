// Where help opens; it comes when it is asked for.

import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { useLoaded } from "./useLoaded.ts";

const load = () => loadChunk("help", () => import("./HelpScreen.tsx"));

export function HelpRoom({ close }: { close: () => void }) {
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	return loaded.state === "ready" ? <loaded.value.HelpScreen close={close} /> : null;
}
