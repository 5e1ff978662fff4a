// Where the author's desk stands, and where comments are typed, while somebody writes.

import { loadChunk } from "../../loading/loadPart.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";

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
