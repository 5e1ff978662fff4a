// Where the game is shown to a room, while it is.

import { useApp } from "../ui/useApp.ts";
import { loadChunk } from "./chunks.ts";
import { useLoaded } from "./useLoaded.ts";

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
