// The list of moves, with comments and variations. It renders when the game changes; which move is
// current is marked without a render (currentMove.ts).

import "./moves.css";
import {
	type KeyboardEvent,
	memo,
	type ReactNode,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { isScrubbing } from "../../board/cursor.ts";
import { endingAt } from "../../chess/ending.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import type { GameControl } from "../../control/controlMap.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { Actions } from "../../session/state/actions.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { type MovePages, movePages } from "../../ui/moveText/movePages.ts";
import { moveRows, type Row } from "../../ui/moveText/moveRows.ts";
import { followCurrentMove, frameOf, type Touched } from "./currentMove.ts";
import { MainMove, Words } from "./Move.tsx";

/** Frames have no engine. */
const loadScores = latePart("scores", () => import("./scores.ts"));

// Previews the move under a mouse that was moved over the list and rests. A list that comes or
// scrolls under a resting mouse shows nothing: the board would contradict the game's move.

/**
 * Milliseconds that a mouse rests on a move before the board shows it: on its way it passes many.
 */
const HOVER_DELAY = 150;

/** Pixels that a hand moves a mouse while it presses. */
const TREMOR = 6;

type Pointed = Pick<PointerEvent, "clientX" | "clientY">;
type Moved = Pointed & Pick<PointerEvent, "pointerType" | "movementX" | "movementY">;

export function createHoverPreview(actions: Pick<Actions, "pointAtFrame" | "endPointing">) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The move that is previewed, or will be. */
	let meant: number | undefined;
	/** Where the list first was under the mouse, until the mouse has moved from there. */
	let restsAt: { readonly x: number; readonly y: number } | undefined;
	let hasMoved = false;
	function end(): void {
		clearTimeout(timer);
		meant = undefined;
		actions.endPointing();
	}
	/** A mouse that comes from beside the list enters it and moves at the same point. */
	function isAtRest({ clientX, clientY }: Pointed): boolean {
		if (restsAt === undefined) return false;
		const distance = Math.hypot(clientX - restsAt.x, clientY - restsAt.y);
		return distance > 0 && distance < TREMOR;
	}
	return {
		/** Something else in the list is under the pointer, whichever of them has moved. */
		over(frame: number | undefined, { clientX, clientY }: Pointed): void {
			if (!hasMoved) restsAt ??= { x: clientX, y: clientY };
			if (meant === undefined || frame !== meant) end();
		},
		moved(frame: number | undefined, event: Moved): void {
			// Some browsers report a move of what the mouse is over.
			const isStill = event.movementX === 0 && event.movementY === 0;
			if (event.pointerType !== "mouse" || isStill || (!hasMoved && isAtRest(event))) return;
			hasMoved = true;
			if (frame === undefined || frame === meant) return;
			end();
			meant = frame;
			timer = setTimeout(() => actions.pointAtFrame(frame as Frame), HOVER_DELAY);
		},
		leave(): void {
			hasMoved = false;
			restsAt = undefined;
			end();
		},
	};
}

/** The frame on view if a line ends there, else undefined, so that most steps render nothing. */
const lastFrame = ({ game, settledFrame }: AppState): Frame | undefined =>
	game.positions[settledFrame]?.next.length === 0 ? settledFrame : undefined;

function End() {
	const game = useApp((state) => state.game);
	const frame = useApp(lastFrame);
	const ending = useMemo(() => {
		if (frame === undefined || game.positions[frame] === undefined) return undefined;
		const over = endingAt(game, frame);
		return over && moveWords.ending(over, sideToMove(positionAt(game, frame)));
	}, [game, frame]);
	return (
		<p className="end strong slim flush" role="status">
			{ending ?? moveWords.result(game)}
		</p>
	);
}

type Props = {
	/** Above the moves, and scrolled with them, as is the end then. */
	readonly head?: ReactNode;
	/** Beside how the game ended. */
	readonly children?: ReactNode;
};

/** The list alone, and how the game ended. */
export function MoveList({ head, children }: Props) {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const foot = (
		<div className="list-foot beside apart spread">
			<End />
			{children}
		</div>
	);
	return (
		<>
			<MoveTable game={game} control={control} head={head} foot={head && foot} />
			{!head && foot}
		</>
	);
}

type TableProps = { readonly game: Game; readonly control: GameControl | undefined };

type ListProps = TableProps & { readonly head: ReactNode; readonly foot: ReactNode };

