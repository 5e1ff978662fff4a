// Makes an exercise of a lesson: its questions as a list, the one that is edited below it, and ways
// to hand it out. Each change is one of the game, so Undo takes it back.

import { Info, Plus } from "lucide-react";
import { type Ref, useEffect, useMemo, useRef, useState } from "react";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import { unhurried } from "../../../runtime/slices.ts";
import { titlesIn } from "../../../session/chapterEdits.ts";
import { findQuestions, type LessonQuestion } from "../../../session/lessonQuestions.ts";
import { isTooLarge } from "../../../session/opening/lesson.ts";
import { orderQuestions } from "../../../session/questionOrder.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { problemOf } from "../../../session/state/problems.ts";
import { addAsk, questionsIn, setAsk } from "../../../training/exercise/commands.ts";
import { givenAway } from "../../../training/exercise/givenAway.ts";
import { type Ask, newAsk } from "../../../training/question.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { scrollToRow } from "../../../ui/list/scrollToRow.ts";
import type { PanelProps } from "../../../ui/PanelHead.tsx";
import { Choices, Select } from "./fields.tsx";
import { HandOut } from "./HandOut.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { SheetFields } from "./SheetFields.tsx";
import { useScope } from "./scope.ts";
import "./makeExercise.css";

/**
 * The questions of the lesson, found anew after each change, in slices. Undefined until they are
 * found, and where the file is too large for a lesson.
 */
function useLesson(): readonly LessonQuestion[] | undefined {
	const session = useSession();
	const game = useApp((state) => state.game);
	const library = useApp((state) => state.library);
	const [found, setFound] = useState<readonly LessonQuestion[]>();
	useEffect(() => {
		let isWanted = true;
		if (isTooLarge({ library })) setFound(undefined);
		else {
			unhurried(findQuestions({ library, game })).then(
				(questions) => isWanted && setFound(questions),
				(error) => session.actions.setProblem(problemOf(error)),
			);
		}
		return () => {
			isWanted = false;
		};
	}, [session, game, library]);
	return found;
}

/** Where a question stands. */
type QuestionKey = Pick<LessonQuestion, "chapter" | "frame" | "index">;

const isAt = (one: QuestionKey, other: QuestionKey | undefined) =>
	one.chapter === other?.chapter && one.frame === other.frame && one.index === other.index;

const areChapters = ({ library }: Pick<AppState, "library">) => (library?.games.length ?? 1) > 1;

/** Names of all chapters. */
function useTitles(): readonly string[] {
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	return useMemo(() => titlesIn({ library, game }), [library, game]);
}

/** Of what the exercise is, and the chapter whose questions are written. */
function Scope({ isOfChapter, setOfChapter }: ReturnType<typeof useScope>) {
	const session = useSession();
	const open = useApp(({ library }) => library?.open ?? 0);
	const titles = useTitles();
	return (
		<>
			<Select
				title={words.chapter}
				value={open}
				all={titles.map((_, index) => index)}
				nameOf={(index) => words.numbered(index + 1, titles[index] ?? "")}
				set={(index) => void session.openGame(index)}
			/>
			<Choices
				title={words.of}
				options={[
					{ name: words.ofLesson, isSet: !isOfChapter, set: () => setOfChapter(false) },
					{ name: words.ofChapter, isSet: isOfChapter, set: () => setOfChapter(true) },
				]}
			/>
		</>
	);
}

type GivenAwayProps = {
	readonly box: Ref<HTMLParagraphElement>;
	readonly found: readonly LessonQuestion[];
};

/** Says so where a map that is shown has the answer of a later question: of the first such. */
function GivenAway({ box, found }: GivenAwayProps) {
	const given = useMemo(() => givenAway(found.map((one) => one.found)), [found]);
	return (
		<p ref={box} role="status" className="small">
			{given !== undefined && words.givenAway(given.by + 1, given.of + 1)}
		</p>
	);
}

