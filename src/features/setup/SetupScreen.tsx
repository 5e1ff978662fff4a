// The screen where a position is set up. It starts with the position on view, or the one in the
// address. The result becomes a game, or a chapter of what is open.

import "./setup.css";
import { Eraser, Hand } from "lucide-react";
import {
	type ReactNode,
	type PointerEvent as ReactPointerEvent,
	useCallback,
	useEffect,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router-dom";
import { createPlaceHand, type PlaceHand } from "../../board/hand/place.ts";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { gameFrom } from "../../chess/edit.ts";
import type { Setup } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import { BLACK, NO_PIECE, type Piece, piecesOfSide, type Side, WHITE } from "../../chess/piece.ts";
import { carry, formatSetup, piecesOf, placementsOf, put, type Tool } from "../../chess/setup.ts";
import { countsAt } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { type Replaced, setupWords } from "../../messages/en/screens/setup.ts";
import { addPosition } from "../../session/chapterEdits.ts";
import { isWork } from "../../session/opening/chapters.ts";
import { takesChapters } from "../../session/opening/lesson.ts";
import { open } from "../../session/opening/open.ts";
import { replacing } from "../../session/opening/replacing.ts";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import { firstDraft } from "../../session/state/setupDraft.ts";
import { Coordinates } from "../../ui/Coordinates.tsx";
import { useBoardSize } from "../../ui/canvas/useBoardSize.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../ui/input/keys.ts";
import { fenInHash, setupHashOf } from "../../ui/routes.ts";
import { setTints } from "../../ui/style/setTints.ts";
import { COLUMN } from "../../ui/style/windows.ts";
import { createDraft, type Draft } from "./draft.ts";
import { SetupBoard } from "./SetupBoard.tsx";
import { SetupView } from "./SetupView.tsx";
import { SETUP_KEYS } from "./setupKeys.ts";

/** Device pixels of a piece. */
const PIECE_EDGE = 64;

type Props = {
	readonly tool: Tool;
	readonly setTool: (tool: Tool) => void;
	/** A pointer goes down on a piece. */
	readonly take: (event: ReactPointerEvent, piece: Piece) => void;
};

function Tray({ tool, setTool, take }: Props) {
	const name = useId();
	const radio = (value: Tool, title: string, picture: ReactNode) => (
		<label
			key={value}
			title={title}
			onPointerDown={(event) => {
				if (value !== "hand" && value !== NO_PIECE) take(event, value);
			}}
		>
			<input
				type="radio"
				name={name}
				aria-label={title}
				checked={tool === value}
				onChange={() => setTool(value)}
			/>
			{picture}
		</label>
	);
	const piece = (value: Piece) =>
		radio(value, setupWords.tray.piece(value), <PiecePicture piece={value} edge={PIECE_EDGE} />);
	return (
		<fieldset className="tray">
			<legend className="unseen">{setupWords.tray.title}</legend>
			{radio("hand", setupWords.tray.move, <Hand aria-hidden="true" />)}
			{piecesOfSide(WHITE).map(piece)}
			{radio(NO_PIECE, setupWords.tray.wipe, <Eraser aria-hidden="true" />)}
			{piecesOfSide(BLACK).map(piece)}
		</fieldset>
	);
}

/** Pixels that a pointer may stray in a press, which chooses the piece. */
const MAX_PRESS_MOVEMENT = 6;

/**
 * Drags a piece of the tray: once the pointer has moved, the piece is `board`'s, which listens on.
 */
function takeFromTray(
	start: PointerEvent,
	piece: Piece,
	hand: PlaceHand,
	board: Element | null | undefined,
): void {
	if (start.button !== 0) return;
	const { pointerId: id } = start;
	const listening = new AbortController();
	const { signal } = listening;

	function follow(event: PointerEvent): void {
		const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
		if (event.pointerId !== id || far <= MAX_PRESS_MOVEMENT) return;
		listening.abort();
		const isTouch = event.pointerType === "touch";
		hand.take(piece, { id, isTouch });
		board?.setPointerCapture(id);
	}
	const end = (event: PointerEvent) => {
		if (event.pointerId === id) listening.abort();
	};
	window.addEventListener("pointermove", follow, { signal });
	window.addEventListener("pointerup", end, { signal });
	window.addEventListener("pointercancel", end, { signal });
}

/** As the style sheet has it */
function replacedBy({ library }: AppState): Replaced {
	const count = library?.games.length ?? 1;
	return { count, areChapters: count <= MOST_CHAPTERS };
}

/** Choices by the toolbar and the flip button. */
type Chosen = { readonly tool: Tool; readonly orientation: Side };

function createHand(draft: Draft, chosen: () => Chosen): PlaceHand {
	return createPlaceHand({
		tool: () => chosen().tool,
		orientation: () => chosen().orientation,
		pieceOn: (square) => (piecesOf(draft.get().setup)[square] ?? NO_PIECE) as Piece,
		put: (square, piece, gesture) => draft.change((setup) => put(setup, square, piece), gesture),
		carry: (from, to) => draft.change((setup) => carry(setup, from, to)),
	});
}

function useHand(draft: Draft, chosen: Chosen): PlaceHand {
	const latest = useRef(chosen);
	useLayoutEffect(() => {
		latest.current = chosen;
	});
	return useMemo(() => createHand(draft, () => latest.current), [draft]);
}

/** The draft of the last visit goes on. When the screen goes, the store has it again. */
function useDraft(store: AppStore): Draft {
	const draft = useMemo(
		() => createDraft(firstDraft(store.get(), fenInHash(location.hash))),
		[store],
	);
	useEffect(() => () => store.set({ setupDraft: draft.get() }), [store, draft]);
	return draft;
}

/** The position as it would be if the carried piece were dropped, and its control map. */
function useDropped(core: Core, setup: Setup, hand: PlaceHand) {
	const carried = useSyncExternalStore(hand.subscribe, () => hand.get().carried);
	const over = useSyncExternalStore(hand.subscribe, () => hand.get().over);
	return useMemo(() => {
		const from = carried?.from;
		const without = from === undefined ? setup : put(setup, from, NO_PIECE);
		const would =
			carried === undefined || over === undefined ? without : put(without, over, carried.piece);
		return {
			pieces: piecesOf(would),
			standing: piecesOf(without),
			control: core.computeControl(placementsOf(would)),
		};
	}, [core, setup, carried, over]);
}

export function SetupScreen({ session }: { readonly session: Session }) {
	const { store, core, places } = session;
	const size = useBoardSize();
	const isNarrow = useMedia(COLUMN);
	const navigate = useNavigate();
	const draft = useDraft(store);
	const state = useSyncExternalStore(draft.subscribe, draft.get);
	const [orientation, setOrientation] = useState(store.get().orientation);
	const [tool, setTool] = useState<Tool>("hand");
	const hand = useHand(draft, { tool, orientation });
	const board = useRef<HTMLDivElement>(null);
	const { options } = store.get();
	useEffect(() => setTints(options), [options]);
	const { setup } = state;
	// Address and keys are set before the first paint: a key may be pressed as soon as the screen
	// is there, and may lead to another address. A stroke is written when it ends: Safari throws at
	// more than 100 addresses within 30 seconds.
	const isStroke = useSyncExternalStore(hand.subscribe, () => hand.get().isStroke);
	useLayoutEffect(() => {
		if (!isStroke) history.replaceState(history.state, "", setupHashOf(formatSetup(setup)));
	}, [setup, isStroke]);
	const flip = useCallback(() => setOrientation((now) => (now === WHITE ? BLACK : WHITE)), []);
	const leave = useCallback(() => {
		if (!hand.cancel()) navigate("/");
	}, [hand, navigate]);
	useLayoutEffect(
		() =>
			listenToKeys(
				{ flip, leave, undo: draft.undo, redo: draft.redo },
				[SETUP_KEYS],
				takesCharacters,
			),
		[draft, flip, leave],
	);
	const dropped = useDropped(core, setup, hand);

	function goToBoard(): void {
		navigate("/");
		places.focusSoon("moves");
	}
	const opened = useSyncExternalStore(store.subscribe, store.get);
	function startGame(at: Setup): void {
		const news = replacing(store.get(), { code: "setup" });
		open(store, core, { game: gameFrom(formatSetup(at)), news, rest: { orientation } });
		goToBoard();
	}
	function add(at: Setup): void {
		addPosition(session, formatSetup(at), orientation);
		goToBoard();
	}

	return (
		<SetupView
			draft={draft}
			state={state}
			tool={tool}
			counts={countsAt(dropped.control, FIRST_FRAME)}
			flip={flip}
			startGame={startGame}
			add={takesChapters(opened) ? add : undefined}
			replaced={isWork(opened) ? replacedBy(opened) : undefined}
			leave={() => navigate("/")}
			tray={
				<Tray
					tool={tool}
					setTool={setTool}
					take={({ nativeEvent }, piece) => {
						const surface = board.current?.querySelector(".board-surface");
						takeFromTray(nativeEvent, piece, hand, surface);
					}}
				/>
			}
			board={
				<>
					{!isNarrow && <Coordinates width={size.width} orientation={orientation} />}
					<SetupBoard
						hasCoordinates={isNarrow}
						{...dropped}
						size={size}
						orientation={orientation}
						looks={options}
						hand={hand}
						box={board}
						put={(square, piece) => draft.change((now) => put(now, square, piece))}
					/>
				</>
			}
		/>
	);
}