const MoveTable = memo(({ game, control, head, foot }: ListProps) => {
	const session = useSession();
	const { actions, store } = session;
	const list = useRef<HTMLDivElement>(null);
	const preview = useMemo(() => createHoverPreview(actions), [actions]);
	const listed = useMemo(() => movePages(moveRows(game)), [game]);
	const { page, turnTo } = useListPage(game, listed);
	const rows = listed.pages[page] ?? [];
	const touched = useRef<Touched>({
		hadFocus: false,
		pressed: undefined,
		tags: undefined,
	}).current;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
	useEffect(() => {
		return list.current ? followCurrentMove(list.current, game, session, touched) : undefined;
	}, [game, session, page]);
	const usesEngine = useApp((state) => state.options.usesEngine);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other moves
	useEffect(() => {
		const box = list.current;
		if (!usesEngine || box === null) return;
		let isWanted = true;
		let end = () => {};
		loadScores().then(({ followScores }) => {
			if (isWanted) end = followScores(box, game, session);
		}, console.error);
		return () => {
			isWanted = false;
			end();
		};
	}, [game, control, session, page, usesEngine]);
	useEffect(() => preview.leave, [preview]);
	const goTo = (frame: number | undefined) => {
		if (frame !== undefined) actions.goToFrame(frame as Frame);
	};
	/**
	 * Up and down go from move to move as they are listed, variations included. The focus follows
	 * later than the cursor.
	 */
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step === undefined || hasModifier(event)) return;
		event.preventDefault();
		event.stopPropagation();
		const { frame } = store.get();
		const from = frame === FIRST_FRAME ? (frameOf(document.activeElement) ?? frame) : frame;
		goTo(listed.beside(from as Frame, step));
	};
	if (game.positions.length === 1 && rows.length === 0) {
		return (
			<>
				{head}
				<GoesOn game={game} />
				<p className="no-moves soft gap-above">{moveWords.none}</p>
				{foot}
			</>
		);
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
		<div
			ref={list}
			className="move-list scroll"
			onClick={({ target }) => {
				touched.pressed = frameOf(target);
				goTo(touched.pressed);
			}}
			onKeyDown={onKeyDown}
			onPointerOver={({ target, nativeEvent }) => preview.over(frameOf(target), nativeEvent)}
			onPointerMove={({ target, nativeEvent }) => preview.moved(frameOf(target), nativeEvent)}
			onPointerLeave={preview.leave}
		>
			{head}
			<PageButton
				title={moveWords.list.earlier}
				to={page - 1}
				pages={listed.pages}
				turnTo={turnTo}
			/>
			<table>
				<Head />
				{bodiesOf(rows).map((group) => (
					<tbody key={group[0] && keyOf(group[0])}>
						{group.map((row) => (
							<TableRow key={keyOf(row)} row={row} game={game} control={control} />
						))}
					</tbody>
				))}
			</table>
			{page === listed.pages.length - 1 && <GoesOn game={game} />}
			<PageButton title={moveWords.list.later} to={page + 1} pages={listed.pages} turnTo={turnTo} />
			{foot}
		</div>
	);
});

/** Where the moves stop at one that can't be played: that move, as the file has it. */
function GoesOn({ game: { fault } }: { readonly game: Game }) {
	const text = fault && moveWords.goesOn(fault);
	return text && <p className="goes-on small">{text}</p>;
}

function Head() {
	return (
		<>
			<caption className="unseen">{moveWords.list.caption}</caption>
			<colgroup>
				<col className="numbers" />
				<col span={2} />
			</colgroup>
			<thead aria-hidden="true">
				<tr>
					<th />
					<Heading side={WHITE} />
					<Heading side={BLACK} />
				</tr>
			</thead>
		</>
	);
}

/** The heading of a column: the side, and what the numbers beside its moves are. */
const Heading = ({ side }: { readonly side: Side }) => (
	<th>
		<span className="heading beside tight">
			{chessWords.side(side)}
			<span className="gains to-end">{moveWords.list.gains}</span>
			<span className="effect">
				<span className="side">{moveWords.list.letter(WHITE)}</span>
				<span className="side">{moveWords.list.letter(BLACK)}</span>
			</span>
		</span>
	</th>
);

/**
 * The visible page: that of the cursor, or one that was turned to, until the cursor leaves its
 * page.
 */
function useListPage(game: Game, { pages, pageOf }: MovePages) {
	const own = useApp((state) => (state.game === game ? pageOf(state.settledFrame) : 0));
	const [turned, setTurned] = useState<{ readonly pages: unknown; readonly page: number }>();
	const { store } = useSession();
	useEffect(() => {
		if (turned === undefined) return;
		const startPage = pageOf(store.get().frame);
		let hasMoved = false;
		return store.watch(["frame", "settledFrame", "pace"], (next) => {
			hasMoved ||= pageOf(next.frame) !== startPage;
			// It may have come back before it settled, to where it was.
			const isSettled = next.frame === next.settledFrame && !isScrubbing(next);
			if (hasMoved && isSettled) setTurned(undefined);
		});
	}, [turned, pageOf, store]);
	return {
		page: turned?.pages === pages ? turned.page : own,
		turnTo: (page: number) => setTurned({ pages, page }),
	};
}

type PageButtonProps = Pick<MovePages, "pages"> & {
	readonly title: string;
	readonly to: number;
	readonly turnTo: (page: number) => void;
};

/** A button to another page, where there is one. */
function PageButton({ title, to, pages, turnTo }: PageButtonProps) {
	if (pages[to] === undefined) return null;
	return (
		<button type="button" className="quiet" onClick={() => turnTo(to)}>
			{title}
		</button>
	);
}

/** Rows in a <tbody>: a step repaints the bodies that change, not the whole table. */
const ROWS_PER_BODY = 16;

const bodiesOf = (rows: readonly Row[]): (readonly Row[])[] =>
	Array.from({ length: Math.ceil(rows.length / ROWS_PER_BODY) }, (_, index) =>
		rows.slice(index * ROWS_PER_BODY, (index + 1) * ROWS_PER_BODY),
	);

const keyOf = (row: Row): string =>
	row.kind === "moves"
		? `m${row.white ?? row.black}`
		: `n${row.of}-${row.words[0]?.kind}-${row.part}`;

function TableRow({ row, game, control }: TableProps & { readonly row: Row }) {
	if (row.kind === "note") {
		return (
			<tr className="note">
				<td className="small breaks" colSpan={3}>
					<Words game={game} words={row.words} />
				</td>
			</tr>
		);
	}
	const { number, white, black } = row;
	return (
		<tr>
			<th scope="row">{number}</th>
			<td>
				{white === undefined ? (
					<span className="skipped">…</span>
				) : (
					<MainMove game={game} control={control} frame={white} />
				)}
			</td>
			<td>{black !== undefined && <MainMove game={game} control={control} frame={black} />}</td>
		</tr>
	);
}
