// Ways to hand out an exercise: a link that carries it, a file, paper; to try it, and to see what
// came back.

import { Link as LinkIcon, Play, Printer, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import { handedOut, takeClassAlong, type Version } from "../../../session/exerciseVersions.ts";
import { keepExercise, noteSent } from "../../../session/keptExercises.ts";
import {
	exerciseOf,
	type LessonQuestion,
	soundQuestions,
} from "../../../session/lessonQuestions.ts";
import { fileOf } from "../../../session/opening/chapters.ts";
import { markOf } from "../../../training/exercise/code.ts";
import { MAX_LINK, packExercise } from "../../../training/exercise/packed.ts";
import { copyText } from "../../../ui/copyText.ts";
import { exerciseLink, keptExerciseHash, pupilHash } from "../../../ui/exerciseHash.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { LinkField } from "../../../ui/parts/LinkField.tsx";
import { saveFile } from "../../../ui/saveFile.ts";

type Props = {
	readonly found: readonly LessonQuestion[];
	/** Is it of the open chapter alone? */
	readonly isOfChapter: boolean;
};

/** Thrown where a link has too many letters for messengers. */
class TooLong extends Error {
	override readonly name = "TooLong";
	readonly letters: number;
	constructor(letters: number) {
		super();
		this.letters = letters;
	}
}

export function HandOut({ found, isOfChapter }: Props) {
	const { store } = useSession();
	const [news, setNews] = useState("");
	/** Of the exercise whose link is described. */
	const [mark, setMark] = useState<number>();
	/** Shown where it cannot be copied. */
	const [link, setLink] = useState<string>();
	const box = useRef<HTMLDivElement>(null);
	const count = soundQuestions(found).length;
	// The link that was copied is another now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: any change of the questions
	useEffect(() => setNews(""), [found]);
	// What is said pushes the buttons down, out of a sheet that scrolls.
	useEffect(() => {
		if (news !== "") box.current?.scrollIntoView({ block: "nearest" });
	}, [news]);

	/** The coach's browser keeps what is handed out: codes alone come back. */
	async function pack() {
		const exercise = exerciseOf(store.get(), found, isOfChapter);
		const letters = await packExercise(exercise);
		const mark = markOf(exercise);
		keepExercise(mark, { title: exercise.title, letters, count: exercise.questions.length });
		await takeClassAlong(exercise, mark);
		return { letters, mark };
	}
	async function makeLink(): Promise<string> {
		const { letters, mark } = await pack();
		const made = exerciseLink(letters);
		if (made.length > MAX_LINK) throw new TooLong(made.length);
		noteSent(mark);
		setMark(mark);
		return made;
	}
	const fail = (error: unknown) =>
		setNews(
			error instanceof TooLong
				? words.tooLong(error.letters)
				: words.notMade(error instanceof Error ? error.message : String(error)),
		);
	async function copy(): Promise<void> {
		const making = makeLink();
		try {
			await copyText(making);
			setLink(undefined);
			setNews(words.copied);
		} catch {
			// The copy failed, or the link itself.
			setLink(await making);
			setNews(words.notCopied);
		}
	}
	const open = async (view: "results" | "sheets") => {
		location.hash = keptExerciseHash((await pack()).mark, view);
	};
	const tryIt = async () => {
		location.hash = pupilHash((await pack()).letters);
	};
	const save = () => {
		pack().then(({ mark }) => noteSent(mark), fail);
		const text = isOfChapter ? formatPgn(store.get().game) : fileOf(store.get());
		saveFile(new Blob([text], { type: "application/x-chess-pgn" }), words.fileName);
	};
	if (count === 0) return null;
	return (
		<div ref={box} className="hand-out ruled">
			<NewVersion found={found} isOfChapter={isOfChapter} />
			<p role="status" className="small flush">
				{news}{" "}
				{news !== "" && mark !== undefined && (
					<a href={keptExerciseHash(mark, "class")}>{words.classNames}</a>
				)}
			</p>
			{link !== undefined && <LinkField className="full" title={words.link} link={link} />}
			<div className="row tight">
				<button type="button" className="plain" onClick={() => open("sheets").catch(fail)}>
					<Printer aria-hidden="true" />
					{words.print}
				</button>
				<button type="button" className="plain" onClick={() => tryIt().catch(fail)}>
					<Play aria-hidden="true" />
					{words.tryIt}
				</button>
				<button type="button" className="plain" onClick={() => open("results").catch(fail)}>
					<Users aria-hidden="true" />
					{words.results}
				</button>
				<button type="button" className="to-end" onClick={save}>
					{words.file}
				</button>
				<button type="button" className="primary" onClick={() => copy().catch(fail)}>
					<LinkIcon aria-hidden="true" />
					{words.copy}
				</button>
			</div>
		</div>
	);
}

/** Says so where a change has made another exercise of one that was handed out. */
function NewVersion({ found, isOfChapter }: Props) {
	const { store } = useSession();
	const [older, setOlder] = useState<Version>();
	useEffect(() => {
		let isWanted = true;
		const exercise = exerciseOf(store.get(), found, isOfChapter);
		handedOut(exercise, markOf(exercise)).then((version) => isWanted && setOlder(version));
		return () => {
			isWanted = false;
		};
	}, [store, found, isOfChapter]);
	return (
		<p role="status" className="small flush">
			{older !== undefined && (
				<>
					{words.newVersion(older.answers.length, older.since)}{" "}
					<a href={keptExerciseHash(older.mark, "results")}>{words.oldResults}</a>
				</>
			)}
		</p>
	);
}
