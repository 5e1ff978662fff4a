// Where no exercise is asked for: those that this browser keeps, and a file to open.

import { X } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { forgetExercise, keepExercise, keptExercises } from "../../session/keptExercises.ts";
import { readAnswers } from "../../training/exercise/code.ts";
import { keptExerciseHash, pupilHash } from "../../ui/exerciseHash.ts";
import { useWork } from "../../ui/hooks/useWork.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { UndoLine } from "../../ui/parts/UndoLine.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { useRemoved } from "./useRemoved.ts";

const loadExerciseFile = latePart("exerciseFile", () => import("./exerciseFile.ts"));

const words = exerciseWords.entrance;

/** `answers`: those of a link that came without its exercise, which may be kept here. */
export function Entrance({ answers }: { readonly answers: string | undefined }) {
	const [kept, renew] = useWork(keptExercises);
	const removed = useRemoved(renew);
	const [problem, setProblem] = useState("");
	const mark = answers === undefined ? undefined : readAnswers(answers)?.mark;
	const isKept = kept.some((one) => one.mark === mark);
	useEffect(() => {
		if (mark === undefined || answers === undefined || !isKept) return;
		location.replace(`${keptExerciseHash(mark, "results")}&a=${encodeURIComponent(answers)}`);
	}, [mark, answers, isKept]);

	async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
		const [file] = target.files ?? [];
		if (file === undefined) return;
		try {
			const { readExerciseFile } = await loadExerciseFile();
			const found = await readExerciseFile(await file.text());
			if (typeof found === "string") setProblem(words.unreadable(found));
			else if (found.count === 0) setProblem(words.noQuestions);
			else {
				keepExercise(found.mark, found);
				location.hash = pupilHash(found.letters);
			}
		} catch (error) {
			console.error(error);
			setProblem(words.unreadable((error as Error).message));
		}
		target.value = "";
	}

	return (
		<article className="text-page exercise">
			<h1>{words.title}</h1>
			<p>{answers === undefined ? words.what : exerciseWords.gone}</p>
			<p className="row">
				<label className="button">
					{words.open}
					<input type="file" className="unseen" accept=".pgn,text/plain" onChange={open} />
				</label>
			</p>
			<p role="alert">{problem}</p>
			<p>
				{words.make} <Link to="/analysisBoard">{words.toBoard}</Link>
			</p>
			<UndoLine
				text={removed.last === undefined ? undefined : words.forgotten(removed.last)}
				word={words.undo}
				undo={removed.bringBack}
			/>
			{kept.length > 0 && (
				<section aria-labelledby="kept">
					<h2 id="kept">{words.kept}</h2>
					<ul className="kept-exercises list">
						{kept.map(({ mark: of, title, letters, ...facts }) => (
							<li key={of} className="row ruled">
								<span className="breaks">
									<bdi>{title}</bdi>
									<span className="soft small">
										{words.version({ ...facts, answered: facts.answers.length })}
									</span>
								</span>
								<CopyLink mark={of} letters={letters} of={title} />
								<a className="button" href={pupilHash(letters)}>
									{words.answer}
								</a>
								<a className="button" href={keptExerciseHash(of, "results")}>
									{words.results}
								</a>
								<IconButton
									icon={X}
									name={words.forget(title)}
									onClick={() => removed.add(title, forgetExercise(of))}
								/>
							</li>
						))}
					</ul>
				</section>
			)}
		</article>
	);
}
