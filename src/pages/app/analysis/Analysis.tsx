// The analysis board once it is loaded: the board, surrounded by the parts of the open game, or by
// those that open one.

import { type CSSProperties, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Board } from "../../../board/Board.tsx";
import { snap } from "../../../board/geometry.ts";
import { loadPieces } from "../../../board/pieces.ts";
import { DEFAULT_PIECES } from "../../../board/styles/sets.ts";
import { LiveCounts } from "../../../features/counts/LiveCounts.tsx";
import { loadFollowing } from "../../../features/open/follow/late.ts";
import { listenToIntake } from "../../../features/open/intake.ts";
import { setTypedText } from "../../../features/open/typedText.ts";
import { Options } from "../../../features/options/Options.tsx";
import { loadPresenting, wasPresenting } from "../../../features/present/late.ts";
import { boardWords } from "../../../messages/en/board.ts";
import { headerWords, purposeWords } from "../../../messages/en/first.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import type { Session } from "../../../session/session.ts";
import { isLoaded } from "../../../session/state/appQueries.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { problemOf } from "../../../session/state/problems.ts";
import { visitOf } from "../../../session/visit.ts";
import { Coordinates } from "../../../ui/Coordinates.tsx";
import { boardWidth } from "../../../ui/canvas/boardWidths.ts";
import { inWindow, useBoardSize } from "../../../ui/canvas/useBoardSize.ts";
import { CommandsContext } from "../../../ui/commands/command.ts";
import { useSheetEntry } from "../../../ui/dialog/sheetEntry.ts";
import { SessionContext, useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { CHANGES_AT_BOARD, useMedia } from "../../../ui/hooks/useMedia.ts";
import { takesCharacters } from "../../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../../ui/input/keys.ts";
import { listenToWheel } from "../../../ui/input/wheel.ts";
import { firstKept } from "../../../ui/loading/firstKept.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { PHONE } from "../../../ui/style/windows.ts";
import { BOARD_KEYS, BUTTON_COMMANDS } from "../commands.ts";
import { loadGameParts } from "./late.ts";
import { NoGame, SamplePreview } from "./NoGame.tsx";
import { LivePurpose } from "./Purpose.tsx";
import { SidePanel } from "./SidePanel.tsx";
import "../../../ui/style/panel.css";

const loadPrefetch = latePart("prefetch", () => import("../prefetch.ts"));
const loadShareTarget = latePart(
	"shareTarget",
	() => import("../../../features/open/shareTarget.ts"),
);

/** Milliseconds between the board and prefetching. */
const PREFETCH_DELAY_MS = 2000;

/** For parts that show nothing if they fail to load: others report the failure. */
const nothing = () => null;

/** Does the system pass a file or a text, or may it later? */
const mayBeSent = () =>
	location.search === "?shared" || matchMedia("(display-mode: standalone)").matches;

/** Does the address name a game to follow? */
const isToFollow = () => /[?&]follow=/.test(location.search);

/** As wide as the board will be; what is wrong with them the board says itself. */
export const fetchPieces = () => {
	const { edge } = snap(inWindow(boardWidth), devicePixelRatio);
	return loadPieces(edge, DEFAULT_PIECES).catch(() => {});
};

export function Analysis({ session }: { session: Session }) {
	// Listens before the first paint: a key may be pressed as soon as the board is visible.
	useLayoutEffect(() => listenToKeys(session, BOARD_KEYS, takesCharacters), [session]);
	useLayoutEffect(() => listenToWheel(session.actions), [session]);
	useLayoutEffect(() => listenToIntake(session, setTypedText), [session]);
	useEffect(() => {
		if (mayBeSent())
			loadShareTarget()
				.then(({ takeSent }) => takeSent(session, setTypedText))
				.catch(console.error);
	}, [session]);
	useEffect(() => {
		if (wasPresenting())
			loadPresenting()
				.then(({ resumePresenting }) => resumePresenting(session))
				.catch(console.error);
	}, [session]);
	useEffect(() => {
		if (isToFollow())
			loadFollowing()
				.then(({ followNamed }) => followNamed(session))
				.catch((error) => {
					console.error(error);
					session.actions.setProblem(problemOf(error));
				});
	}, [session]);
	useOpenedLessons(session);
	useEffect(() => {
		// A part that was not prefetched is loaded on demand, and reports a failure then.
		const timer = setTimeout(
			() =>
				loadPrefetch().then(
					({ prefetch }) => prefetch(),
					() => {},
				),
			PREFETCH_DELAY_MS,
		);
		return () => clearTimeout(timer);
	}, []);
	return (
		<SessionContext value={session}>
			<CommandsContext value={BUTTON_COMMANDS}>
				<Screen session={session} />
			</CommandsContext>
		</SessionContext>
	);
}

/** The place *Lessons* of the header: the board, with lessons beside it. Once for each press. */
function useOpenedLessons({ actions }: Session): void {
	const { key, state } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a press is an entry with its key
	useEffect(() => {
		if (state?.opensLessons !== true) return;
		actions.setPanel("lessons");
		history.replaceState({ ...history.state, usr: null }, "");
	}, [key]);
}

function Screen({ session }: { readonly session: Session }) {
	const hasGame = useApp(isLoaded);
	const isUncounted = useApp(({ control }) => control === undefined);
	const hidesHeat = useApp(({ hidden }) => hidden.heat === true);
	const hasHistory = useApp(({ past, future }) => past.length + future.length > 0);
	const hasMoves = useApp(({ game }) => game.positions.length > 1);
	const hasKeyInPlace = useApp(
		({ lens, hidden }) => (lens === "pieces" || lens === "pins") && !hidden.heat,
	);
	const isAsked = useApp(({ coming }) => coming.length > 0);
	const isInLine = useApp((state) => state.sideline !== undefined);
	const isPresented = useApp((state) => state.presenting !== undefined);
	const usesEngine = useApp((state) => state.options.usesEngine);
	const growth = useApp((state) => state.options.growth);
	const size = useBoardSize(isPresented, growth);
	const isNarrow = useMedia(PHONE);
	const isAtBoard = useMedia(CHANGES_AT_BOARD);
	return (
		<div
			className="analysis"
			data-game={hasGame || undefined}
			data-moves={hasMoves || undefined}
			data-history={hasHistory || undefined}
			data-line={isInLine || undefined}
			data-bare={isUncounted || hidesHeat || undefined}
			data-large={size.width > inWindow(boardWidth) || undefined}
			style={{ "--board": `${size.width}px` } as CSSProperties}
		>
			<h1 className="unseen">{headerWords.board}</h1>
			{!hasGame && <LivePurpose />}
			{hasGame && !isNarrow && (
				<div className="game-line">
					<LateGamePart part="GameLine" />
				</div>
			)}
			<LiveCounts meanings={(close) => <LateMeanings close={close} />}>
				{hasGame && <LateGamePart part="Evaluation" />}
				{hasKeyInPlace && <LateGamePart part="KeyInPlace" />}
				{isInLine && !isPresented && <LateGamePart part="LineBanner" />}
			</LiveCounts>
			{hasGame && isAtBoard && <LateGamePart part="Changes" />}
			<Board
				{...session.board}
				core={session.core}
				places={session.places}
				help={isPresented ? boardWords.keys.presented : boardWords.keys.explaining}
				size={size}
				hasCoordinates={isNarrow}
			/>
			{!isNarrow && <LiveCoordinates width={size.width} />}
			{hasGame && usesEngine && !isPresented && <LateGamePart part="EngineTraces" />}
			{hasGame && <LateGamePart part="Stepping" />}
			{isUncounted && !hasGame && <p className="bare-board soft">{purposeWords.bare}</p>}
			{hasGame && <LateGamePart part="Grip" />}
			<Options
				first={hasHistory && <LateGamePart part="UndoRedo" />}
				engine={hasGame && <LateGamePart part="EngineSwitch" />}
				menu={<LateMenu />}
			/>
			<SidePanel
				notices={
					<>
						<div className="notices">
							<Following />
							<Notices />
						</div>
						{isAsked && <LateGamePart part="Coming" />}
					</>
				}
			>
				{hasGame ? <LateMoves /> : <NoGame core={session.core} />}
			</SidePanel>
			{!hasGame && <SamplePreview core={session.core} size={size} />}
			{hasGame && <LateGamePart part="WholePage" />}
		</div>
	);
}

function LiveCoordinates({ width }: { readonly width: number }) {
	const orientation = useApp((state) => state.orientation);
	const isHidden = useApp((state) => state.hidden.coordinates === true);
	return isHidden ? null : <Coordinates width={width} orientation={orientation} />;
}

const isFirstKept = () => firstKept.get().isNew;

const hasNotice = (state: AppState) =>
	state.isFromLink ||
	state.isElsewhere ||
	(state.reading ?? state.news ?? state.unkept ?? state.lost ?? state.leftElsewhere[0]) !==
		undefined ||
	Object.values(state.hidden).includes(true);

/**
 * The notices of the game. Their live region is in the page before the first notice, so screen
 * readers announce it.
 */
function Notices() {
	const hasNews = useApp(hasNotice);
	const hasGame = useApp(isLoaded);
	const isKept = useSyncExternalStore(firstKept.subscribe, isFirstKept, isFirstKept);
	return (
		<div role="status">
			<FromGames />
			{(hasNews || (isKept && hasGame)) && <LateGamePart part="Notice" />}
		</div>
	);
}

function Following() {
	const { followed } = visitOf(useSession());
	const { file } = useSyncExternalStore(followed.subscribe, followed.get);
	return (
		file && (
			<Late load={loadFollowing} failed={nothing}>
				{({ FollowBar }) => <FollowBar file={file} />}
			</Late>
		)
	);
}

/** The way back to the list of many games, for a game that was opened from it. */
function FromGames() {
	const { state } = useLocation();
	return state?.isFromGames === true && <WayBack />;
}

function WayBack() {
	const navigate = useNavigate();
	return (
		<Late load={loadGameParts} failed={nothing}>
			{({ BackToGames, entriesBack }) => <BackToGames back={() => navigate(entriesBack())} />}
		</Late>
	);
}

type PartName =
	| "KeyInPlace"
	| "Changes"
	| "Coming"
	| "EngineSwitch"
	| "EngineTraces"
	| "Evaluation"
	| "GameLine"
	| "Grip"
	| "LineBanner"
	| "Notice"
	| "Stepping"
	| "UndoRedo"
	| "WholePage";

function LateGamePart({ part }: { readonly part: PartName }) {
	return (
		<Late load={loadGameParts} failed={nothing}>
			{(parts) => {
				const Part = parts[part];
				return <Part />;
			}}
		</Late>
	);
}

const LateMenu = () => (
	<Late
		load={loadGameParts}
		failed={(failure) => <div className="menu-list floating">{failure}</div>}
	>
		{({ OptionsMenu }) => <OptionsMenu />}
	</Late>
);

function LateMeanings({ close }: { readonly close: () => void }) {
	useSheetEntry(true, close);
	return (
		<Late
			load={loadGameParts}
			failed={(failure) => <div className="meanings floating">{failure}</div>}
		>
			{({ Meanings }) => <Meanings close={close} />}
		</Late>
	);
}

const LateMoves = () => (
	<Late
		load={loadGameParts}
		waiting={<div className="panel" aria-busy />}
		failed={(failure) => <div className="panel">{failure}</div>}
	>
		{({ OpenGame }) => <OpenGame />}
	</Late>
);
