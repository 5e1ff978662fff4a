// One embedded board without its screen: its settings, its session, and the orders of the embedding
// page. main.tsx shows it.

import coreAddress from "../../../build/control.wasm?url";
import { isScrubbing } from "../../board/cursor.ts";
import { DEFAULT_LENS, lensNamed } from "../../board/heat/lenses.ts";
import { choicesTo, frameOn } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt, problemsOf } from "../../chess/game.ts";
import { WHITE } from "../../chess/piece.ts";
import { loadCore } from "../../control/load.ts";
import { embedWords } from "../../messages/en/screens/embed.ts";
import { gameFaultText, problemText } from "../../messages/textFaults.ts";
import type { News, Order } from "../../package/element/protocol.ts";
import { createStore } from "../../runtime/createStore.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { beginStanding } from "../../session/board/beginStanding.ts";
import { linkBoard } from "../../session/board/boardLink.ts";
import { formatPath, parsePath, sideNamed, squareIn } from "../../session/links/links.ts";
import { createOpener } from "../../session/opening/opener.ts";
import { soon } from "../../session/opening/progress.ts";
import type { Session } from "../../session/session.ts";
import { type Actions, createActions } from "../../session/state/actions.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { type AppStore, createAppStore } from "../../session/state/appStore.ts";
import { loadReference } from "../../session/state/lateReference.ts";
import { createPlaces } from "../../session/state/places.ts";
import { styleNamed } from "../../session/state/styleNames.ts";
import { setTints } from "../../ui/style/setTints.ts";
import { openChannel } from "./channel.ts";
import type { Following } from "./following.tsx";
import { GAME_NAMES, type Params, readAddress, readParams } from "./params.ts";

// The session of an embedded board: it stores nothing, and reads only the game of the address.

/**
 * A mouse that rests on a square explains nothing: only a press does, and where `explains` says so.
 */
const withoutHoverInspect = (actions: Actions, explains: () => boolean): Actions => ({
	...actions,
	inspect(square, isPinned = true) {
		if (square === undefined || (isPinned && explains())) actions.inspect(square);
	},
	rest: () => {},
});

/** `explains` returns whether a press on a square is explained at the moment. */
async function openEmbedSession(explains: () => boolean): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	// Without a game there is nothing to explain: it failed, or is on its way.
	const actions = withoutHoverInspect(
		createActions(store, core),
		() => explains() && isLoaded(store.get()),
	);
	const board = linkBoard(store, actions);
	beginStanding(store, board.view);
	return {
		...{ store, actions, core, board },
		places: createPlaces(),
		...createOpener(store, core),
	};
}

/** Tells the embedding page that there is no board, and why. */
const loadFailure = latePart("failure", () => import("./failure.ts"));

/** Milliseconds after which the embedding page shows its text again. */
const FILES_TIMEOUT_MS = 15_000;

/** Styles are refused before anything could listen: is base.css there? */
const hasStyles = () =>
	getComputedStyle(document.documentElement).getPropertyValue("--paper") !== "";

/** Opens what can be shown. Else the error has the sentence that is reported. */
async function reportingFailure<Opened>(
	open: () => Promise<Opened>,
	send: (news: News) => void,
): Promise<Opened> {
	const violations: SecurityPolicyViolationEvent[] = [];
	document.addEventListener("securitypolicyviolation", (event) => violations.push(event));
	const fail = (message: string) => send({ type: "failed", message });
	const slow = setTimeout(fail, FILES_TIMEOUT_MS, embedWords.slow);
	try {
		const opened = await open();
		if (hasStyles()) return opened;
		// Without styles no late part comes.
		throw new Error(embedWords.lacking("style-src 'self'"));
	} catch (error) {
		const message = await loadFailure().then(
			({ failureText }) => failureText(error, violations),
			() => String(error),
		);
		fail(message);
		throw new Error(message);
	} finally {
		clearTimeout(slow);
	}
}

const loadFollowed = latePart("followed", () => import("./following.tsx"));
const loadDrawings = latePart("drawings", () => import("./drawings.ts"));

/** The frame of a ply of the main line, or of a path. */
const frameNamed = (game: Game, ply: number | string): Frame =>
	typeof ply === "string"
		? frameOn(game, parsePath(ply))
		: (Math.min(game.plies, Math.max(0, ply)) as Frame);

