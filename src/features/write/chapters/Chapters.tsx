// The chapters of a lesson, in the tab Edit: open, add, name, move and delete them.

import { Field } from "../../../ui/parts/Field.tsx";
import "../write.css";
import { ArrowDown, ArrowUp, Library, Plus, Presentation, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { CHAPTER } from "../../../chess/pgn/tags/gameTitle.ts";
import { writeWords } from "../../../messages/en/panels/write.ts";
import {
	addChapter,
	addFromHere,
	deleteChapter,
	nameChapter,
	nameLesson,
	placeChapter,
	titlesIn,
} from "../../../session/chapterEdits.ts";
import { MAX_MINUTES, type Plan, planIn, setPlan } from "../../../session/chapterPlans.ts";
import { NO_NAME } from "../../../session/opening/emptyChapter.ts";
import { isTooLarge } from "../../../session/opening/lesson.ts";
import { lessonName } from "../../../session/opening/lessonName.ts";
import type { Session } from "../../../session/session.ts";
import { CommandButton } from "../../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { PanelProps } from "../../../ui/PanelHead.tsx";
import { SETUP_HASH } from "../../../ui/routes.ts";
import { ChapterHandle, useChapterOrder } from "./ChapterHandle.tsx";
import "../../../ui/style/laterParts.css";

const MAX_NOTES = 4000;

/** The speaker's plan for the open chapter: minutes, and notes that the audience does not see. */
function ChapterPlan() {
	const session = useSession();
	const game = useApp((state) => state.game);
	const stroke = useRef({});
	const plan = planIn(game);
	const change = (part: Partial<Plan>) => setPlan(session, { ...plan, ...part }, stroke.current);
	const endStroke = () => {
		stroke.current = {};
	};
	return (
		<details className="chapter-plan gap-above">
			<summary>{writeWords.plan.title}</summary>
			<Field title={writeWords.plan.minutes}>
				<input
					type="number"
					inputMode="numeric"
					min={1}
					max={MAX_MINUTES}
					value={plan.minutes ?? ""}
					onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
					onChange={({ target }) => {
						const minutes = Math.min(MAX_MINUTES, Math.floor(target.valueAsNumber));
						change({ minutes: minutes > 0 ? minutes : undefined });
					}}
					onBlur={endStroke}
				/>
			</Field>
			<Field title={writeWords.plan.notes}>
				<textarea
					rows={3}
					dir="auto"
					value={plan.notes}
					maxLength={MAX_NOTES}
					onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
					onChange={({ target }) => change({ notes: target.value })}
					onBlur={endStroke}
				/>
			</Field>
		</details>
	);
}

const { chapters: words } = writeWords;

/**
 * The name of the lesson. It is written where it stands, and nobody is asked for it: without one
 * the files have a common name.
 */
function LessonName() {
	const session = useSession();
	const name = useApp(lessonName) ?? "";
	const [text, setText] = useState(name);
	useEffect(() => setText(name), [name]);
	return (
		<input
			className="lesson-name full strong"
			aria-label={words.lessonName}
			placeholder={words.lessonName}
			dir="auto"
			maxLength={200}
			value={text}
			onChange={({ target }) => setText(target.value)}
			// All chapters get it at once: that is one change.
			onBlur={() => nameLesson(session, text)}
			onKeyDown={(event) => {
				if (event.key === "Enter") nameLesson(session, text);
				if (event.key !== "Escape" || text === name) return;
				event.preventDefault();
				event.stopPropagation();
				setText(name);
			}}
		/>
	);
}

export function Chapters({ say }: Pick<PanelProps, "say">) {
	const session = useSession();
	const library = useApp((state) => state.library);
	const game = useApp((state) => state.game);
	const titles = useMemo(
		() => (isTooLarge({ library }) ? [] : titlesIn({ library, game })),
		[library, game],
	);
	const open = library?.open ?? 0;
	const ownName = game.tags.get(CHAPTER) ?? "";
	/** The button that opens a chapter goes with its press, and had the focus. */
	const isSwitching = useRef(false);
	const openChapter = (index: number) => {
		isSwitching.current = true;
		void session.openGame(index);
	};
	const adding = (add: (session: Session) => void) => () => {
		add(session);
		say(words.added);
	};
	const { list, place } = useChapterOrder(titles.length, say);
	return (
		<section className="chapters" aria-labelledby="chapters">
			<div className="chapters-head row">
				<h4 className="small grow" id="chapters">
					{words.title}
				</h4>
				<CommandButton name="lessons" className="plain" inMenu={<Library aria-hidden="true" />} />
				<CommandButton
					name="present"
					className="plain"
					inMenu={<Presentation aria-hidden="true" />}
				/>
			</div>
			{titles.length > 0 && <LessonName />}
			{titles.length > 0 && (
				<div className="new-chapter row">
					<button type="button" className="plain" onClick={adding((into) => addChapter(into))}>
						<Plus aria-hidden="true" />
						{words.add}
					</button>
					<button type="button" className="plain" onClick={adding(addFromHere)}>
						{words.addHere}
					</button>
					<button
						type="button"
						className="plain"
						onClick={() => {
							location.hash = SETUP_HASH;
						}}
					>
						{words.addSetUp}
					</button>
				</div>
			)}
			{titles.length === 0 ? (
				<p className="soft small">{words.tooLarge}</p>
			) : (
				<ol ref={list}>
					{titles.map((title, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a chapter is known by its number
						<li key={index} aria-current={index === open || undefined}>
							{titles.length > 1 && <ChapterHandle title={title} index={index} place={place} />}
							<span className="soft number small rigid" aria-hidden="true">
								{index + 1}
							</span>
							{index === open ? (
								<>
									<OpenChapter
										name={ownName === NO_NAME ? "" : ownName}
										title={title}
										isSwitching={isSwitching}
									/>
									<ChapterActs index={index} count={titles.length} say={say} />
								</>
							) : (
								<button type="button" className="plain entry" onClick={() => openChapter(index)}>
									<bdi>{title}</bdi>
								</button>
							)}
						</li>
					))}
				</ol>
			)}
			<ChapterPlan key={open} />
		</section>
	);
}

type ActsProps = Pick<PanelProps, "say"> & { readonly index: number; readonly count: number };

/** Commands for the open chapter, where there are others. */
function ChapterActs({ index, count, say }: ActsProps) {
	const session = useSession();
	/** Announces only what has been done. */
	const act = (change: () => boolean, announcement: string) => () => {
		if (change()) say(announcement);
	};
	if (count < 2) return null;
	return (
		<>
			<IconButton
				icon={ArrowUp}
				name={words.up}
				aria-disabled={index === 0}
				onClick={act(() => placeChapter(session, index, index - 1), words.movedUp)}
			/>
			<IconButton
				icon={ArrowDown}
				name={words.down}
				aria-disabled={index === count - 1}
				onClick={act(() => placeChapter(session, index, index + 1), words.movedDown)}
			/>
			<IconButton
				icon={Trash2}
				name={words.delete}
				onClick={act(() => deleteChapter(session), words.deleted)}
			/>
		</>
	);
}

type OpenChapterProps = {
	readonly name: string;
	readonly title: string;
	/** Has a press on it opened it? */
	readonly isSwitching: { current: boolean };
};

/** The name of the open chapter. Without one the title of its game is shown as placeholder. */
function OpenChapter({ name, title, isSwitching }: OpenChapterProps) {
	const session = useSession();
	const stroke = useRef({});
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// Focus on the field itself would open the keyboard of a phone.
		if (isSwitching.current && document.activeElement === document.body) box.current?.focus();
		isSwitching.current = false;
	}, [isSwitching]);
	return (
		<div ref={box} tabIndex={-1} className="open-chapter grow">
			<input
				aria-label={words.name}
				aria-current="true"
				dir="auto"
				value={name}
				placeholder={title}
				maxLength={1000}
				onChange={({ target }) => nameChapter(session, target.value, stroke.current)}
				onBlur={() => {
					stroke.current = {};
				}}
			/>
		</div>
	);
}
