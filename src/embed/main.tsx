// The embedded board: reads its address, shows what it names, and does what the element that framed it asks for.

import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { setTints } from "../app/tints.ts";
import "../app/theme.css";
import { choicesTo } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import { positionAt } from "../chess/game.ts";
import { WHITE } from "../chess/piece.ts";
import { isLoaded, isScrubbing } from "../store/appStore.ts";
import { createStore } from "../store/createStore.ts";
import { lensNamed, sideNamed } from "../store/links.ts";
import { type Order, openChannel } from "./channel.ts";
import { Embed } from "./Embed.tsx";
import "./embed.css";
import { type Params, readParams } from "./params.ts";
import { type EmbedSession, openEmbedSession } from "./session.ts";

const params = createStore<Params>(readParams(window.location.search, window.location.hash));

function showTheme(): void {
	const { theme } = params.get();
	if (theme === "auto") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}

/** A setting by name, as an address would have it. */
function change({ store }: EmbedSession, name: string, value: string): void {
	const given = new URLSearchParams([[name, value]]).toString();
	const { theme, moves, controls } = readParams(given, "");
	if (name === "orientation") store.set({ orientation: sideNamed(value) ?? WHITE });
	else if (name === "lens") store.set({ lens: lensNamed(value) ?? "control" });
	else if (name === "theme") params.set({ theme });
	else if (name === "moves") params.set({ moves });
	else params.set({ controls });
}

function obey(session: EmbedSession, order: Order): void {
	const { actions, store } = session;
	if (order.type === "load") void session.load(order.text);
	else if (order.type === "ply") {
		const { plies } = store.get().game;
		actions.goToFrame(Math.min(plies, Math.max(0, order.ply)) as Frame);
	} else if (order.type === "next") actions.forward();
	else if (order.type === "back") actions.back();
	else if (order.type === "set") change(session, order.name, order.value);
	else actions.flip();
}

async function start(): Promise<void> {
	setTints();
	showTheme();
	params.subscribe(showTheme);
	/** Orders that come before the core are carried out when it is there. */
	const early: Order[] = [];
	let session: EmbedSession | undefined;
	const tell = openChannel((order) => {
		if (session === undefined) early.push(order);
		else obey(session, order);
	});
	session = await openEmbedSession();
	const { store } = session;
	const opened = session;
	store.subscribe((next, previous) => {
		const { game, frame, problem } = next;
		if (next.game !== previous.game && isLoaded(next)) tell({ type: "load", plies: game.plies });
		if (problem !== undefined && problem !== previous.problem) {
			tell({ type: "error", message: problem });
		}
		const isMoved = next.settledFrame !== previous.settledFrame || game !== previous.game;
		if (!isMoved || isScrubbing(next)) return;
		const san = positionAt(game, frame).move?.san ?? "";
		tell({ type: "ply", ply: choicesTo(game, frame).length, plies: game.plies, san });
	});
	const { link, orientation, lens } = params.get();
	if (link !== undefined) await session.followLink(link);
	store.set({
		...(orientation !== undefined && { orientation }),
		...(lens !== undefined && { lens }),
	});
	const element = document.getElementById("root");
	if (element === null) throw new Error("The page has no place for the board");
	const onHeight = (height: number) => tell({ type: "size", height });
	const Live = () => {
		const now = useSyncExternalStore(params.subscribe, params.get);
		return <Embed session={opened} params={now} onHeight={onHeight} />;
	};
	createRoot(element).render(
		<StrictMode>
			<Live />
		</StrictMode>,
	);
	for (const order of early) obey(session, order);
}

start().catch((error) => {
	console.error(error);
	const place = document.getElementById("root");
	if (place !== null) place.textContent = `The board could not be shown: ${error.message}`;
});
