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
	keepOpenLesson,
	keptLessons,
	openLesson,
	renameLesson,
} from "../../session/lessonShelf.ts";
import { type KeptLesson, lessonBase } from "../../store/saving/lessonBase.ts";
import { PositionPicture } from "../../ui/canvas/PositionPicture.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { fileName, saveFile } from "../../ui/saveFile.ts";
import "./lessons.css";

const PICTURE = stillSize(72);

const nameOf = ({ name }: KeptLesson) => (name === "" ? words.unnamed : name);

/** The lessons, and what is done with them: a browser that refuses says why. */
function useShelf() {
	const session = useSession();
	const [lessons, setLessons] = useState<readonly KeptLesson[]>();
	const [news, setNews] = useState("");
	const act = useCallback(async (work: () => Promise<string | undefined>): Promise<void> => {
		try {
			const told = await work();
			if (told !== undefined) setNews(told);
		} catch (error) {
			console.warn(error);
			setNews(words.failed(error instanceof Error ? error.message : String(error)));
		}
		setLessons(await keptLessons(lessonBase).catch(() => []));
	}, []);
	const openId = useApp(({ library }) => library?.lesson?.id);
	// biome-ignore lint/correctness/useExhaustiveDependencies: Undo may bring a lesson back
	useEffect(() => {
		void act(async () => {
			await keepOpenLesson(session, lessonBase);
			return undefined;
		});
	}, [session, act, openId]);
	useEffect(() => {
		// Other tabs write as well.
		const look = () => void act(async () => undefined);
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [act]);
	return { lessons, news, openId, act };
}

export function LessonsPanel({ close }: PanelProps) {
	const session = useSession();
	const { actions, places } = session;
	const { lessons, news, openId, act } = useShelf();
	const [naming, setNaming] = useState<string>();
	const [forgotten, setForgotten] = useState<KeptLesson>();
	const showBoard = () => {
		actions.setPanel(undefined);
		requestAnimationFrame(() => places.focus(["moves"], { preventScroll: true }));
	};
	const leaveFor = (work: () => Promise<boolean>) =>
		act(async () => {
			if (await work()) showBoard();
			return undefined;
		});
	const does: Acts = {
		open: (kept) => leaveFor(() => openLesson(session, lessonBase, kept, words.opened)),
		copy: (kept) =>
			act(async () => {
				await copyLesson(lessonBase, kept, words.copyOf(nameOf(kept)));
				return words.copied(nameOf(kept));
			}),
		startNaming: ({ id }) => setNaming(id),
		rename: (kept, name) =>
			act(async () => {
				setNaming(undefined);
				if (name.trim() === kept.name) return undefined;
				await renameLesson(session, lessonBase, kept, name);
				return name.trim() === "" ? "" : words.renamed(name.trim());
			}),
		save: (kept) => {
			const type = "application/x-chess-pgn";
			saveFile(new Blob([kept.text], { type }), fileName(kept.name, "chapters", "pgn"));
		},
		forget: (kept) =>
			act(async () => {
				setForgotten(await forgetLesson(session, lessonBase, kept));
				// What was said before is over.
				session.store.set({ news: undefined });
				return words.forgotten(nameOf(kept));
			}),
	};
	const bringBack = (kept: KeptLesson) =>
		act(async () => {
			await bringLessonBack(session, lessonBase, kept);
			setForgotten(undefined);
			return "";
		});
	return (
		<>
			<PanelHead title={words.title} close={close}>
				<span className="soft small lessons-count">{words.kept(lessons?.length ?? 0)}</span>
			</PanelHead>
			<div className="side-panel-body">
				{lessons?.length === 0 && <p className="soft">{words.none}</p>}
				<ul className="lessons">
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
			</div>
			<p role="status" className="small lessons-news">
				{news}{" "}
				{forgotten !== undefined && (
					<button type="button" className="quiet" onClick={() => void bringBack(forgotten)}>
						{words.undo}
					</button>
				)}
			</p>
			<div className="row lessons-foot">
				<button
					type="button"
					className="plain"
					onClick={() => void leaveFor(() => beginLesson(session, lessonBase, words.begun))}
				>
					<Plus aria-hidden="true" />
					{words.begin}
				</button>
				<button type="button" className="plain" onClick={() => actions.setPanel("load")}>
					<FolderOpen aria-hidden="true" />
					{words.file}
				</button>
			</div>
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
		<li aria-current={isOpen || undefined} onKeyDown={onKeyDown}>
			<PositionPicture core={core} pieces={kept.pieces} size={PICTURE} />
			<div className="lesson-texts">
				{isNaming ? (
					<NameField kept={kept} rename={does.rename} />
				) : (
					<button
						type="button"
						className="plain"
						aria-disabled={isOpen}
						onClick={() => !isOpen && does.open(kept)}
					>
						<bdi>{name}</bdi>
					</button>
				)}
				<span className="soft small">
					{words.facts(kept.chapters, kept.at, Date.now())}
					{isOpen && ` · ${words.isOpen}`}
				</span>
				<span className="lesson-acts">
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
