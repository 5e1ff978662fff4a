// The embedded board: reads its address, shows what it names, and does what the element that framed it asks for.

import "../ui/style/base.css";
import "../ui/style/controls.css";
import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { choicesTo, frameOn } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt, problemsOf } from "../chess/game.ts";
import { WHITE } from "../chess/piece.ts";
import type { Order } from "../element/protocol.ts";
import { loadPinning } from "../loading/parts/base.ts";
import { loadDrawings, loadFollowed, loadOverlay } from "../loading/parts/frame.ts";
import { embedWords } from "../messages/en/embed.ts";
import { createStore } from "../runtime/createStore.ts";
import { formatPath, parsePath, sideNamed, squareIn } from "../store/links/links.ts";
import { soon } from "../store/opening/progress.ts";
import { isLoaded, isScrubbing } from "../store/state/appStore.ts";
import { DEFAULT_LENS, lensNamed } from "../store/state/lenses.ts";
import { setTints } from "../ui/style/tints.ts";
import { openChannel } from "./channel.ts";
import { Embed } from "./Embed.tsx";
import "./embed.css";
import type { Session } from "../ui/hooks/useApp.ts";
import type { Following } from "./following.tsx";
import { type Params, readParams } from "./params.ts";
import { openEmbedSession } from "./session.ts";

const params = createStore<Params>(readParams(window.location.search, window.location.hash));

function showTheme(): void {
	const { theme } = params.get();
	if (theme === "auto") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}

/** What is compared with, as an address names it. Empty where nothing is. */
let compared = new URLSearchParams(params.get().link).get("compare") ?? "";

/** Compares with that from now on, in the game that is there now. */
async function compare({ core, store }: Session): Promise<void> {
	const { pinNamed } = await loadPinning();
	const pinned = compared === "" ? undefined : pinNamed(core, store.get().game, compared);
	store.set({ pinned, panel: pinned && "compare" });
}

/** The game as it was read: a reader's own moves make another. */
let loaded: Game | undefined;

/** On the position on view, what the author names for it; the game stays the one that was read. */
async function drawArrows({ store }: Session): Promise<void> {
	const { draw } = await loadDrawings();
	const { game, frame } = store.get();
	const drawn = draw(game, frame, params.get().arrows);
	if (game === loaded) loaded = drawn;
	store.set({ game: drawn });
}

/** All that has been said of this board but for its game, as an address has it. */
const given = new URLSearchParams(window.location.search);
for (const [name, value] of new URLSearchParams(window.location.hash.slice(1))) {
	given.set(name, value);
}
for (const name of ["g", "pgn", "fen"]) given.delete(name);

/** A setting by name, as an address would have it. */
async function change(session: Session, name: string, value: string): Promise<void> {
	const { store } = session;
	if (value === "") given.delete(name);
	else given.set(name, value);
	if (name === "orientation") store.set({ orientation: sideNamed(value) ?? WHITE });
	else if (name === "lens") store.set({ lens: lensNamed(value) ?? DEFAULT_LENS });
	else if (name === "compare") {
		compared = value;
		await compare(session);
	} else if (name === "square") {
		const square = squareIn(value);
		store.set({ inspected: square === undefined ? undefined : { square, isPinned: true } });
	} else {
		const { link: _, ...rest } = readParams(given.toString(), "");
		params.set(rest);
		if (name === "arrows") await drawArrows(session);
		if (!rest.explains) session.actions.inspect(undefined);
	}
}

/** A ply of the main line, or whatever a path leads to. */
const frameNamed = (game: Game, ply: number | string): Frame =>
	typeof ply === "string"
		? frameOn(game, parsePath(ply))
		: (Math.min(game.plies, Math.max(0, ply)) as Frame);

/** What is seen: the board as readers use it, or a picture for a stream. */
const viewOf = async ({ overlay }: Params) => overlay && { ...overlay, ...(await loadOverlay()) };

/** Undefined while no file is followed. */
const followed = createStore<{ readonly following: Following | undefined }>({
	following: undefined,
});

