// A presentation: the panel beside the board, the spot on a square, the black screen, and its
// listeners.

import {
	type ComponentProps,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { cellOf } from "../../board/heat/cells.ts";
import type { Square } from "../../chess/square.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import { newsText } from "../../messages/en/news.ts";
import { createStore } from "../../runtime/createStore.ts";
import { unhurried } from "../../runtime/slices.ts";
import { findQuestions, lessonTitle, poseSound } from "../../session/lessonQuestions.ts";
import { chaptersIn } from "../../session/opening/lesson.ts";
import type { Session } from "../../session/session.ts";
import { keepSideline } from "../../session/sideline.ts";
import { problemOf } from "../../session/state/problems.ts";
import { isAsked } from "../../training/exercise/commands.ts";
import { pose } from "../../training/pose.ts";
import { RULES } from "../../training/rules.ts";
import { useBoardSize } from "../../ui/canvas/useBoardSize.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { loadWall } from "../../ui/question/late.ts";
import { PresentPanel } from "./PresentPanel.tsx";
import { endPresenting, listenToLeaving } from "./presenting.ts";
import { actAs, listenToPresentKeys, type Presenter } from "./presentKeys.ts";
import { listenToPresentPointers } from "./presentPointers.ts";
import { growCoordinates, showSight, toggleSight } from "./sight.ts";
import { createSpeakerLink } from "./speaker/speakerLink.ts";
import { createTurning } from "./turning.ts";
import { PLAIN, type Sheet, type View } from "./view.ts";

type WallModule = Awaited<ReturnType<typeof loadWall>>;
type Asked = Pick<WallModule, "Wall"> & Omit<ComponentProps<WallModule["Wall"]>, "end">;

type Props = {
	readonly close: () => void;
	/** Called once a question is on the screen. */
	readonly opened: () => void;
	/** Called instead where there is nothing to ask. */
	readonly refuse: () => void;
};

/**
 * The questions of the lesson on the wall, over the presentation, which is below as it was: first
 * that of the position on view. Where that cannot be asked, nothing is.
 */
function ClassQuestion({ close, opened, refuse }: Props) {
	const { store, core, actions } = useSession();
	const [asked, setAsked] = useState<Asked>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the position on view
	useEffect(() => {
		let isWanted = true;
		const state = store.get();
		const at = { chapter: state.library?.open ?? 0, frame: state.frame };
		Promise.all([unhurried(findQuestions(state)), loadInsightModule(), loadWall()])
			.then(([found, insight, { Wall }]) => {
				const all = poseSound(found, at, (question) => pose(question, { core, insight }, RULES));
				if (!isWanted) return;
				if (all === undefined) return refuse();
				const { posed, first } = all;
				const posedAt = (index: number) => posed[index] as (typeof posed)[number];
				setAsked({ Wall, title: lessonTitle(state), count: posed.length, posedAt, first });
				opened();
			})
			.catch((error) => {
				actions.setProblem(problemOf(error));
				if (isWanted) refuse();
			});
		return () => {
			isWanted = false;
		};
	}, [store, core]);
	if (asked === undefined) return null;
	const { Wall, ...rest } = asked;
	return <Wall {...rest} end={close} />;
}

/**
 * False for files of thousands of games: nobody would choose from such a list during a
 * presentation.
 */
const hasChapters = ({ store }: Session) => chaptersIn(store.get()) > 1;

/** All that can be done during a presentation. */
function createPresenting(session: Session, toPanel: () => void) {
	const { store } = session;
	const { isBlack = false } = store.get().presenting?.resumed ?? {};
	const view = createStore<View>({ ...PLAIN, isBlack, sheet: undefined });
	const turn = (sheet: Sheet) =>
		view.set({ sheet: view.get().sheet === sheet ? undefined : sheet });
	const closeSheet = () => {
		view.set({ sheet: undefined });
		toPanel();
	};
	const closeAsking = () => {
		view.set(PLAIN);
		toPanel();
	};
	const darken = () => view.set({ ...PLAIN, isBlack: !view.get().isBlack });
	const turning = createTurning(session, (failure) => view.set({ ...PLAIN, failure }));
	const link = createSpeakerLink(session, view, {
		press: (key, isHeld) => actAs(presenter, key, isHeld),
		goTo: turning.goTo,
		end: () => endPresenting(session),
	});
	const presenter: Presenter = {
		...session,
		turning,
		chooseChapter: () => {
			if (hasChapters(session)) turn("chapters");
		},
		chooseSight: () => turn("sight"),
		showTrack: () => turn("track"),
		toggleSight,
		growCoordinates,
		openSpeaker: () => {
			if (!link.openWindow()) view.set({ failure: "blocked" });
		},
		askClass() {
			const { game, frame, sideline } = store.get();
			if (sideline === undefined && isAsked(game, frame)) view.set({ ...PLAIN, isAsking: true });
		},
		darken,
		leave() {
			const { isAsking, isBlack, sheet } = view.get();
			if (isAsking) return closeAsking();
			if (isBlack) return darken();
			if (sheet !== undefined) return closeSheet();
			if (presenter.unexplain()) return;
			if (store.get().sideline === undefined) return endPresenting(session);
			store.set({ sideline: undefined });
			toPanel();
		},
		end() {
			if (view.get().sheet === undefined) endPresenting(session);
			else closeSheet();
		},
		keep() {
			const news = keepSideline(session);
			if (news !== undefined) view.set({ ...PLAIN, kept: newsText(news) });
			toPanel();
		},
		erase() {
			const { presenting } = store.get();
			if (presenting !== undefined) store.set({ presenting: { ...presenting, chalk: [] } });
		},
		/** Pressed again, it is enough. */
		explain(square) {
			const isKnown = square === session.store.get().inspected?.square;
			session.actions.inspect(isKnown ? undefined : square, false);
		},
		/** Nothing is said of the square that the mouse still rests on, until that moves. */
		unexplain() {
			if (store.get().inspected?.isPinned !== false) return false;
			session.actions.inspect(undefined);
			view.set({ spot: undefined });
			return true;
		},
	};
	return { view, presenter, link, closeSheet, closeAsking };
}

type Presenting = ReturnType<typeof createPresenting>;

/**
 * Listens to keys, pointers and what ends the presentation. Returns a function that stops
 * listening.
 */
function listen({ view, presenter, link }: Presenting) {
	const { store, places, turning } = presenter;
	const board = places.find("board");
	const isResumed = store.get().presenting?.resumed !== undefined;
	const ends = [
		listenToPresentKeys(presenter, takesCharacters, () => view.get().hasQuestion),
		turning.stop,
		listenToLeaving(presenter, link.hasJustOpened, isResumed),
		showSight(),
		link.start(),
		// A step ends the black screen, the spot and the notice, and wipes what was drawn.
		store.watch(["frame", "game", "sideline"], () => {
			view.set(PLAIN);
			presenter.erase();
			if (store.get().inspected?.isPinned === false) presenter.actions.inspect(undefined);
		}),
		board &&
			listenToPresentPointers(board, store, {
				explain: presenter.explain,
				point: (spot) => view.set({ spot }),
				step: turning.step,
				lighten() {
					const { isBlack } = view.get();
					if (isBlack) view.set(PLAIN);
					return isBlack;
				},
			}),
	];
	return () => {
		for (const end of ends) end?.();
	};
}

export function Presentation() {
	const session = useSession();
	const box = useRef<HTMLElement>(null);
	const presenting = useMemo(
		() => createPresenting(session, () => box.current?.focus({ preventScroll: true })),
		[session],
	);
	const { view, presenter, closeSheet, closeAsking } = presenting;
	const seen = useSyncExternalStore(view.subscribe, view.get);
	useEffect(() => box.current?.focus({ preventScroll: true }), []);
	// In a layout effect: a key may be pressed as soon as it is there.
	useLayoutEffect(() => listen(presenting), [presenting]);
	// No spot darkens the board while a square is inspected, or a piece or a drawing is in hand.
	const isBusy = useApp(
		({ inspected, inHand, drawn, presenting }) =>
			(inspected ?? inHand ?? drawn ?? presenting?.chalk[0]) !== undefined,
	);
	return (
		<>
			<PresentPanel
				box={box}
				{...seen}
				hasChapters={useApp((state) => chaptersIn(state) > 1)}
				presenter={presenter}
				closeSheet={closeSheet}
			/>
			{seen.spot !== undefined && !isBusy && <Spot square={seen.spot} />}
			{seen.isAsking && (
				<ClassQuestion
					close={closeAsking}
					opened={() => view.set({ hasQuestion: true })}
					refuse={() => view.set({ ...PLAIN, failure: "notAsked" })}
				/>
			)}
			{seen.isBlack && <div className="present-black" />}
		</>
	);
}

/** The ring of light on the square that is pointed at. */
function Spot({ square }: { readonly square: Square }) {
	const { width } = useBoardSize(true);
	const orientation = useApp((state) => state.orientation);
	const cell = cellOf(square, orientation);
	return (
		<div className="present-spots" aria-hidden="true" style={{ width, height: width }}>
			<div
				className="present-spot"
				style={{ left: `${(cell & 7) * 12.5}%`, top: `${(cell >> 3) * 12.5}%` }}
			/>
		</div>
	);
}
