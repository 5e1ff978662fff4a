// The moves of the game with all that its file says of them. The list renders when the game changes; which move is current is
// written here when the cursor has settled, and scrolls inside the list alone.

import {
	Fragment,
	type KeyboardEvent,
	memo,
	type PointerEvent,
	useEffect,
	useMemo,
	useRef,
} from "react";
import { endingAt } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import type { GameControl } from "../../control/controlMap.ts";
import { effectOf } from "../../control/effect.ts";
import { onTop } from "../../store/panels.ts";
import { Effect } from "../Effect.tsx";
import { useApp, useSession } from "../useApp.ts";
import { moveRows, type Word } from "./moveRows.ts";
import { endingText, glyphOf, meaningOf, measuresOf, resultText } from "./moveWords.ts";
import "./moveList.css";

/** The list alone, and how the game ended. */
export function MoveList() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	return (
		<>
			<MoveTable game={game} control={control} />
			<End game={game} />
		</>
	);
}

/** Milliseconds that a mouse stays on a move before it is looked at: on its way it passes many. */
const LOOK = 150;

/** Looks at the moves that a mouse stays on; gives what the list is to listen with. */
function useLook() {
	const { actions } = useSession();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const end = () => {
		clearTimeout(timer.current);
		actions.endPreview();
	};
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			actions.endPreview();
		},
		[actions],
	);
	return {
		onPointerOver({ target, pointerType }: PointerEvent) {
			const frame = (target as Element).closest<HTMLElement>("[data-frame]")?.dataset.frame;
			end();
			if (frame === undefined || pointerType !== "mouse") return;
			timer.current = setTimeout(() => actions.previewFrame(Number(frame) as Frame), LOOK);
		},
		onPointerLeave: end,
	};
}

/** Shows which move is current: one attribute on one element, without a render. */
function useCurrentMove(game: Game) {
	const { store } = useSession();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const box = list.current;
		if (box === null) return;
		const buttons = new Map<number, HTMLElement>();
		for (const button of box.querySelectorAll<HTMLElement>("[data-frame]")) {
			buttons.set(Number(button.dataset.frame), button);
		}
		let current: HTMLElement | undefined;
		let home: HTMLElement | undefined;
		const show = () => {
			// In a narrow window the list is as long as it is, and the page is what scrolls: nothing moves it unasked.
			if (getComputedStyle(box).overflowY !== "visible") scrollTo(box, current);
		};
		const mark = () => {
			const { settledFrame, game: shown } = store.get();
			const next = shown === game ? buttons.get(settledFrame) : undefined;
			if (next === current && current !== undefined) return;
			current?.removeAttribute("aria-current");
			current?.setAttribute("tabindex", "-1");
			current = next;
			next?.setAttribute("aria-current", "true");
			home?.setAttribute("tabindex", "-1");
			home = next ?? buttons.get(1);
			home?.setAttribute("tabindex", "0");
			if (box.contains(document.activeElement)) home?.focus({ preventScroll: true });
			show();
		};
		mark();
		return store.subscribe((now, before) => {
			if (now.settledFrame !== before.settledFrame) mark();
			const isCovered = onTop(now) !== undefined && onTop(before) === undefined;
			if (isCovered && current) requestAnimationFrame(show);
		});
	}, [store, game]);
	return list;
}

/** Brings an element into view inside its box; the page stays where it is. */
function scrollTo(box: HTMLElement, element: HTMLElement | undefined): void {
	if (element === undefined) {
		box.scrollTop = 0;
		return;
	}
	const inner = element.getBoundingClientRect();
	const { top, bottom: end } = box.getBoundingClientRect();
	const cover = document.querySelector(".aside")?.getBoundingClientRect().top ?? end;
	const bottom = Math.min(end, cover);
	const margin = (bottom - top) / 4;
	if (inner.top < top + margin) box.scrollTop += inner.top - top - margin;
	if (inner.bottom > bottom - margin) box.scrollTop += inner.bottom - bottom + margin;
}

type TableProps = { readonly game: Game; readonly control: GameControl | undefined };

