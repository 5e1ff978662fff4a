// An embedded board: board, move buttons, timeline and moves, fitted to its frame, with the colour
// key, a link to the application, and the extras that its author asks for.

import {
	type MouseEvent,
	type ReactNode,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { Board } from "../../board/Board.tsx";
import { snap } from "../../board/geometry.ts";
import { prefersStillness } from "../../board/scene/stillness.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { MoveList } from "../../features/moves/MoveList.tsx";
import { Problem } from "../../features/open/Problem.tsx";
import { useLink } from "../../features/share/link/useLink.ts";
import { PlayButton } from "../../features/timeline/PlayButton.tsx";
import { Steps } from "../../features/timeline/Steps.tsx";
import { Timeline } from "../../features/timeline/Timeline.tsx";
import { usePlayer } from "../../features/timeline/usePlayer.ts";
import { boardWords } from "../../messages/en/board.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { progressWords } from "../../messages/en/reading.ts";
import { embedWords } from "../../messages/en/screens/embed.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { heightFor, shareRoom } from "../../package/element/room.ts";
import { BASE } from "../../runtime/late/base.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { formatLink } from "../../session/links/links.ts";
import type { Session } from "../../session/session.ts";
import { comparedIn } from "../../session/state/appQueries.ts";
import { SessionContext, useApp } from "../../ui/hooks/useApp.ts";
import { STEP_KEYS } from "../../ui/input/gameKeys.ts";
import { listenToKeys } from "../../ui/input/keys.ts";
import { listenToClosing } from "../../ui/input/listenToClosing.ts";
import { listenToWheel } from "../../ui/input/wheel.ts";
import { LensKey } from "../../ui/legend/LensKey.tsx";
import { Rich, unseen } from "../../ui/Rich.tsx";
import { Outside } from "../../ui/stepIcons.tsx";
import type { Params } from "./params.ts";

type LegendProps = { readonly hasCounts: boolean };

/**
 * The colour key of an embedded board, in one line; with the number of squares of each class, if
 * the author asks for that or two positions are compared.
 */
function Legend({ hasCounts }: LegendProps) {
	const compared = useApp(comparedIn);
	const lens = useApp((state) => state.lens);
	return (
		<span
			className="embed-legend soft caption"
			data-lens={compared || hasCounts ? "counted" : lens}
		>
			{CLASS_LIST.map(({ key, count }) => (
				<span key={key} data-tint={key} className="swatch">
					<span className="word">{chessWords.control(key)}</span>{" "}
					{(compared || hasCounts) && <Count count={count} />}
				</span>
			))}
			<LensKey />
		</span>
	);
}

/** "28", or "22 → 28": the numbers of the reference position and of the current one. */
function Count({ count }: Pick<(typeof CLASS_LIST)[number], "count">) {
	const before = useApp((state) => {
		const reference = comparedIn(state);
		return reference && countsAt(reference.control, FIRST_FRAME)[count];
	});
	const now = useApp(
		({ control, settledFrame }) => control && countsAt(control, settledFrame)[count],
	);
	if (before === undefined || now === undefined) return <span>{now}</span>;
	return (
		<span>
			<Rich
				text={embedWords.compared(
					before,
					now,
					(arrow) => <span aria-hidden="true">{arrow}</span>,
					unseen,
				)}
			/>
		</span>
	);
}

const loadExtras = latePart("extras", () => import("./extras.tsx"));

function subscribe(onChange: () => void): () => void {
	window.addEventListener("resize", onChange);
	return () => window.removeEventListener("resize", onChange);
}

type Props = {
	readonly session: Session;
	readonly params: Params;
	/** Whether the followed game is on view. */
	readonly live: ReactNode;
	readonly onHeight: (height: number) => void;
};

export function Embed(props: Props) {
	return (
		<SessionContext value={props.session}>
			<EmbeddedBoard {...props} />
		</SessionContext>
	);
}

function EmbeddedBoard({ session, params, live, onHeight }: Props) {
	const width = useSyncExternalStore(subscribe, () => innerWidth);
	const height = useSyncExternalStore(subscribe, () => innerHeight);
	const ratio = useSyncExternalStore(subscribe, () => devicePixelRatio);
	const { content } = params;
	const room = shareRoom(width, height, content);
	const { actions } = session;
	const player = usePlayer();
	const box = useAutoplay(params.autoplay && room.hasSteps, player.toggle);
	useEffect(() => listenToKeys({ actions }, [STEP_KEYS]), [actions]);
	// Without the focus, the wheel scrolls the article.
	useEffect(() => listenToWheel(actions, () => document.hasFocus()), [actions]);
	const wanted = heightFor(width, content);
	useEffect(() => onHeight(wanted), [onHeight, wanted]);
	const size = snap(room.board, ratio);
	const isAsked = useApp((state) => state.inspected !== undefined);
	const extras = useExtras(room.hasHead || room.hasCaption || isAsked);
	useEffect(() => {
		const { board, places } = session;
		const close = () => session.actions.inspect(undefined);
		return listenToClosing(board.view, close, () => places.find("cell"));
	}, [session]);
	return (
		// No landmarks and no headings: those belong to the embedding page.
		<div ref={box} className="embed" data-moves={room.moves}>
			{room.hasHead && (
				<div className="embed-head beside joined strong">
					{extras && <extras.Head hasChapters={params.chapters} />}
				</div>
			)}
			<Board
				{...session.board}
				core={session.core}
				places={session.places}
				help={params.explains ? boardWords.keys.explaining : boardWords.keys.plain}
				size={size}
			/>
			{room.hasSteps && (
				<Steps>
					<PlayButton player={player} />
				</Steps>
			)}
			{room.hasTimeline && <Timeline />}
			{room.hasCaption && (
				<div className="embed-caption" role="status">
					{extras && <extras.Caption />}
				</div>
			)}
			{room.moves !== "none" && (
				<div className="embed-moves column joined">
					<MoveList />
				</div>
			)}
			<Foot session={session} params={params} live={live} />
			<div role="status">{extras && <extras.Why />}</div>
		</div>
	);
}

type Extras = typeof import("./extras.tsx");

/** Loads parts that most boards never need. */
function useExtras(isWanted: boolean): Extras | undefined {
	const [extras, setExtras] = useState<Extras>();
	useEffect(() => {
		if (isWanted) loadExtras().then(setExtras, (error) => console.error(error));
	}, [isWanted]);
	return extras;
}

/**
 * Starts to play, once, when the board is visible: if there is a button to stop it, and not for
 * readers who prefer reduced motion. Returns the ref of the board.
 */
function useAutoplay(isWanted: boolean, begin: () => void) {
	const box = useRef<HTMLDivElement>(null);
	const hasBegun = useRef(false);
	const play = useEffectEvent(begin);
	useEffect(() => {
		if (!isWanted || prefersStillness() || hasBegun.current || box.current === null) return;
		const watch = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				watch.disconnect();
				hasBegun.current = true;
				play();
			},
			// A frame may be much taller than the window.
			{ threshold: 0.2 },
		);
		watch.observe(box.current);
		return () => watch.disconnect();
	}, [isWanted]);
	return box;
}

