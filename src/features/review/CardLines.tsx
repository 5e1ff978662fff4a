// Lines below the card of the move on view, to be played through on the board; a button that adds
// the line on view to the game, and questions of the move.

import { ChevronLeft, ChevronRight, Target } from "lucide-react";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Frame } from "../../chess/frame.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { nameInLine } from "../../messages/en/panels/tactics/wins.ts";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { faultText } from "../../messages/faultText.ts";
import { idOf, type Topic } from "../../training/deck/card.ts";
import { openDeck } from "../../training/deck/deck.ts";
import { dueFrom, waitTo } from "../../training/deck/due.ts";
import { type Question, questionsQuery } from "../../training/question.ts";
import { AddToGame } from "../../ui/AddToGame.tsx";
import { DeckNotKept } from "../../ui/deck/DeckNotKept.tsx";
import { loadToDeck } from "../../ui/deck/late.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { useSideline } from "../../ui/hooks/useSideline.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PRACTISE_HASH } from "../../ui/routes.ts";

type Practised = {
	/** Practised now. */
	readonly questions: readonly Question[];
	/** The first that has an answer goes into the deck. */
	readonly forDeck: readonly Question[];
	readonly topic: Topic;
};

/**
 * Puts the position of a card among those that Practise asks when they are due, and takes it back;
 * or practises it now. Of one that is there already it says when it comes back.
 */
function PractiseThis({ questions, forDeck, topic }: Practised) {
	const { core } = useSession();
	const deck = openDeck();
	const { cards = [] } = useSyncExternalStore(deck.subscribe, deck.get);
	const [news, setNews] = useState("");
	/** The card that was put there by this button. */
	const [put, setPut] = useState<string>();
	/** A button that was pressed gives its place, and the focus, to another. */
	const isPressed = useRef(false);
	const focusNew = (button: HTMLButtonElement | null) => {
		if (button === null || !isPressed.current) return;
		isPressed.current = false;
		button.focus();
	};
	const ids = forDeck.map(idOf);
	const card = cards.find(({ id }) => ids.includes(id));
	async function press(): Promise<void> {
		try {
			const { toDeck, withAnswer } = await loadToDeck();
			const [first] = await withAnswer(
				forDeck.map((question) => ({ question, topic })),
				core,
			);
			if (first === undefined) return setNews(trainingWords.noCard);
			isPressed.current = true;
			setNews("");
			setPut(idOf(first.question));
			await toDeck([first], core);
		} catch (error) {
			setNews(faultText(error));
		}
	}
	async function undo(id: string): Promise<void> {
		isPressed.current = true;
		await deck.remove([id]);
		setPut(undefined);
		setNews(trainingWords.takenBack);
	}
	const wait = card?.memory && waitTo(dueFrom(card.memory), Date.now());
	return (
		<>
			{card === undefined && (
				<button
					type="button"
					ref={focusNew}
					title={decisiveWords.deckMeans}
					onClick={() => void press()}
				>
					<Target aria-hidden="true" />
					{decisiveWords.practise}
				</button>
			)}
			<p className="card-news small row loose full flush" role="status">
				{card ? trainingWords.inDeck(wait) : news}
				{card && put === card.id && (
					<button type="button" className="quiet" ref={focusNew} onClick={() => void undo(card.id)}>
						{trainingWords.undo}
					</button>
				)}
				{(card || news !== "") && (
					<a href={`${PRACTISE_HASH}${questionsQuery(questions)}`}>{decisiveWords.practiseNow}</a>
				)}
			</p>
			{card && <DeckNotKept />}
		</>
	);
}

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
