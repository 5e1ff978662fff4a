// The results of a class: who answered what, as marks, and beside the table the board of one
// question: what the class pressed, or one pupil.

import { ClipboardPaste, Download } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { isField } from "../../../runtime/keyTarget.ts";
import { otherVersions, type Version } from "../../../session/exerciseVersions.ts";
import { compareClass } from "../../../training/exercise/classList.ts";
import {
	type Entry,
	type LeftOut,
	lengthOf,
	MAX_PASTED,
} from "../../../training/exercise/collect.ts";
import { keptExerciseHash, pupilHash } from "../../../ui/exerciseHash.ts";
import { EXERCISE_HASH } from "../../../ui/routes.ts";
import { CopyLink } from "../CopyLink.tsx";
import type { Opened } from "../opened.ts";
import { ClassList } from "./ClassList.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { QuestionPanel } from "./QuestionPanel.tsx";
import { ResultsTable } from "./ResultsTable.tsx";
import { type Row, rowsOf, saveCsv } from "./rows.ts";
import { useClass } from "./useClass.ts";
import "./results.css";

/** Letters of a line that are shown: somebody may have pasted a book. */
const MAX_LETTERS = 100;
const MAX_LINES = 200;

/** Codes that were left out: how many, why, and, where that is asked for, which. */
function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
	const [isOpen, setOpen] = useState(false);
	if (leftOut.length === 0) return null;
	return (
		<div className="left-out small" role="status">
			<p className="flush">
				{words.leftOut(leftOut)}{" "}
				<button
					type="button"
					className="quiet"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{isOpen ? words.hide : words.show}
				</button>
			</p>
			{isOpen && (
				<ul className="scroll breaks">
					{leftOut.slice(0, MAX_LINES).map((one, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
						<li key={index}>
							<bdi>{one.text.slice(0, MAX_LETTERS)}</bdi>
							<span className="soft"> ({words.leftOutOne(one)})</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** What is pasted anywhere on the page but into a field. */
function usePaste(take: (pasted: string) => void): void {
	const latest = useRef(take);
	useEffect(() => {
		latest.current = take;
	});
	useEffect(() => {
		const onPaste = (event: ClipboardEvent) => {
			const pasted = event.clipboardData?.getData("text/plain") ?? "";
			if (isField(event.target) || pasted.trim() === "") return;
			event.preventDefault();
			latest.current(pasted);
		};
		document.addEventListener("paste", onPaste);
		return () => document.removeEventListener("paste", onPaste);
	}, []);
}

type Props = {
	readonly opened: Opened;
	readonly sent: string | undefined;
	/** Is the box for the names of the class open first? */
	readonly asksNames: boolean;
};

export function Results({ opened, sent, asksNames }: Props) {
	const { entries, leftOut, add, remove, removed, bringBack, isKept, ...kept } = useClass(
		opened,
		sent,
	);
	const { names, setNames, times } = kept;
	const [question, setQuestion] = useState(0);
	const [chosenText, choose] = useState<string>();
	// Another tab may have removed it.
	const chosen = entries.find(({ text }) => text === chosenText);
	const [news, setNews] = useState("");
	const rows = useMemo(() => rowsOf(opened, entries, times), [opened, entries, times]);
	const answered = entries.map(({ name }) => name);
	const nameOf = (entry: Entry | undefined) =>
		rows.find((row) => row.entry === entry)?.name ?? entry?.name ?? "";
	const select = (index: number, entry: Entry | undefined) => {
		setQuestion(index);
		choose(entry?.text);
	};
	const addAll = (pasted: string) => {
		const { added, leftOut: without } = add(pasted);
		setNews(added + without === 0 ? words.nothing : words.added(added));
	};
	usePaste((pasted) => {
		const length = lengthOf(pasted);
		if (length > MAX_PASTED) setNews(words.tooLong(length, MAX_PASTED));
		else addAll(pasted);
	});
	return (
		<article className="exercise results">
			<div className="results-list">
				<Head
					opened={opened}
					rows={rows}
					missing={compareClass(names, answered).missing}
					add={addAll}
				/>
				<p role="status" className="flush">
					{[news, removed === undefined ? "" : words.removed(removed)].join(" ")}{" "}
					{removed !== undefined && <Undo act={bringBack} />}
				</p>
				<LeftOutNotice leftOut={leftOut} />
				{!isKept && <p className="soft small">{words.notKept}</p>}
				<Versions opened={opened} />
				{entries.length === 0 ? (
					<p className="soft">{words.none}</p>
				) : (
					<ResultsTable
						opened={opened}
						rows={rows}
						question={question}
						chosen={chosen}
						select={select}
					/>
				)}
				<ClassList {...{ names, answered, setNames, asksNames }} />
				<Foot opened={opened} />
			</div>
			<QuestionPanel
				opened={opened}
				index={question}
				entries={entries}
				chosen={chosen}
				name={nameOf(chosen)}
				toAll={() => choose(undefined)}
				remove={(entry) => {
					remove(entry, nameOf(entry));
					choose(undefined);
					setNews("");
				}}
			/>
		</article>
	);
}

const Undo = ({ act }: { readonly act: () => void }) => (
	<button type="button" className="quiet" onClick={act}>
		{words.undo}
	</button>
);

const Foot = ({ opened: { frame, letters } }: Pick<Props, "opened">) => (
	<nav className="row results-foot" aria-label={exerciseWords.entrance.title}>
		<CopyLink mark={frame.mark} letters={letters} />
		<a className="button" href={pupilHash(letters)}>
			{words.answers}
		</a>
		<a className="button" href={keptExerciseHash(frame.mark, "sheets")}>
			{words.print}
		</a>
	</nav>
);

/** Versions of the exercise before this one, and after it, that pupils have answered. */
function Versions({ opened: { exercise, frame } }: Pick<Props, "opened">) {
	const [others, setOthers] = useState<readonly Version[]>([]);
	useEffect(() => {
		let isWanted = true;
		otherVersions(exercise, frame.mark).then((found) => isWanted && setOthers(found));
		return () => {
			isWanted = false;
		};
	}, [exercise, frame]);
	return others
		.filter(({ answers }) => answers.length > 0)
		.map(({ mark, answers, since }) => (
			<p key={mark}>
				<a href={keptExerciseHash(mark, "results")}>
					{exerciseWords.handing.answered(answers.length, since)}
				</a>
			</p>
		));
}

type HeadProps = {
	readonly opened: Opened;
	readonly rows: readonly Row[];
	readonly missing: readonly string[];
	readonly add: (pasted: string) => void;
};

/** The title, what is saved, and the box for codes, which is open while there are none. */
function Head({ opened, rows, missing, add }: HeadProps) {
	/** Presses that asked for the box since it was closed. */
	const [presses, setPresses] = useState(0);
	const isEmpty = rows.length === 0;
	return (
		<>
			<header className="row">
				<a className="soft small" href={EXERCISE_HASH}>
					‹ {words.back}
				</a>
				<h1 className="breaks">
					<bdi>{opened.title}</bdi>
				</h1>
				<span className="soft small">
					{words.answered(rows.length, rows.filter(({ isPart }) => isPart).length)}
				</span>
				<div className="row to-end">
					<button
						type="button"
						className="plain"
						aria-disabled={isEmpty}
						onClick={() => !isEmpty && saveCsv(opened, rows, missing)}
					>
						<Download aria-hidden="true" />
						{words.csv}
					</button>
					<button type="button" onClick={() => setPresses(presses + 1)}>
						<ClipboardPaste aria-hidden="true" />
						{words.paste}
					</button>
				</div>
			</header>
			{(presses > 0 || isEmpty) && (
				<PasteBox
					presses={presses}
					add={(pasted) => {
						add(pasted);
						setPresses(0);
					}}
					close={isEmpty ? undefined : () => setPresses(0)}
				/>
			)}
		</>
	);
}