/** The address of the application with the current view. This page may lie elsewhere. */
const application = (hash?: string) => (hash === undefined ? BASE : new URL(`#${hash}`, BASE)).href;

/** The problem, and the link to the same view in the application. */
function Foot({ session: { store }, params: { legend, counts }, live }: Omit<Props, "onHeight">) {
	const problem = useApp((state) => state.problem);
	const reading = useApp((state) => state.reading);
	/** Set if the text could be read only in part. */
	const fault = useApp((state) => state.game.fault);
	/** Few readers follow the link, so it is made on pointer enter or focus. */
	const [isWanted, setWanted] = useState(false);
	const { hash } = useLink(isWanted);
	const want = () => setWanted(true);
	const follow = (event: MouseEvent) => {
		if (hash !== undefined) return;
		event.preventDefault();
		formatLink(store.get()).then(
			(made) => window.open(application(made), "_blank", "noopener"),
			(error) => console.error(error),
		);
	};
	return (
		<div className="embed-foot beside loose small spread">
			{problem !== undefined && <Problem />}
			{live}
			{reading !== undefined && (
				<span>{embedWords.progress(progressWords[reading.what], reading.done)}</span>
			)}
			{(legend || counts) && fault === undefined && reading === undefined && (
				<Legend hasCounts={counts} />
			)}
			{fault !== undefined && (
				<span className="embed-fault cut slim fault" title={gameFaultText(fault)}>
					{gameFaultText(fault)}
				</span>
			)}
			<a
				href={application(hash)}
				target="_blank"
				rel="noopener"
				onPointerEnter={want}
				onFocus={want}
				onClick={follow}
			>
				<Rich
					text={embedWords.application(
						(text) => <span className="name">{text}</span>,
						<Outside aria-hidden="true" />,
						unseen,
					)}
				/>
			</a>
		</div>
	);
}
