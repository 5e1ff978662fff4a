// Sheets to print for a class: worksheets, six positions a page with the answers on a page of their
// own, or cards to hold up.

import { Printer } from "lucide-react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { CLASS_LIST } from "../../../control/classes.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { paperWords as words } from "../../../messages/en/exercise/results.ts";
import { FREE } from "../../../training/exercise/terms.ts";
import type { Posed } from "../../../training/pose.ts";
import { isOfMap } from "../../../training/question.ts";
import { keptExerciseHash } from "../../../ui/exerciseHash.ts";
import { rightNames, titleOf } from "../../../ui/question/reason.ts";
import { OwnReason } from "../../../ui/question/Verdict.tsx";
import type { Opened } from "../opened.ts";
import { PaperBoard } from "./PaperBoard.tsx";
import "../../../ui/style/paper.css";

const PER_PAGE = 6;

/** Questions that are laid out: more would freeze the page, and nobody prints a book. */
const MAX_PRINTED = 120;

type Props = { readonly opened: Opened; readonly view: "sheets" | "cards" };

export function Paper({ opened, view }: Props) {
	const { mark } = opened.frame;
	const other = view === "sheets" ? "cards" : "sheets";
	return (
		<article className="paper">
			<header className="text-page">
				<h1>{words[view]}</h1>
				<p>{view === "sheets" ? words.sheetsHint : words.cardsHint}</p>
				<p className="row">
					<a className="button" href={keptExerciseHash(mark, "results")}>
						{words.back}
					</a>
					<button type="button" className="primary" onClick={() => print()}>
						<Printer aria-hidden="true" />
						{words.print}
					</button>
					<a className="button" href={keptExerciseHash(mark, other)}>
						{words[other]}
					</a>
				</p>
			</header>
			{view === "sheets" ? <Sheets opened={opened} /> : <Cards />}
		</article>
	);
}

/** All boards are as large as the smallest, measured at the width of paper. */
function shareOneSize(sheets: HTMLElement): void {
	sheets.className = "paper-measured";
	const boards = [...sheets.querySelectorAll(".paper-board")];
	const heights = boards.map((board) => board.getBoundingClientRect().height);
	sheets.style.setProperty("--paper-board", `${Math.min(...heights)}px`);
	sheets.className = "";
}

function Sheets({ opened }: Pick<Props, "opened">) {
	const posed = useMemo(
		() => opened.exercise.questions.slice(0, MAX_PRINTED).map((_, index) => opened.posedAt(index)),
		[opened],
	);
	const { note } = opened.exercise.terms ?? FREE;
	const pages = Array.from({ length: Math.ceil(posed.length / PER_PAGE) }, (_, page) =>
		posed.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
	);
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (box.current !== null && posed.length > 0) shareOneSize(box.current);
	}, [posed]);
	return (
		<div ref={box}>
			{pages.map((questions, page) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
				<section key={page} className="paper-page paper-sheet">
					<h2>
						<bdi>{opened.title}</bdi>
					</h2>
					<p className="paper-lines">
						<span>{words.name}</span>
						<span>{words.date}</span>
						<span>{words.points(opened.exercise.questions.length)}</span>
					</p>
					<p>
						{note !== "" && <bdi>{note} </bdi>}
						{words.colour}
					</p>
					<Meanings posed={questions} />
					<div className="paper-boards">
						{questions.map((one, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
							<figure key={index}>
								<figcaption>
									{page * PER_PAGE + index + 1}. <bdi>{titleOf(one)}</bdi>
								</figcaption>
								<PaperBoard posed={one} />
								<div>
									<ToWrite posed={one} />
								</div>
							</figure>
						))}
					</div>
				</section>
			))}
			<Answers title={opened.title} posed={posed} />
		</div>
	);
}

/** Meanings of the words in questions, as a pupil's page has them. */
function Meanings({ posed }: { readonly posed: readonly Posed[] }) {
	const kinds = posed.map(({ question }) => question.kind);
	const hanging = (["hangingOwn", "hanging"] as const).find((kind) => kinds.includes(kind));
	const meanings = [
		...(kinds.some(isOfMap) ? [words.control] : []),
		...(hanging === undefined ? [] : [askWords.meaning(hanging)]),
	];
	return meanings.length > 0 && <p>{meanings.join(" ")}</p>;
}

/** Ticks or lines for an answer that is no square. */
function ToWrite({ posed: { choosing } }: { readonly posed: Posed }) {
	if (choosing === "squares") return null;
	return choosing === "move" ? (
		<p className="paper-line">{words.move}</p>
	) : (
		<p className="paper-options">
			{CLASS_LIST.map(({ key }) => (
				<span key={key}>{askWords.options[key]}</span>
			))}
		</p>
	);
}

const Answers = ({
	title,
	posed,
}: {
	readonly title: string;
	readonly posed: readonly Posed[];
}) => (
	<section className="paper-page">
		<h2>
			<bdi>{words.answers(title)}</bdi>
		</h2>
		{posed.map((one, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
			<div key={index}>
				<p>{words.right(index + 1, askWords.chosen(rightNames(one)))}</p>
				<OwnReason posed={one} />
			</div>
		))}
	</section>
);

/** Two sets of eight: a letter and a number name a square. */
const Cards = () => (
	<section className="paper-page paper-cards">
		{[..."abcdefgh12345678"].map((sign) => (
			<div key={sign}>{sign}</div>
		))}
	</section>
);
