// Setting up a position, with its board: it begins with the position on view, or the one that an address brings, and outlives the visit to
// this room. What is set up becomes a game, or another chapter of what is open.

import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router-dom";
import { SetupBoard } from "../../board/setup/SetupBoard.tsx";
import { createSetupHand, type SetupHand } from "../../board/setup/setupHand.ts";
import { createSetupPointers } from "../../board/setup/setupPointers.ts";
import { useBoardSize } from "../../board/useBoardSize.ts";
import { gameFrom } from "../../chess/edit.ts";
import { FenError, parseFields, type Setup } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import { BLACK, NO_PIECE, type Piece, type Side, WHITE } from "../../chess/piece.ts";
import { carry, formatSetup, piecesOf, placementsOf, put, type Tool } from "../../chess/setup.ts";
import { countsAt } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { type Replaced, setupWords } from "../../messages/en/screens/setup.ts";
import { isWork, takesChapters } from "../../store/opening/chapters.ts";
import { open } from "../../store/opening/open.ts";
import { replacing } from "../../store/opening/replacing.ts";
import type { AppState } from "../../store/state/appStore.ts";
import { addPosition } from "../../ui/chapterEdits.ts";
import type { Session } from "../../ui/hooks/useApp.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../ui/input/keys.ts";
import { fenInHash, setupHashOf } from "../../ui/routes.ts";
import { setTints } from "../../ui/style/tints.ts";
import { createDraft, type Draft } from "./draft.ts";
import { SetupView } from "./SetupView.tsx";
import { SETUP_KEYS } from "./setupKeys.ts";
import { Tray } from "./Tray.tsx";

/** What is set up during this visit, and the position on view that it began with. */
let kept: { readonly draft: Draft; readonly begunAt: string } | undefined;

function setupIn(fen: string | undefined): Setup | undefined {
	try {
		return fen === undefined ? undefined : parseFields(fen);
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		console.warn(error.message);
		return undefined;
	}
}

/** What was set up before is there again, unless another position is on view by now: then it can be gone back to. */
function openDraft({ store }: Session, hash: string): Draft {
	const { game, frame } = store.get();
	const begunAt = positionAt(game, frame).fen;
	const given = setupIn(fenInHash(hash));
	const onView = parseFields(begunAt);
	if (kept === undefined) kept = { draft: createDraft(given ?? onView), begunAt };
	else if (given !== undefined) {
		if (formatSetup(given) !== formatSetup(kept.draft.get().setup)) kept.draft.change(() => given);
	} else if (kept.begunAt !== begunAt) {
		kept.draft.change(() => onView);
		kept = { ...kept, begunAt };
	}
	return kept.draft;
}

function replacedBy({ library }: AppState): Replaced {
	const count = library?.games.length ?? 1;
	return { count, areChapters: count <= MOST_CHAPTERS };
}

/** The hand, and what follows the pointer. */
function createSettingUp(draft: Draft) {
	const looks: { tool: Tool; orientation: Side } = { tool: "hand", orientation: WHITE };
	let float: HTMLElement | undefined;
	let last: string | undefined;
	const hand = createSetupHand({
		tool: () => looks.tool,
		pieceOn: (square) => (piecesOf(draft.get().setup)[square] ?? NO_PIECE) as Piece,
		put: (square, piece, gesture) => draft.change((setup) => put(setup, square, piece), gesture),
		carry: (from, to) => draft.change((setup) => carry(setup, from, to)),
	});
	const place = () => {
		if (float !== undefined && last !== undefined) float.style.transform = last;
	};
	const pointers = createSetupPointers(
		hand,
		() => looks.orientation,
		({ clientX, clientY }) => {
			last = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
			place();
		},
	);
	const setFloat = (element: HTMLElement | null) => {
		float = element ?? undefined;
		place();
	};
	return { looks, hand, pointers, setFloat };
}

/** The position as it would be if what is carried were let go of, with its map; on the board it is drawn without that. */
function useSeen(core: Core, setup: Setup, hand: SetupHand) {
	const { carried, over } = useSyncExternalStore(hand.subscribe, hand.get);
	return useMemo(() => {
		const from = carried?.from;
		const without = from === undefined ? setup : put(setup, from, NO_PIECE);
		const would =
			carried === undefined || over === undefined ? without : put(without, over, carried.piece);
		return {
			pieces: piecesOf(would),
			placements: placementsOf(without),
			control: core.computeControl(placementsOf(would)),
		};
	}, [core, setup, carried, over]);
}

export function SetupScreen({ session }: { readonly session: Session }) {
	const { store, core, places } = session;
	const size = useBoardSize();
	const navigate = useNavigate();
	const draft = useMemo(() => openDraft(session, location.hash), [session]);
	const state = useSyncExternalStore(draft.subscribe, draft.get);
	const [orientation, setOrientation] = useState(store.get().orientation);
	const [tool, setTool] = useState<Tool>("hand");
	const { looks, hand, pointers, setFloat } = useMemo(() => createSettingUp(draft), [draft]);
	looks.tool = tool;
	looks.orientation = orientation;
	const { options } = store.get();
	useEffect(() => setTints(options), [options]);
	const { setup } = state;
	// Address and keys before the room is seen: a key acts that is pressed the moment it is there, and may lead to another address.
	useLayoutEffect(() => {
		history.replaceState(history.state, "", setupHashOf(formatSetup(setup)));
	}, [setup]);
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
	const seen = useSeen(core, setup, hand);

	function show(): void {
		navigate("/");
		places.focusSoon("moves", () => document.activeElement === document.body);
	}
	const opened = useSyncExternalStore(store.subscribe, store.get);
	function begin(at: Setup): void {
		const news = replacing(store.get(), setupWords.opened);
		open(store, core, { game: gameFrom(formatSetup(at)), news, rest: { orientation } });
		show();
	}
	function add(at: Setup): void {
		addPosition(session, formatSetup(at), orientation);
		show();
	}

	return (
		<SetupView
			draft={draft}
			state={state}
			counts={countsAt(seen.control, FIRST_FRAME)}
			flip={flip}
			begin={begin}
			add={takesChapters(opened) ? add : undefined}
			replaced={isWork(opened) ? replacedBy(opened) : undefined}
			leave={() => navigate("/")}
			tray={
				<Tray
					tool={tool}
					setTool={setTool}
					take={({ nativeEvent }, piece) => pointers.take(nativeEvent, piece)}
				/>
			}
			board={
				<SetupBoard
					{...seen}
					size={size}
					orientation={orientation}
					looks={options}
					hand={hand}
					pointers={pointers}
					put={(square, piece) => draft.change((now) => put(now, square, piece))}
					setFloat={setFloat}
				/>
			}
		/>
	);
}
