// Where the author's desk stands, and where comments are typed, while somebody writes.

import { useApp } from "../ui/useApp.ts";
import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { useLoaded } from "./useLoaded.ts";

const loadDesk = () => loadChunk("desk", () => import("./deskParts.ts"));

export function DeskRoom() {
	const isOpen = useApp((state) => state.desk !== undefined);
	return isOpen && <LateDesk />;
}

function LateDesk() {
	const desk = useLoaded(loadDesk);
	if (desk.state === "failed") return <LoadFailure {...desk} />;
	return desk.state === "ready" && <desk.value.DeskBar />;
}

export function EditorRoom() {
	const desk = useLoaded(loadDesk);
	return desk.state === "ready" && <desk.value.CommentEditor />;
}
