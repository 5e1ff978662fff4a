// Shows the wall, and leads it from here: its board, the moves, the timeline, and the what-if.

import { Eraser, GitBranch, Pencil } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import coreAddress from "../../../build/control.wasm?url";
import { Board } from "../../board/Board.tsx";
import { listenToDrawing } from "../../board/draw/drawing.ts";
import type { DrawEvents } from "../../board/events.ts";
import { useSize } from "../../board/useSize.ts";
import { loadCore } from "../../control/load.ts";
import type { SpeakerView } from "../../features/present/speaker/messages.ts";
import { MoveTable } from "../../features/present/track/MoveTable.tsx";
import { Strip } from "../../features/present/track/Strip.tsx";
import { boardWords } from "../../messages/en/board.ts";
import { presentWords } from "../../messages/en/panels/present.ts";
import { speakerWords } from "../../messages/en/screens/speaker.ts";
import { linkBoard } from "../../session/board/boardLink.ts";
import { createPencil } from "../../session/board/pencil.ts";
import { lineNames } from "../../session/sideline.ts";
import { createActions } from "../../session/state/actions.ts";
import type { AppState } from "../../session/state/appState.ts";
import { EMPTY_DESK } from "../../session/state/desk.ts";
import type { Following } from "./following.ts";

/**
 * The board in the speaker's window: it shows what the wall shows, and what is done on it is done
 * there. A move is seen here at once; all else comes back from the wall.
 */
type WallBoard = Awaited<ReturnType<typeof openWallBoard>>;

async function openWallBoard({ wall, say }: Following) {
	const core = await loadCore(coreAddress);
	const actions = createActions(wall, core);
	const board = linkBoard(wall, actions);
	const pencil: DrawEvents = {
		...createPencil(wall, actions),
		drew: (arrow) => say({ kind: "draw", arrow }),
	};
	return {
		...board,
		core,
		pencil,
		events: {
			...board.events,
			moved(move) {
				const isPlayed = actions.play(move);
				if (isPlayed) say({ kind: "move", move });
				return isPlayed;
			},
			asked(square, by) {
				if (by === "press") say({ kind: "explain", square });
			},
		} satisfies typeof board.events,
		/** For fingers, which have no right button: presses draw until it is put down. */
		togglePen(): void {
			const { desk } = wall.get();
			const pen = desk?.pen === undefined ? { colour: "G" } : undefined;
			wall.set({ desk: { ...EMPTY_DESK, pen } });
		},
	};
}

type Props = { readonly following: Following };
type WallProps = Props & { readonly view: SpeakerView };

const useWall = <Value,>({ wall }: Following, select: (state: AppState) => Value): Value =>
	useSyncExternalStore(wall.subscribe, () => select(wall.get()));

/** The line that is tried out on the wall, and the two ways out of it. */
export function WhatIf({ following }: Props) {
	const line = useWall(following, (state) => state.sideline);
	const { whatIf, acts } = presentWords;
	if (line === undefined) return null;
	return (
		<div className="speaker-whatif row">
			<p role="status" className="speaker-line">
				<strong>{whatIf.title}</strong> {lineNames(line).join(" ")}
			</p>
			<button type="button" onClick={() => following.press("Escape")}>
				{whatIf.back}
			</button>
			<button type="button" onClick={() => following.press("a")}>
				<GitBranch aria-hidden="true" />
				{acts.keep.word}
			</button>
		</div>
	);
}

export function Moves({ following }: Props) {
	const game = useWall(following, (state) => state.game);
	const frame = useWall(following, (state) => state.settledFrame);
	return (
		<section className="speaker-moves column" aria-labelledby="speaker-moves">
			<h3 id="speaker-moves">{presentWords.track.moves}</h3>
			<MoveTable game={game} frame={frame} goTo={following.goToFrame} />
		</section>
	);
}

/** Left and right of the board, for its dashed frame: speaker.css. */
const FRAME_ROOM = 4;

/** The rest of the column below the board and above it takes 400 pixels. */
const wallWidth = (windowWidth: number, windowHeight: number) =>
	Math.max(160, Math.min(windowWidth * 0.31, windowHeight - 400));

function nextText({ next }: SpeakerView): string {
	if (next.kind === "move") return speakerWords.nextMove(next.move);
	return next.kind === "chapter" ? speakerWords.nextChapter(next.title) : speakerWords.noNext;
}

export function Wall({ view, following }: WallProps) {
	const size = useSize(wallWidth);
	const board = useWallBoard(following);
	const box = useRef<HTMLDivElement>(null);
	const game = useWall(following, (state) => state.game);
	const control = useWall(following, (state) => state.control);
	const frame = useWall(following, (state) => state.settledFrame);
	const isWhatIf = useWall(following, (state) => state.sideline !== undefined);
	const hasPen = useWall(following, (state) => state.desk?.pen !== undefined);
	useEffect(() => {
		const element = box.current?.querySelector<HTMLElement>(".board");
		return board && element ? listenToDrawing(element, board.view, board.pencil) : undefined;
	}, [board]);
	return (
		<section
			className="speaker-wall"
			aria-labelledby="speaker-wall"
			style={{ width: size.width + 2 * FRAME_ROOM }}
		>
			<header className="row tight">
				<h3 id="speaker-wall">
					{view.isBlack ? speakerWords.screenIsDark : speakerWords.onScreen}
				</h3>
				<button type="button" aria-pressed={hasPen} onClick={() => board?.togglePen()}>
					<Pencil aria-hidden="true" />
					{speakerWords.draw}
				</button>
				<button type="button" onClick={() => following.press("Delete")}>
					<Eraser aria-hidden="true" />
					{speakerWords.erase}
				</button>
			</header>
			<div
				ref={box}
				className="speaker-board rigid"
				data-line={isWhatIf || undefined}
				style={{ minHeight: size.width }}
			>
				{board && (
					<Board
						view={board.view}
						events={board.events}
						core={board.core}
						help={boardWords.keys.explaining}
						size={size}
					/>
				)}
			</div>
			{control && <Strip game={game} control={control} frame={frame} goTo={following.goToFrame} />}
			<p className="speaker-next breaks">
				<bdi>{nextText(view)}</bdi>
			</p>
			<p className="soft">{speakerWords.gestures}</p>
		</section>
	);
}

/** Undefined until the core is there. */
function useWallBoard(following: Following): WallBoard | undefined {
	const [board, setBoard] = useState<WallBoard>();
	useEffect(() => {
		openWallBoard(following).then(setBoard, console.error);
	}, [following]);
	return board;
}
