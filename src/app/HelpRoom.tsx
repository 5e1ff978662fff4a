// Where help opens; it comes when it is asked for.

import { loadChunk } from "../loading/loadPart.ts";
import { LoadFailure } from "../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../ui/loading/useLoaded.ts";

const load = () => loadChunk("help", () => import("./HelpScreen.tsx"));

export function HelpRoom({ close }: { close: () => void }) {
	const loaded = useLoaded(load);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	return loaded.state === "ready" ? <loaded.value.HelpScreen close={close} /> : null;
}