export function MakeExercise({ say }: Pick<PanelProps, "say">) {
	const session = useSession();
	const { store, actions } = session;
	const known = useLesson();
	/** Shown until the questions are found anew. */
	const [moved, setMoved] = useState<{ of: typeof known; order: LessonQuestion[] }>();
	const ofLesson = moved !== undefined && moved.of === known ? moved.order : known;
	const scope = useScope(known);
	const hasChapters = useApp(areChapters);
	const titles = useTitles();
	const open = useApp(({ library }) => library?.open ?? 0);
	const frame = useApp((state) => state.settledFrame);
	const [chosen, choose] = useState<QuestionKey>();
	const stroke = useRef({});
	const isPart = hasChapters && scope.isOfChapter;
	const found = useMemo(
		() => (isPart ? ofLesson?.filter(({ chapter }) => chapter === open) : ofLesson),
		[isPart, ofLesson, open],
	);
	// Whoever goes on to another position edits the question that is there.
	const isHere = (one: QuestionKey) => one.chapter === open && one.frame === frame;
	const edited =
		found?.find((one) => isHere(one) && isAt(one, chosen)) ?? found?.find((one) => isHere(one));
	/** One that was added is shown once it is in the list, with the warning and its form. */
	const added = useRef<QuestionKey>(undefined);
	const warning = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (edited === undefined) return;
		if (isAt(edited, added.current)) {
			added.current = undefined;
			warning.current?.scrollIntoView();
		}
		const list = warning.current?.nextElementSibling;
		const row = list?.querySelector("[aria-current]");
		if (list && row) scrollToRow(list, row);
	}, [edited]);
	if (found === undefined) {
		return <div className="side-panel-body make-exercise" aria-busy="true" />;
	}

	async function goTo(place: QuestionKey): Promise<void> {
		if (place.chapter !== open && !(await session.openGame(place.chapter))) return;
		actions.goToFrame(place.frame);
		choose(place);
	}
	function place(from: number, to: number): void {
		const one = found?.[from];
		if (ofLesson === undefined || one === undefined || found?.[to] === undefined) return;
		const order = found.toSpliced(from, 1).toSpliced(to, 0, one);
		let next = 0;
		const all = ofLesson.map((other) =>
			isPart && other.chapter !== open ? other : (order[next++] ?? other),
		);
		orderQuestions(session, all);
		setMoved({ of: known, order: all });
		say(words.movedTo(to + 1, order.length));
	}
	function add(): void {
		const { game, frame: now } = store.get();
		const there = questionsIn(game).filter((one) => one.frame === now);
		const index = there.length;
		const ask = newAsk(there.flatMap((one) => (typeof one.found === "string" ? [] : [one.found])));
		actions.edit((before) => addAsk(before, now, ask));
		added.current = { chapter: open, frame: now, index };
		choose(added.current);
		say(words.added(1));
	}
	const change = (place: QuestionKey, ask: Ask | undefined, isTyped = false) => {
		if (!isTyped) stroke.current = {};
		actions.edit(
			(game) => setAsk(game, place.frame, place.index, ask),
			isTyped ? stroke.current : undefined,
		);
	};
	return (
		<>
			<div className="side-panel-body make-exercise">
				<div className="make-head beside joined spread">
					<span className="soft small">{words.count(found.length)}</span>
					<button type="button" className="plain" onClick={add}>
						<Plus aria-hidden="true" />
						{words.add}
					</button>
				</div>
				{hasChapters && <Scope {...scope} />}
				<SheetFields key={String(isPart)} isOfChapter={isPart} />
				{found.length === 0 && <p className="soft small">{words.none}</p>}
				<GivenAway box={warning} found={found} />
				<QuestionList
					found={found}
					edited={edited}
					titles={hasChapters && !isPart ? titles : undefined}
					goTo={(one) => void goTo(one)}
					remove={(one) => {
						change(one, undefined);
						say(words.deleted);
					}}
					canRemove={(one) => one.chapter === open}
					place={place}
				/>
				{edited !== undefined && typeof edited.found !== "string" && (
					<QuestionForm
						key={`${edited.chapter} ${edited.frame} ${edited.index}`}
						question={edited.found}
						change={(ask, isTyped) => change(edited, ask, isTyped)}
					/>
				)}
				<p className="soft small make-note beside">
					<Info aria-hidden="true" />
					{words.scrambled}
				</p>
			</div>
			<HandOut found={found} isOfChapter={isPart} />
		</>
	);
}
