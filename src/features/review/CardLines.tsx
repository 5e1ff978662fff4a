// Lines below the card of the move on view, to be played through on the board; a button that adds
// the line on view to the game, and questions of the move.

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { Frame } from "../../chess/frame.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { nameInLine } from "../../messages/en/panels/tactics/wins.ts";
import { AddToGame } from "../../ui/AddToGame.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import { useSideline } from "../../ui/hooks/useSideline.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { type Practised, PractiseThis } from "./PractiseThis.tsx";

/** Moves of a line that are shown. */
const MOST_MOVES = 6;

export const CardActs = (practised: Practised) => (
	<div className="card-acts row gap-above">
		<AddToGame />
		<PractiseThis {...practised} />
	</div>
);

type LineProps = {
	readonly title: string;
	readonly names: readonly string[];
	/** The frame that the line begins at. */
	readonly from: Frame;
};

/** Scrolls the row, where it is wider than the panel, and the panel to the card: never the page. */
function bringIntoSight(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
	row.scrollLeft = offsetLeft + offsetWidth / 2 - row.clientWidth / 2;
	const panel = row.closest(".side-panel-body");
	const card = row.closest(".moments > li")?.getBoundingClientRect();
	if (panel === null || card === undefined) return;
	const { top, bottom } = panel.getBoundingClientRect();
	if (card.bottom > bottom) panel.scrollTop += Math.min(card.bottom - bottom, card.top - top);
}

export function Line({ title, names: all, from }: LineProps) {
	const names = all.slice(0, MOST_MOVES);
	const { place, play } = useSideline(from, names);
	const row = useRef<HTMLOListElement>(null);
	useLayoutEffect(() => {
		const move = row.current?.children[place - 1];
		if (row.current && move instanceof HTMLElement) bringIntoSight(row.current, move);
	}, [place]);
	if (names.length === 0) return null;
	return (
		<div className="card-line" data-played={place > 0 || undefined}>
			<span className="soft small">{title}</span>{" "}
			{place > 0 && <Stepper place={place} moves={names.length} />}
			<ol ref={row} className="card-moves list row joined full" aria-label={title}>
				{names.map((name, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat its moves
					<li key={index}>
						<button
							type="button"
							className="move"
							aria-current={index + 1 === place ? "step" : undefined}
							onClick={() => play(index + 1)}
						>
							{nameInLine(name, index)}
						</button>
					</li>
				))}
			</ol>
		</div>
	);
}

type StepperProps = { readonly place: number; readonly moves: number };

/** On phones the bar below has these buttons. */
function Stepper({ place, moves }: StepperProps) {
	const { actions } = useSession();
	const { stepBack, stepForward } = sidelineWords;
	return (
		<span className="card-stepper small beside tight">
			<IconButton icon={ChevronLeft} name={stepBack} onClick={actions.back} />
			<span className="soft">{sidelineWords.place(place, moves)}</span>
			<IconButton
				icon={ChevronRight}
				name={stepForward}
				aria-disabled={place === moves}
				onClick={actions.forward}
			/>
		</span>
	);
}
