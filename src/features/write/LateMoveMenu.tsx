// The menu at a move of the list, loaded on first use.

import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { loadDesk } from "./late.ts";

export function LateMoveMenu() {
	const isOpen = useApp(({ desk }) => desk?.menu !== undefined);
	return isOpen && <Late load={loadDesk}>{({ MoveMenu }) => <MoveMenu />}</Late>;
}
