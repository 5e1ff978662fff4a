// The tab of moves: the list, with the notes on its text above it.

import "./moves.css";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt, problemsOf } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { reviewOf } from "../../session/reviews.ts";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { CHANGES_AT_BOARD, useMedia } from "../../ui/hooks/useMedia.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { useReturnFocusToMoves } from "../../ui/hooks/useReturnFocusToMoves.ts";
import { PHONE } from "../../ui/style/windows.ts";
import { GameLine } from "../../ui/title/GameLine.tsx";
import { Changes } from "./Changes.tsx";
import { frameOf, STILL, scrollToCurrentMove } from "./currentMove.ts";
import { MoveList } from "./MoveList.tsx";

/** Main-line frames come first. */
const isInVariation = ({ game, settledFrame }: AppState): boolean => settledFrame > game.plies;

/** Are there other moves in place of the one that led here? */
function hasVariations({ game, settledFrame }: AppState): boolean {
	const parent = game.positions[settledFrame]?.parent;
	return parent !== undefined && positionAt(game, parent).next.length > 1;
}

/** Commands for the variation that the cursor is in or beside, in the line below the moves. */
function Variations() {
	const { actions } = useSession();
	const inVariation = useApp(isInVariation);
	const hasSiblings = useApp(hasVariations);
	const toMoves = useReturnFocusToMoves();
	const commands = [
		["leave", actions.leaveVariation, inVariation],
		["next", actions.nextVariation, hasSiblings],
		["promote", actions.promoteVariation, inVariation],
		["mainLine", actions.makeMainLine, inVariation],
		["delete", actions.deleteVariation, inVariation],
	] as const;
	const possible = commands.filter(([, , isPossible]) => isPossible);
	if (possible.length === 0) return null;
	return (
		<span className="variations row loose small">
			<span className="soft" aria-hidden="true">
				{moveWords.variation.title}
			</span>
			{possible.map(([command, act]) => (
				<button
					key={command}
					type="button"
					className="quiet"
					aria-label={moveWords.variation[command].name}
					title={moveWords.variation[command].name}
					onClick={toMoves(act)}
				>
					{moveWords.variation[command].short}
				</button>
			))}
		</span>
	);
}

type Edge = "above" | "below";

/** Reports past which edge of the list the current move is, from now on, until it is stopped. */
function watchCurrentMove(box: Element, report: (edge: Edge | undefined) => void): () => void {
	let seeing: IntersectionObserver | undefined;
	function follow(): void {
		seeing?.disconnect();
		const list = box.querySelector(".move-list");
		const move = list?.querySelector(".move[aria-current]");
		if (!list || !move) {
			report(undefined);
			return;
		}
		seeing = new IntersectionObserver(
			(entries) => {
				const last = entries.at(-1);
				if (last === undefined) return;
				const isAbove = last.boundingClientRect.top < (last.rootBounds?.top ?? 0);
				if (last.intersectionRatio >= 0.5) report(undefined);
				else report(isAbove ? "above" : "below");
			},
			{ root: list, threshold: 0.5 },
		);
		seeing.observe(move);
	}
	follow();
	const marking = new MutationObserver(follow);
	marking.observe(box, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
	return () => {
		marking.disconnect();
		seeing?.disconnect();
	};
}

/**
 * Where the list stands still while one steps, and no words over the board name the move: a button
 * below the list that does when that is out of sight, and leads there.
 */
function CurrentChip() {
	const name = useApp(({ game, settledFrame }) =>
		game.positions[settledFrame] ? moveName(game, settledFrame) : "",
	);
	const place = useRef<HTMLDivElement>(null);
	const [edge, setEdge] = useState<Edge>();
	useEffect(() => {
		const box = place.current?.parentElement;
		return box ? watchCurrentMove(box, setEdge) : undefined;
	}, []);
	const Arrow = edge === "above" ? ArrowUp : ArrowDown;
	return (
		<div ref={place} className="current-chip" data-edge={edge}>
			{edge !== undefined && (
				<button
					type="button"
					onClick={({ detail, currentTarget }) => {
						const list = currentTarget.closest(".list-box");
						scrollToCurrentMove(currentTarget);
						// The button goes: a keyboard's focus is at the move then.
						if (detail === 0)
							list
								?.querySelector<HTMLElement>(".move[aria-current]")
								?.focus({ preventScroll: true });
					}}
				>
					<Arrow size={16} aria-hidden="true" />
					{name}
					<span className="unseen">{moveWords.list.toCurrent}</span>
				</button>
			)}
		</div>
	);
}

/** A longer list would take seconds to show. */
const MAX_NOTES_SHOWN = 200;

/**
 * The faults of a game's text, as a list that can be opened. The list is open from the start if a
 * fault ends the game early.
 */
function Warnings({ game }: { game: Game }) {
	const found = problemsOf(game);
	if (found.length === 0) return null;
	return (
		<details className="disclosure warnings rigid small" open={game.fault !== undefined}>
			<summary>{moveWords.notes.count(found.length)}</summary>
			{game.fault && <p>{moveWords.notes.leftOut(game.plies)}</p>}
			<ul>
				{found.slice(0, MAX_NOTES_SHOWN).map((warning, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same warning may come twice
					<li key={index}>
						{warning.place && <span className="soft">{moveWords.notes.at(warning.place)} </span>}
						<bdi>{gameFaultText(warning)}</bdi>
					</li>
				))}
				{found.length > MAX_NOTES_SHOWN && (
					<li>{moveWords.notes.more(found.length - MAX_NOTES_SHOWN)}</li>
				)}
			</ul>
		</details>
	);
}

type Props = {
	readonly openMenu: (session: Session, x: number, y: number) => void;
	/** Above the list, where there is room. */
	readonly chapters: ReactNode;
};

/** On phones at the head of the list; elsewhere at that of the panel. */
const PLAYERS = (
	<div className="game-line">
		<GameLine />
	</div>
);

export function Moves({ openMenu, chapters }: Props) {
	const game = useApp((state) => state.game);
	const { showsEffects, showsEvaluations } = useApp((state) => state.options);
	const session = useSession();
	useEffect(() => void reviewOf(session), [session]);
	const isNarrow = useMedia(PHONE);
	const isStill = useMedia(STILL);
	const isAtBoard = useMedia(CHANGES_AT_BOARD);
	const heading = usePlace<HTMLHeadingElement>("moves");
	return (
		<section
			className="moves column joined grow shrinks"
			data-effects={showsEffects || undefined}
			data-evaluations={showsEvaluations || undefined}
			aria-labelledby="moves"
			onContextMenu={(event) => {
				const frame = frameOf(event.target);
				if (frame === undefined) return;
				event.preventDefault();
				session.actions.goToFrame(frame as Frame);
				openMenu(session, event.clientX, event.clientY);
			}}
		>
			<h2 ref={heading} id="moves" className="unseen" tabIndex={-1}>
				{moveWords.title}
			</h2>
			{!isNarrow && chapters}
			<Warnings game={game} />
			<div className="list-box column joined grow anchor shrinks">
				<MoveList head={isNarrow && PLAYERS}>
					<Variations />
				</MoveList>
				{isStill && !isNarrow && <CurrentChip />}
			</div>
			{!isAtBoard && <Changes />}
		</section>
	);
}
