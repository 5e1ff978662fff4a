// One page of the benchmark, named in the address: ours, two others that show the same, and one
// that shows nothing; and pages that measure themselves.

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Driven, type OpenGame, openGame } from "./game.ts";

declare global {
	interface Window {
		driven?: Driven;
	}
}

type Page = { readonly element: ReactNode; readonly driven: Driven };

const PAGES: Readonly<Record<string, () => Promise<{ open(game: OpenGame): Page }>>> = {
	empty: () => import("./empty.tsx"),
	ours: () => import("./ours.tsx"),
	konva: () => import("./naiveKonva.tsx"),
	still: () => import("./still.tsx"),
	frontiers: () => import("./frontiers.tsx"),
	chessboard: () => import("../../../tests/trials/reactChessboard.tsx"),
};

const name = new URLSearchParams(location.search).get("page") ?? "ours";
const page = (await PAGES[name]?.())?.open(await openGame());
const root = document.getElementById("root");
if (page === undefined || root === null) throw new Error(`No such page: ${name}`);
createRoot(root).render(page.element);
window.driven = page.driven;