const MoveTable = memo(({ game, control }: TableProps) => {
	const { actions } = useSession();
	const list = useCurrentMove(game);
	const look = useLook();
	const rows = useMemo(() => moveRows(game), [game]);
	/** Up and down go from move to move as they stand in the list, through the variations too. */
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
			return;
		const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-frame]")];
		const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
		event.preventDefault();
		event.stopPropagation();
		if (next !== undefined) actions.goToFrame(Number(next.dataset.frame) as Frame);
	};
	if (game.positions.length === 1) {
		return <p className="no-moves soft">There are no moves yet. Make one on the board.</p>;
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
		<div
			ref={list}
			className="move-list"
			onClick={({ target }) => {
				const frame = (target as Element).closest<HTMLElement>("[data-frame]")?.dataset.frame;
				if (frame !== undefined) actions.goToFrame(Number(frame) as Frame);
			}}
			onKeyDown={onKeyDown}
			{...look}
		>
			<table>
				<caption className="unseen">Moves of the game</caption>
				<colgroup>
					<col className="numbers" />
					<col span={2} />
				</colgroup>
				<tbody>
					{rows.map((row) =>
						row.kind === "moves" ? (
							<tr key={`m${row.white ?? row.black}`}>
								<th scope="row">{row.number}</th>
								<td>
									{row.white === undefined ? (
										<span className="skipped">…</span>
									) : (
										<MainMove game={game} control={control} frame={row.white} />
									)}
								</td>
								<td>
									{row.black !== undefined && (
										<MainMove game={game} control={control} frame={row.black} />
									)}
								</td>
							</tr>
						) : (
							<tr key={`n${row.of}-${row.words[0]?.kind}`} className="note">
								<td colSpan={3}>
									<Words game={game} words={row.words} />
								</td>
							</tr>
						),
					)}
				</tbody>
			</table>
		</div>
	);
});

/** A move of the main line, with its effect in squares: White's, then Black's. */
function MainMove({ game, control, frame }: TableProps & { readonly frame: Frame }) {
	const { parent } = positionAt(game, frame);
	if (control === undefined || parent === undefined)
		return <MoveButton game={game} frame={frame} />;
	return (
		<div className="main-move">
			<span>
				<MoveButton game={game} frame={frame} />
			</span>
			<Effect {...effectOf(control, parent, frame)} />
		</div>
	);
}

function MoveButton({ game, frame, number }: { game: Game; frame: Frame; number?: string }) {
	const { move, notes } = positionAt(game, frame);
	return (
		<>
			<button type="button" className="move" data-frame={frame} tabIndex={-1}>
				{number && <span className="number">{number} </span>}
				{move?.san}
				{[...new Set(notes.nags)].map((nag) => (
					<span key={nag} className="nag" title={meaningOf(nag)}>
						{glyphOf(nag)}
					</span>
				))}
			</button>
			{measuresOf(notes).map(([name, value]) => (
				<span key={name} className="measure" title={name}>
					<span className="unseen">{name} </span>
					{value}
				</span>
			))}
		</>
	);
}

function Words({ game, words }: { game: Game; words: readonly Word[] }) {
	return words.map((word, index) => {
		const key = index;
		if (word.kind === "move")
			return (
				<Fragment key={key}>
					<MoveButton game={game} frame={word.frame} number={word.number} />{" "}
				</Fragment>
			);
		if (word.kind === "text")
			return (
				<Fragment key={key}>
					<bdi className="comment">{word.text}</bdi>{" "}
				</Fragment>
			);
		return (
			<span key={key} className="soft">
				{word.kind === "open" ? "(" : ") "}
			</span>
		);
	});
}

/** The result of the game, or why it is over where the cursor is. */
function End({ game }: { game: Game }) {
	const frame = useApp((state) => state.settledFrame);
	const ending = useMemo(() => {
		const position = game.positions[frame];
		if (position === undefined || position.next.length > 0) return undefined;
		const over = endingAt(game, frame);
		return over && endingText(over, sideToMove(position));
	}, [game, frame]);
	const result = resultText(game.result);
	return (
		<p className="end" role="status">
			{ending ?? result}
		</p>
	);
}
