// The visitor's deck: questions that are due today, over all else; then known and due questions by
// kind, and commands that save the deck as a file, read one, and forget the deck; and questions
// that cannot be asked, which can be taken out.

import { useMemo, useRef, useState } from "react";
import { StillBoard, stillSize } from "../../../board/StillBoard.tsx";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { readPieces } from "../../../chess/placement.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { trainingWords as words } from "../../../messages/en/screens/training.ts";
import { inSlices, Stopped } from "../../../runtime/slices.ts";
import type { Card } from "../../../training/deck/card.ts";
import type { Deck } from "../../../training/deck/deck.ts";
import { formatDeck, parseDeck } from "../../../training/deck/deckFile.ts";
import { type DeckSums, waitTo } from "../../../training/deck/due.ts";
import { NEW_A_DAY_CHOICES } from "../../../training/deck/newADay.ts";
import type { Posed } from "../../../training/pose.ts";
import { parseQuestion } from "../../../training/question.ts";
import { poseWhole } from "../../../training/rules.ts";
import { DeckNotKept } from "../../../ui/deck/DeckNotKept.tsx";
import type { Training } from "../../../ui/deck/useTraining.ts";
import { UndoLine } from "../../../ui/parts/UndoLine.tsx";
import { squaresPainter } from "../../../ui/question/paintSquares.ts";
import { bottomOf } from "../../../ui/question/questionBoard.ts";
import { saveFile } from "../../../ui/saveFile.ts";

/** Questions of a round; others that are due wait for the next. */
const MOST = 20;

/** CSS pixels of the board, whose squares are whole. */
const WIDTH = 144;

/** Kinds that the card names. */
const MOST_TOPICS = 3;

type Modules = { readonly core: Core; readonly insight: Insight };

type Props = Modules & {
	readonly deck: Training;
	readonly begin: (questions: readonly Posed[]) => void;
};

/** Nothing for a card whose position cannot be read. */
function posedOf({ id, origin }: Card, { core, insight }: Modules): readonly Posed[] {
	try {
		const question = parseQuestion(id);
		return question ? [{ ...poseWhole(question, { core, insight }), origin, card: id }] : [];
	} catch (error) {
		console.warn(error);
		return [];
	}
}

export function Due({ deck: training, begin, core, insight }: Props) {
	const { sums } = training;
	if (sums === undefined) return null;
	const { today, next } = sums;
	const start = () => {
		const questions: Posed[] = [];
		for (const card of today) {
			if (questions.length < MOST) questions.push(...posedOf(card, { core, insight }));
		}
		if (questions.length > 0) begin(questions);
		else training.leaveOut(today);
	};
	return (
		<section className="due" aria-label={words.deck}>
			{today.length > 0 ? (
				<DueCard
					sums={sums}
					count={Math.min(MOST, today.length)}
					start={start}
					modules={{ core, insight }}
				/>
			) : (
				<p className="gap-above">
					{training.cards?.length === 0
						? words.none
						: words.nothing(sums, next === undefined ? undefined : waitTo(next, Date.now()))}
				</p>
			)}
			<DeckNotKept />
			<Unaskable training={training} />
			<DeckDetails training={training} sums={sums} />
		</section>
	);
}

type CardProps = {
	readonly sums: DeckSums;
	readonly count: number;
	readonly start: () => void;
	readonly modules: Modules;
};

function DueCard({ sums, count, start, modules: { core, insight } }: CardProps) {
	const { today, topics } = sums;
	const [first] = today;
	const size = useMemo(() => stillSize(WIDTH), []);
	const picture = useMemo(() => {
		const [posed] = first === undefined ? [] : posedOf(first, { core, insight });
		return (
			posed &&
			squaresPainter({
				pieces: readPieces(posed.placements, FIRST_FRAME),
				orientation: bottomOf(posed.origin),
			})
		);
	}, [first, core, insight]);
	const due = topics.filter((one) => one.due > 0);
	return (
		<div className="due-card surface">
			{picture && <StillBoard size={size} picture={picture} />}
			<div className="due-head">
				<h2 className="flush">{words.due(today.length)}</h2>
				<p className="soft flush">{words.from(topics)}</p>
			</div>
			<ul className="due-topics list row">
				{due.slice(0, MOST_TOPICS).map(({ topic, due: number }) => (
					<li key={topic}>
						{words.topic(topic)} <strong>{number}</strong>
					</li>
				))}
			</ul>
			<button type="button" className="primary" onClick={start}>
				{count < today.length ? words.beginWith(count) : words.begin}
			</button>
			<span className="due-known soft small">{words.known(sums)}</span>
		</div>
	);
}

/** Half of the time goes into the questions, half into keeping them. */
const PARSING = 0.5;

