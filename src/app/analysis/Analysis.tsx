// The analysis board when everything is there: the board, and round it what belongs to the game that is open, or what opens one.

import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Board } from "../../board/Board.tsx";
import type { BoardSize } from "../../board/geometry.ts";
import { stillSize } from "../../board/StillBoard.tsx";
import { useBoardSize } from "../../board/useBoardSize.ts";
import type { Core } from "../../control/core.ts";
import { LiveCounts } from "../../features/counts/LiveCounts.tsx";
import { followed } from "../../features/open/follow/followed.ts";
import { listenToIntake } from "../../features/open/intake.ts";
import { LoadPanel } from "../../features/open/LoadPanel.tsx";
import { Problem } from "../../features/open/Problem.tsx";
import { sampleWidth } from "../../features/open/samples/sampleWidth.ts";
import { setTypedText, useTypedText } from "../../features/open/typedText.ts";
import { Options } from "../../features/options/Options.tsx";
import {
	loadFollowing,
	loadLook,
	loadLookForTouch,
	loadPanels,
	loadSent,
} from "../../loading/parts.ts";
import type { Sample } from "../../samples/samples.ts";
import { type AppState, isLoaded } from "../../store/state/appStore.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { type Session, SessionContext, useApp } from "../../ui/hooks/useApp.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { listenToKeys } from "../../ui/input/keys.ts";
import { listenToWheel } from "../../ui/input/wheel.ts";
import { LoadFailure } from "../../ui/loading/LoadFailure.tsx";
import { useLoaded } from "../../ui/loading/useLoaded.ts";
import { BOARD_KEYS } from "../shortcuts.ts";
import { Purpose } from "./Purpose.tsx";
import { Aside } from "./SidePanel.tsx";

/** Milliseconds after the board is there; then what may be wanted next is loaded. */
const REST = 2000;

/** What does not come ahead comes when it is wanted, or says then why not. */
const loadAhead = () => import("../prefetch.ts").then((part) => part.loadAhead());

/** Does the system hand over a file or a text, or may it later? */
const mayBeSent = () =>
	location.search === "?shared" || matchMedia("(display-mode: standalone)").matches;

/** Does the address name a game to be followed? */
const isToFollow = () => /[?&]follow=/.test(location.search);

export function Analysis({ session }: { session: Session }) {
	// Before the board is seen: a key that is pressed as soon as it is there acts.
	useLayoutEffect(() => listenToKeys(session, BOARD_KEYS, takesCharacters), [session]);
	useLayoutEffect(() => listenToWheel(session.actions), [session]);
	useLayoutEffect(() => listenToIntake(session, setTypedText), [session]);
	useEffect(() => {
		if (mayBeSent())
			loadSent()
				.then(({ takeSent }) => takeSent(session, setTypedText))
				.catch(console.error);
	}, [session]);
	useEffect(() => {
		if (isToFollow())
			loadFollowing()
				.then(({ followNamed }) => followNamed(session))
				.catch(({ message }: Error) => session.actions.setProblem(message));
	}, [session]);
	useEffect(() => {
		const timer = setTimeout(() => loadAhead().catch(() => {}), REST);
		return () => clearTimeout(timer);
	}, []);
	return (
		<SessionContext value={session}>
			<Screen session={session} />
		</SessionContext>
	);
}

function Screen({ session }: { readonly session: Session }) {
	const hasGame = useApp(isLoaded);
	const isPresented = useApp((state) => state.presenting !== undefined);
	const size = useBoardSize(isPresented);
	return (
		<div className="analysis" data-game={hasGame || undefined}>
			<h1 className="unseen">Analysis Board</h1>
			<div className="game-line">{hasGame ? <LatePart part="GameLine" /> : <Purpose />}</div>
			<Board {...session} size={size} />
			<Aside />
			<LiveCounts />
			<div className="notices">
				<Following />
				<Notices />
			</div>
			{hasGame ? <GamePanels /> : <Loading core={session.core} size={size} />}
			<Options undo={hasGame && <LatePart part="Undo" />} settings={<SettingsRoom />} />
		</div>
	);
}

