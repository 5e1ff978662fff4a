// Where the game is shown to a room, while it is.

import { loadChunk } from "../../loading/loadPart.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

/** It is there when presenting begins: that is its own doing. */
const load = () => loadChunk("present", () => import("./presentParts.ts"));

export function PresentingRoom() {
	const isPresented = useApp((state) => state.presenting !== undefined);
	return isPresented && <LatePresent />;
}

function LatePresent() {
	const loaded = useLoaded(load);
	return loaded.state === "ready" && <loaded.value.PresentRoom />;
}
