// The shelf of lessons: opened, named, copied, saved and forgotten. The open one is put there
// first, so that opening another loses nothing.

import { Copy, Download, FolderOpen, Pencil, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { stillSize } from "../../board/StillBoard.tsx";
import { lessonsWords as words } from "../../messages/en/panels/lesson.ts";
import {
	beginLesson,
	bringLessonBack,
	copyLesson,
	forgetLesson,
	type KeptLesson,
	keepOpenLesson,
	keptLessons,
	latestOf,
	lessonBase,
	openLesson,
	renameLesson,
} from "../../session/lessonShelf.ts";
import type { Panel } from "../../session/state/panels.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { PanelFoot } from "../../ui/parts/PanelFoot.tsx";
import { fileName, saveFile } from "../../ui/saveFile.ts";
import "../../ui/style/laterParts.css";

const PICTURE = stillSize(72);

const nameOf = ({ name }: KeptLesson) => (name === "" ? words.unnamed : words.short(name));

/** The browser's own sentence; some errors have none. */
const whyOf = (error: unknown): string =>
	error instanceof Error ? error.message || error.name : String(error);

/** The lessons, and what is done with them: a browser that refuses says why. */
function useShelf() {
	const session = useSession();
	const [found, setFound] = useState<Awaited<ReturnType<typeof keptLessons>>>();
	/** Why the shelf cannot be read. Undefined while it can. */
	const [noShelf, setNoShelf] = useState<string>();
	const [news, setNews] = useState("");
	const act = useCallback(async (work: () => Promise<string | undefined>): Promise<void> => {
		try {
			const answer = await work();
			if (answer !== undefined) setNews(answer);
		} catch (error) {
			console.warn(error);
			setNews(words.failed(whyOf(error)));
		}
		try {
			setFound(await keptLessons(lessonBase));
			setNoShelf(undefined);
		} catch (error) {
			console.warn(error);
			setFound(undefined);
			setNoShelf(whyOf(error));
		}
	}, []);
	const openId = useApp(({ library }) => library?.lesson?.id);
	// biome-ignore lint/correctness/useExhaustiveDependencies: Undo may bring a lesson back
	useEffect(() => {
		void act(async () => {
			await keepOpenLesson(session, lessonBase);
			return undefined;
		});
	}, [session, act, openId]);
	// Other tabs write as well.
	useEffect(() => lessonBase.hear(() => void act(async () => undefined)), [act]);
	return { found, noShelf, news, openId, act };
}

/**
 * A row that is renamed or forgotten takes the focus with it: it goes to the name of a row, or to
 * what is below the list. A focus that has gone elsewhere stays there.
 */
function useRowFocus(lessons: readonly KeptLesson[] | undefined) {
	const list = useRef<HTMLUListElement>(null);
	const below = useRef<HTMLButtonElement>(null);
	const awaited = useRef<number>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the list is there as it is then
	useEffect(() => {
		const index = awaited.current;
		awaited.current = undefined;
		if (index === undefined || document.activeElement !== document.body) return;
		const names = list.current?.querySelectorAll<HTMLElement>(".entry") ?? [];
		(names[Math.min(index, names.length - 1)] ?? below.current)?.focus();
	}, [lessons]);
	/** The row that has the focus once the list has changed. */
	const awaitFocus = (index: number) => {
		awaited.current = index;
	};
	return { list, below, awaitFocus };
}

export function LessonsPanel({ close }: PanelProps) {
	const session = useSession();
	const { actions, places } = session;
	const { found, noShelf, news, openId, act } = useShelf();
	const lessons = found?.lessons;
	const { list, below, awaitFocus } = useRowFocus(lessons);
	const [naming, setNaming] = useState<string>();
	const [forgotten, setForgotten] = useState<KeptLesson>();
	const leaveFor = (work: () => Promise<boolean>, panel?: Panel) =>
		act(async () => {
			if (!(await work())) return undefined;
			actions.setPanel(panel);
			requestAnimationFrame(() =>
				places.focus([panel === undefined ? "moves" : "sidePanel"], { preventScroll: true }),
			);
			return undefined;
		});
	const placeOf = ({ id }: KeptLesson) => lessons?.findIndex((one) => one.id === id) ?? 0;
	const does: Acts = {
		open: (kept) => leaveFor(() => openLesson(session, lessonBase, kept)),
		copy: (kept) =>
			act(async () => {
				await copyLesson(session, lessonBase, kept, words.copyOf(kept.name || words.unnamed));
				return words.copied(nameOf(kept));
			}),
		startNaming: ({ id }) => setNaming(id),
		rename: (kept, name) =>
			act(async () => {
				setNaming(undefined);
				// The latest is the first.
				const isNew = name.trim() !== kept.name;
				awaitFocus(isNew ? 0 : placeOf(kept));
				if (!isNew) return undefined;
				if (!(await renameLesson(session, lessonBase, kept, name))) return words.gone(nameOf(kept));
				return name.trim() === "" ? "" : words.renamed(name.trim());
			}),
		save: (kept) =>
			act(async () => {
				const { text, name } = await latestOf(session, lessonBase, kept);
				const type = "application/x-chess-pgn";
				saveFile(new Blob([text], { type }), fileName(name, "chapters", "pgn"));
				return undefined;
			}),
		forget: (kept) =>
			act(async () => {
				const { lesson, isOthersThere } = await forgetLesson(session, lessonBase, kept);
				setForgotten(lesson);
				awaitFocus(placeOf(kept));
				// What was said before is over.
				session.store.set({ news: undefined });
				if (lesson === undefined) return words.changedElsewhere(nameOf(kept));
				return (isOthersThere ? words.forgottenHere : words.forgotten)(nameOf(kept));
			}),
	};
	const bringBack = (kept: KeptLesson) =>
		act(async () => {
			await bringLessonBack(session, lessonBase, kept);
			setForgotten(undefined);
			awaitFocus(0);
			return "";
		});
	return (
		<>
			<PanelHead title={words.title} close={close}>
				<span className="soft small to-end">
					{noShelf === undefined && words.kept(lessons?.length ?? 0)}
				</span>
			</PanelHead>
			<div className="side-panel-body">
				{noShelf !== undefined && <p role="alert">{words.noShelf(noShelf)}</p>}
				{found?.lessons.length === 0 && found.unreadable === 0 && (
					<p className="soft">{words.none}</p>
				)}
				<ul ref={list} className="list column">
					{lessons?.map((kept) => (
						<Row
							key={kept.id}
							kept={kept}
							isOpen={kept.id === openId}
							isNaming={kept.id === naming}
							does={does}
						/>
					))}
				</ul>
				{found !== undefined && found.unreadable > 0 && (
					<p className="soft">{words.unreadable(found.unreadable)}</p>
				)}
			</div>
			<p role="status" className="small lessons-news flush breaks">
				{news}{" "}
				{forgotten !== undefined && (
					<button type="button" className="quiet" onClick={() => void bringBack(forgotten)}>
						{words.undo}
					</button>
				)}
			</p>
			<PanelFoot>
				<button
					ref={below}
					type="button"
					className="plain"
					onClick={() => void leaveFor(() => beginLesson(session, lessonBase), "edit")}
				>
					<Plus aria-hidden="true" />
					{words.begin}
				</button>
				<button type="button" className="plain" onClick={() => actions.setPanel("load")}>
					<FolderOpen aria-hidden="true" />
					{words.file}
				</button>
			</PanelFoot>
		</>
	);
}

type Act = (kept: KeptLesson) => void;
type Acts = Readonly<Record<"open" | "copy" | "startNaming" | "save" | "forget", Act>> & {
	rename(kept: KeptLesson, name: string): void;
};

type RowProps = {
	readonly kept: KeptLesson;
	readonly isOpen: boolean;
	readonly isNaming: boolean;
	readonly does: Acts;
};

function Row({ kept, isOpen, isNaming, does }: RowProps) {
	const { core } = useSession();
	const name = nameOf(kept);
	const onKeyDown = (event: KeyboardEvent) => {
		if (isNaming) return;
		const act = { F2: does.startNaming, Delete: does.forget }[event.key];
		if (act === undefined) return;
		event.preventDefault();
		act(kept);
	};
	return (
		<li className="surface beside loose" aria-current={isOpen || undefined} onKeyDown={onKeyDown}>
			<PositionPicture core={core} pieces={kept.pieces} size={PICTURE} />
			<div className="column joined grow">
				{isNaming ? (
					<NameField kept={kept} rename={does.rename} />
				) : (
					<button
						type="button"
						className="plain entry strong ink"
						aria-disabled={isOpen}
						onClick={() => !isOpen && does.open(kept)}
					>
						<bdi className="cut">{name}</bdi>
					</button>
				)}
				<span className="soft small">
					{words.facts(kept.chapters, kept.at, Date.now())}
					{isOpen && ` · ${words.isOpen}`}
				</span>
				<span className="lesson-acts beside joined">
					<IconButton
						icon={Pencil}
						name={words.rename(name)}
						onClick={() => does.startNaming(kept)}
					/>
					<IconButton icon={Copy} name={words.copy(name)} onClick={() => does.copy(kept)} />
					<IconButton icon={Download} name={words.save(name)} onClick={() => does.save(kept)} />
					<IconButton icon={Trash2} name={words.forget(name)} onClick={() => does.forget(kept)} />
				</span>
			</div>
		</li>
	);
}

/** In the place of the name. */
function NameField({
	kept,
	rename,
}: {
	readonly kept: KeptLesson;
	readonly rename: Acts["rename"];
}) {
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => box.current?.select(), []);
	return (
		<input
			ref={box}
			aria-label={words.name}
			dir="auto"
			maxLength={200}
			defaultValue={kept.name}
			onBlur={({ target }) => rename(kept, target.value)}
			onKeyDown={(event) => {
				if (event.key === "Enter") event.currentTarget.blur();
				if (event.key !== "Escape") return;
				event.preventDefault();
				event.stopPropagation();
				event.currentTarget.value = kept.name;
				event.currentTarget.blur();
			}}
		/>
	);
}