/** Reads a deck file; `done` is the share of it that is read, while one is. */
function useReading(deck: Deck, setNews: (news: string) => void) {
	const [done, setDone] = useState<number>();
	const current = useRef<symbol>(undefined);
	async function read(file: File | undefined): Promise<void> {
		if (file === undefined) return;
		const own = Symbol(file.name);
		current.current = own;
		const isWanted = () => current.current === own;
		setNews("");
		setDone(0);
		try {
			const run = inSlices(isWanted, (share) => setDone(share * PARSING));
			const found = await run(parseDeck(await file.text()));
			if (found === undefined) return setNews(words.noDeck);
			const tell = (share: number) => setDone(PARSING + share * (1 - PARSING));
			const added = await deck.add(found.cards, { isWanted, tell });
			setNews(words.readDone(added, found.cards.length - added, found.missing));
		} catch (error) {
			if (!(error instanceof Stopped)) throw error;
			if (current.current === undefined) setNews(words.stopped);
		} finally {
			if (isWanted() || current.current === undefined) setDone(undefined);
		}
	}
	const stop = () => {
		current.current = undefined;
	};
	return { done, read, stop };
}

/** More would be a wall of text. */
const MOST_LISTED = 20;

/** Listed by their positions, and taken out on request. */
function Unaskable({ training: { deck, unaskable } }: { readonly training: Training }) {
	const [taken, setTaken] = useState<readonly Card[]>([]);
	const takeOut = async () => setTaken(await deck.takeOut(unaskable.map(({ id }) => id)));
	async function undo(): Promise<void> {
		await deck.add(taken);
		setTaken([]);
	}
	return (
		<>
			{unaskable.length > 0 && (
				<details className="due-deck small">
					<summary>{words.unaskable(unaskable.length)}</summary>
					<p>{words.whyUnaskable}</p>
					<ul>
						{unaskable.slice(0, MOST_LISTED).map(({ id }) => (
							<li key={id}>
								<bdi>{parseQuestion(id)?.position}</bdi>
							</li>
						))}
					</ul>
					{unaskable.length > MOST_LISTED && <p>{words.more(unaskable.length - MOST_LISTED)}</p>}
					<p>
						<button type="button" onClick={() => void takeOut()}>
							{words.takeOut}
						</button>
					</p>
				</details>
			)}
			<UndoLine
				text={taken.length === 0 ? undefined : words.takenOut(taken.length)}
				word={words.undo}
				undo={() => void undo()}
			/>
		</>
	);
}

/** The small statistics, and what can be done with all of the deck. */
function DeckDetails({ training, sums }: { readonly training: Training; readonly sums: DeckSums }) {
	const { deck, cards = [] } = training;
	const [news, setNews] = useState("");
	const [forgotten, setForgotten] = useState<readonly Card[]>([]);
	const input = useRef<HTMLInputElement>(null);
	const reading = useReading(deck, setNews);
	async function forget(): Promise<void> {
		const before = await deck.forget();
		setForgotten(before);
		setNews(words.forgotten(before.length));
	}
	async function undo(): Promise<void> {
		await deck.add(forgotten);
		setForgotten([]);
		setNews("");
	}
	const save = () =>
		saveFile(new Blob([formatDeck(cards)], { type: "text/plain" }), words.fileName);
	return (
		<details className="due-deck small">
			<summary>{words.deck}</summary>
			{cards.length > 0 && <Topics sums={sums} />}
			<p className="row">
				{cards.length > 0 && (
					<button type="button" onClick={save}>
						{words.save}
					</button>
				)}
				<button type="button" onClick={() => input.current?.click()}>
					{words.read}
				</button>
				{cards.length > 0 && (
					<button type="button" onClick={() => void forget()}>
						{words.forget}
					</button>
				)}
				<input
					ref={input}
					type="file"
					hidden
					aria-label={words.read}
					onChange={({ target }) => {
						void reading.read(target.files?.[0]);
						target.value = "";
					}}
				/>
			</p>
			<label className="choose-row beside loose spread slim ruled">
				{words.newADay}
				<select
					value={training.newADay}
					onChange={({ target }) => training.chooseNewADay(Number(target.value))}
				>
					{NEW_A_DAY_CHOICES.map((one) => (
						<option key={one}>{one}</option>
					))}
				</select>
			</label>
			{reading.done !== undefined && (
				<p className="due-reading">
					<progress aria-label={words.reading} value={reading.done} />{" "}
					<button type="button" className="quiet" onClick={reading.stop}>
						{words.stop}
					</button>
				</p>
			)}
			<p role="status">
				{news}{" "}
				{forgotten.length > 0 && (
					<button type="button" className="quiet" onClick={() => void undo()}>
						{words.undo}
					</button>
				)}
			</p>
		</details>
	);
}

const Topics = ({ sums: { topics } }: { readonly sums: DeckSums }) => (
	<table>
		<thead>
			<tr>
				<th scope="col">{words.heads.topic}</th>
				<th scope="col">{words.heads.learned}</th>
				<th scope="col">{words.heads.due}</th>
				<th scope="col">{words.heads.all}</th>
			</tr>
		</thead>
		<tbody>
			{topics.map(({ topic, learned, due, all }) => (
				<tr key={topic}>
					<th scope="row">{words.topic(topic)}</th>
					<td>{learned}</td>
					<td>{due}</td>
					<td>{all}</td>
				</tr>
			))}
		</tbody>
	</table>
);