export function createEmbed(search: string, hash: string) {
	/** The settings of the address, changed by later orders; the game is removed once it is read. */
	const settings = readAddress(search, hash);
	const params = createStore<Params>(readParams(settings));
	for (const name of GAME_NAMES) settings.delete(name);
	/** Undefined unless a file is followed. */
	const followed = createStore<{ readonly following: Following | undefined }>({
		following: undefined,
	});
	/** The position to compare with, as an address names it. Empty if there is none. */
	let compared = (params.get().link && settings.get("compare")) ?? "";
	/** The game as it was read; a reader's own moves make another. */
	let gameAsRead: Game | undefined;
	let isReading = false;

	/** Compares with the named position of the open game from now on. */
	async function compare({ core, store }: Session): Promise<void> {
		const { referenceNamed } = await loadReference();
		const reference =
			compared === "" ? undefined : referenceNamed(core, store.get().game, compared);
		store.set({ reference, isComparing: reference !== undefined });
	}

	/**
	 * Draws the author's arrows on the current position; the resulting game counts as the one that
	 * was read.
	 */
	async function drawArrows({ store }: Session): Promise<void> {
		const { draw } = await loadDrawings();
		const { game, frame } = store.get();
		const drawn = draw(game, frame, params.get().arrows);
		if (game === gameAsRead) gameAsRead = drawn;
		store.set({ game: drawn });
	}

	/** Shows the board and the pieces that the settings name. */
	function dress({ store }: Session): void {
		const style = styleNamed(settings.get("board"), settings.get("pieces"));
		const options = { ...store.get().options, ...style };
		setTints(options);
		store.set({ options });
	}

	/** Changes a setting by its name, to a value as in an address. */
	async function change(session: Session, name: string, value: string): Promise<void> {
		const { store } = session;
		if (value === "") settings.delete(name);
		else settings.set(name, value);
		if (name === "orientation") store.set({ orientation: sideNamed(value) ?? WHITE });
		else if (name === "lens") store.set({ lens: lensNamed(value) ?? DEFAULT_LENS });
		else if (name === "board" || name === "pieces") dress(session);
		else if (name === "compare") {
			compared = value;
			await compare(session);
		} else if (name === "square") {
			const square = squareIn(value);
			store.set({ inspected: square === undefined ? undefined : { square, isPinned: true } });
		} else {
			const { link: _, ...rest } = readParams(settings);
			params.set(rest);
			if (name === "arrows") await drawArrows(session);
			if (!rest.explains) session.actions.inspect(undefined);
		}
	}

	/** Loads the code that follows a file when there is one. */
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

	async function whileReading(read: () => Promise<boolean>): Promise<boolean> {
		isReading = true;
		const isOpen = await read();
		isReading = false;
		return isOpen;
	}

	async function openSession(): Promise<Session> {
		const session = await openEmbedSession(() => params.get().explains);
		return {
			...session,
			load: (text) => whileReading(() => session.load(text)),
			openGame: (index) => whileReading(() => session.openGame(index)),
		};
	}

	/** Reports events to the embedding page: games, problems, positions. */
	function sendNews(store: AppStore, send: (news: News) => void): void {
		store.watch(["game", "settledFrame", "problem"], (next, previous) => {
			const { game, frame, problem } = next;
			const isFollowed = followed.get().following?.isOfFile(game) ?? false;
			if ((isReading || isFollowed) && game !== previous.game && isLoaded(next)) {
				gameAsRead = game;
				const warnings = problemsOf(game).map(gameFaultText);
				send({ type: "load", plies: game.plies, warnings });
			}
			if (problem !== undefined && problem !== previous.problem) {
				send({ type: "error", message: problemText(problem) });
			}
			const isMoved = next.settledFrame !== previous.settledFrame || game !== previous.game;
			if (!isMoved || isScrubbing(next)) return;
			const choices = choicesTo(game, frame);
			send({
				type: "ply",
				ply: choices.length,
				plies: game.plies,
				path: game === gameAsRead ? (formatPath(choices) ?? "0") : undefined,
				san: positionAt(game, frame).move?.san ?? "",
			});
		});
	}

	/** Opens the game of the address, with the settings of the address. */
	async function openAddress(session: Session): Promise<void> {
		dress(session);
		const { link, orientation, lens, arrows, follow } = params.get();
		if (link !== undefined) await whileReading(() => session.openLink(link));
		if (follow !== undefined) (await followingIn(session)).follow(follow);
		session.store.set({
			...(orientation !== undefined && { orientation }),
			...(lens !== undefined && { lens }),
		});
		if (arrows !== "") await drawArrows(session);
	}

	/** Opens session and game. Resolves when the board can be shown. */
	async function open() {
		/** Orders are carried out one after the other; early ones wait for the game. */
		let acceptOrders: (session: Session) => void = () => {};
		let last = new Promise<Session>((resolve) => {
			acceptOrders = resolve;
		});
		const send = openChannel((order) => {
			last = last.then(async (session) => {
				await obey(session, order).catch(console.error);
				return session;
			});
		}, params.get().follow !== undefined);
		const session = await reportingFailure(openSession, send);
		sendNews(session.store, send);
		const opening = openAddress(session);
		await soon(opening);
		return {
			session,
			sendHeight: (height: number) => send({ type: "size", height }),
			/** Resolves when the game is open. */
			opening,
			/** To be called once the board is on the screen and the game is open. */
			acceptOrders: () => acceptOrders(session),
		};
	}

	return { params, followed, open };
}