type LoadingProps = { readonly core: Core; readonly size: BoardSize };

/** What loads a game; a sample that is looked at plays on the board. */
function Loading({ core, size }: LoadingProps) {
	const text = useTypedText();
	const [sample, look] = useState<Sample>();
	return (
		<>
			{sample && <Look key={sample.year} core={core} sample={sample} size={size} />}
			<div className="panel">
				<LoadPanel
					text={text}
					setText={setTypedText}
					look={look}
					pictureOf={(sample) => <SamplePicture core={core} sample={sample} />}
				/>
			</div>
		</>
	);
}

type PictureProps = { readonly core: Core; readonly sample: Sample };

/** The end of a sample. Where no mouse can look at it, it plays by itself. */
function SamplePicture({ core, sample }: PictureProps) {
	const width = sampleWidth();
	const size = useMemo(() => stillSize(width), [width]);
	const look = useLoaded(loadLookForTouch);
	if (look.state !== "ready")
		return <PositionPicture core={core} pieces={sample.last} size={size} />;
	return <look.value.PlayingPicture core={core} sample={sample} size={size} />;
}

function Look(props: LoadingProps & { readonly sample: Sample }) {
	const look = useLoaded(loadLook);
	return look.state === "ready" && <look.value.SampleLook {...props} />;
}

const hasNotice = ({ news, unkept, lost, isFromLink, reading, hidden }: AppState) =>
	isFromLink ||
	(reading ?? news ?? unkept ?? lost) !== undefined ||
	Object.values(hidden).includes(true);

/** What is told of the game, once there is something to tell. Its room is there before, so that it is heard. */
function Notices() {
	const isTold = useApp(hasNotice);
	return (
		<div role="status">
			<FromGames />
			{isTold && <LatePart part="Notice" />}
		</div>
	);
}

function Following() {
	const { Bar } = useSyncExternalStore(followed.subscribe, followed.get);
	return Bar && <Bar />;
}

/** A game that was opened from a list of many leads back to it. */
function FromGames() {
	const { state } = useLocation();
	return state?.isFromGames === true && <WayBack />;
}

function WayBack() {
	const navigate = useNavigate();
	const panels = useLoaded(loadPanels);
	const back = useCallback(() => navigate(-1), [navigate]);
	return panels.state === "ready" && <panels.value.BackToGames back={back} />;
}

function LatePart({ part }: { readonly part: "GameLine" | "Notice" | "Undo" }) {
	const panels = useLoaded(loadPanels);
	if (panels.state !== "ready") return null;
	const Part = panels.value[part];
	return <Part />;
}

function SettingsRoom() {
	const panels = useLoaded(loadPanels);
	if (panels.state === "waiting") return null;
	if (panels.state === "ready") return <panels.value.Settings present={panels.value.present} />;
	return (
		<div className="settings">
			<LoadFailure {...panels} />
		</div>
	);
}

function GamePanels() {
	const panels = useLoaded(loadPanels);
	// Its box says itself what could not be read.
	const isLoading = useApp((state) => state.panel === "load");
	if (panels.state !== "ready") {
		return (
			<div className="panel" aria-busy={panels.state === "waiting"}>
				{panels.state === "failed" && <LoadFailure {...panels} />}
			</div>
		);
	}
	const { DeskRoom, DrawRoom, EditorRoom, Moves, PresentingRoom, PrintRoom, SteppingRoom } =
		panels.value;
	return (
		<>
			<DrawRoom />
			<SteppingRoom />
			<div className="panel">
				{!isLoading && <Problem />}
				<Moves
					desk={<DeskRoom />}
					editor={<EditorRoom />}
					toggleDesk={panels.value.toggleDesk}
					openMenu={panels.value.openMoveMenu}
				/>
			</div>
			<PresentingRoom />
			<PrintRoom />
		</>
	);
}