/** What follows a file comes when there is one. */
async function followingIn(session: Session): Promise<Following> {
	const { createFollowing } = await loadFollowed();
	const { following = createFollowing(session) } = followed.get();
	followed.set({ following });
	return following;
}

async function obey(session: Session, order: Order): Promise<void> {
	const { actions, store } = session;
	if (order.type === "load") {
		// The same problem twice is two problems.
		actions.setProblem(undefined);
		await session.load(order.text);
		if (compared !== "") await compare(session);
	} else if (order.type === "ply") actions.goToFrame(frameNamed(store.get().game, order.ply));
	else if (order.type === "grow") await (await followingIn(session)).hear(order);
	else if (order.type === "next") actions.forward();
	else if (order.type === "back") actions.back();
	else if (order.type === "set") await change(session, order.name, order.value);
	else actions.flip();
}

async function start(): Promise<void> {
	setTints();
	showTheme();
	// Another address is another board.
	window.addEventListener("hashchange", () => window.location.reload());
	params.subscribe(showTheme);
	/** Orders are carried out one after the other: those that come early when the board is there. */
	let begin: (session: Session) => void = () => {};
	let last = new Promise<Session>((resolve) => {
		begin = resolve;
	});
	const tell = openChannel((order) => {
		last = last.then(async (session) => {
			await obey(session, order).catch(console.error);
			return session;
		});
	}, params.get().follow !== undefined);
	const opened = await openEmbedSession(() => params.get().explains);
	const { store } = opened;
	let isReading = false;
	const read = async (work: () => Promise<boolean>) => {
		isReading = true;
		const isOpen = await work();
		isReading = false;
		return isOpen;
	};
	const session: Session = {
		...opened,
		load: (text) => read(() => opened.load(text)),
		openGame: (index) => read(() => opened.openGame(index)),
	};
	store.watch(["game", "settledFrame", "problem"], (next, previous) => {
		const { game, frame, problem } = next;
		const isFollowed = followed.get().following?.isOfFile(game) ?? false;
		if ((isReading || isFollowed) && game !== previous.game && isLoaded(next)) {
			loaded = game;
			const warnings = problemsOf(game).map(({ message }) => message);
			tell({ type: "load", plies: game.plies, warnings });
		}
		if (problem !== undefined && problem !== previous.problem) {
			tell({ type: "error", message: problem });
		}
		const isMoved = next.settledFrame !== previous.settledFrame || game !== previous.game;
		if (!isMoved || isScrubbing(next)) return;
		const choices = choicesTo(game, frame);
		tell({
			type: "ply",
			ply: choices.length,
			plies: game.plies,
			path: game === loaded ? (formatPath(choices) ?? "0") : undefined,
			san: positionAt(game, frame).move?.san ?? "",
		});
	});
	const { link, orientation, lens, arrows, follow } = params.get();
	const opening = (async () => {
		if (link !== undefined) await read(() => session.openLink(link));
		if (follow !== undefined) (await followingIn(session)).follow(follow);
		store.set({
			...(orientation !== undefined && { orientation }),
			...(lens !== undefined && { lens }),
		});
		if (arrows !== "") await drawArrows(session);
	})();
	await soon(opening);
	const element = document.getElementById("root");
	if (element === null) throw new Error("The page has no place for the board");
	const picture = await viewOf(params.get());
	const onHeight = (height: number) => tell({ type: "size", height });
	const Live = () => {
		const now = useSyncExternalStore(params.subscribe, params.get);
		const { following } = useSyncExternalStore(followed.subscribe, followed.get);
		if (picture !== undefined) {
			return <picture.Overlay session={session} scale={picture.scale} />;
		}
		return <Embed session={session} params={now} live={following?.sign} onHeight={onHeight} />;
	};
	createRoot(element).render(
		<StrictMode>
			<Live />
		</StrictMode>,
	);
	await opening;
	begin(session);
}

start().catch((error) => {
	console.error(error);
	const place = document.getElementById("root");
	if (place !== null) place.textContent = embedWords.failed(error.message);
});
