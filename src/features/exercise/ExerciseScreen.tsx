// The screen of exercises: what its address asks for. A pupil's page needs neither the session of
// the board nor what draws it, so the views of the coach come late.

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { onWork } from "../../runtime/keep/work.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { EXERCISE_PREFIX, keepIfNew } from "../../session/keptExercises.ts";
import { keptExerciseHash } from "../../ui/exerciseHash.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { useWorkReady } from "../../ui/hooks/useWork.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { loadWall } from "../../ui/question/late.ts";
import { type ExerciseAddress, parseAddress } from "./address.ts";
import { Entrance } from "./Entrance.tsx";
import { type Failed, keptTextOf, type Opened, openExercise } from "./opened.ts";
import { Pupil } from "./pupil/Pupil.tsx";
import "./exercise.css";

const loadResults = latePart("results", () => import("./results/Results.tsx"));
const loadPaper = latePart("paper", () => import("./paper/Paper.tsx"));

type State = { readonly of: string; readonly opened: Opened | Failed | Error };

export function ExerciseScreen() {
	const { hash } = useLocation();
	usePage(exerciseWords.page);
	const [state, setState] = useState<State>();
	const isReady = useWorkReady();
	const address = parseAddress(hash);
	const isEntrance = address.letters === undefined && address.mark === undefined;
	useEffect(() => {
		if (isEntrance) return;
		let latest = 0;
		const load = () => {
			const number = ++latest;
			openExercise(parseAddress(hash))
				.catch((error: Error) => error)
				.then((opened) => number === latest && setState({ of: hash, opened }));
		};
		load();
		// The coach may correct it, or forget it, in another tab.
		const leave = onWork(load, EXERCISE_PREFIX);
		return () => {
			latest = -1;
			leave();
		};
	}, [hash, isEntrance]);
	if (isEntrance && isReady) return <Entrance answers={address.answers} />;
	if (state?.of !== hash) return <div className="text-page" aria-busy="true" />;
	const { opened } = state;
	if (opened instanceof Error) return <Problem text={opened.message} />;
	if (typeof opened === "string") return <Problem text={exerciseWords[opened]} />;
	return <View key={hash} opened={opened} address={address} />;
}

const Problem = ({ text }: { readonly text: string }) => (
	<article className="text-page exercise">
		<h1>{exerciseWords.untitled}</h1>
		<p role="alert">{text}</p>
	</article>
);

type ViewProps = { readonly opened: Opened; readonly address: ExerciseAddress };

function View({ opened, address: { view, answers, first: at } }: ViewProps) {
	const navigate = useNavigate();
	const first = useRef(opened).current;
	// Saves an exercise that a coach looks at, so that codes alone can follow; not a second time
	// where another tab forgets the exercise.
	useEffect(() => {
		if (view !== undefined) {
			keepIfNew(first.frame.mark, keptTextOf(first));
		}
	}, [first, view]);
	switch (view) {
		case "results":
		case "class":
			return (
				<Late load={loadResults}>
					{({ Results }) => <Results opened={opened} sent={answers} asksNames={view === "class"} />}
				</Late>
			);
		case "wall":
			return (
				<Late load={loadWall}>
					{({ Wall }) => (
						<Wall
							title={opened.title}
							count={opened.exercise.questions.length}
							posedAt={opened.posedAt}
							first={Math.min(at, opened.exercise.questions.length - 1)}
							end={() => navigate(`/${keptExerciseHash(opened.frame.mark, "results")}`)}
						/>
					)}
				</Late>
			);
		case "sheets":
		case "cards":
			return <Late load={loadPaper}>{({ Paper }) => <Paper opened={opened} view={view} />}</Late>;
		default:
			return <Pupil opened={opened} />;
	}
}
