// The panel Share: the table of its exports, and below them the result of the latest one.

import "./share.css";
import { BookOpen, FileText, GraduationCap, Presentation, Save, ShieldCheck } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { positionAt } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { controlSquares } from "../../control/controlMap.ts";
import { type SharedText, shareWords } from "../../messages/en/panels/share.ts";
import { linkFaultText } from "../../messages/textFaults.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { LinkError } from "../../session/links/linkError.ts";
import { fileOf } from "../../session/opening/chapters.ts";
import { chaptersIn } from "../../session/opening/lesson.ts";
import { lessonName } from "../../session/opening/lessonName.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { copyText, isAbort } from "../../ui/copyText.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { Check } from "../../ui/parts/Check.tsx";
import { fileName, saveFile } from "../../ui/saveFile.ts";
import { ExportRow } from "./ExportRow.tsx";
import type { Attempt, ExportProps } from "./exportProps.ts";
import { FilmSection } from "./film/FilmSection.tsx";
import { LinkPart } from "./link/LinkPart.tsx";
import { MakingButton, useMaking } from "./Making.tsx";
import { PicturePart } from "./picture/PicturePart.tsx";

const loadLesson = latePart("lesson", () => import("./lesson/makeLesson.ts"));
const loadNotes = latePart("notes", () => import("./notes/notedPgn.ts"));

function LessonPart({ attempt }: ExportProps) {
	const session = useSession();
	const chapters = useApp(chaptersIn);
	const [isWhole, setWhole] = useState(true);
	const [showsPatterns, setPatterns] = useState(false);
	const making = useMaking();
	const hasChoice = chapters > 1;
	const make = async () => {
		const options = { isWhole: hasChoice && isWhole, showsPatterns };
		const page = await making.run(async (...how) =>
			(await loadLesson()).makeLesson(session, options, ...how),
		);
		saveFile(page, fileName(lessonName(session.store.get()), "lesson", "html"));
		return shareWords.lesson.saved;
	};
	return (
		<ExportRow
			name="lesson"
			icon={BookOpen}
			usual={
				<MakingButton
					making={making}
					title={shareWords.lesson.save}
					label={shareWords.lesson.making}
					make={() => attempt(make, shareWords.lesson.notMade)}
				/>
			}
		>
			{hasChoice && (
				<Check isSet={isWhole} set={setWhole}>
					{shareWords.allGames(chapters)}
				</Check>
			)}
			<Check isSet={showsPatterns} set={setPatterns}>
				{shareWords.lesson.showsPatterns}
			</Check>
			<p className="soft small">{shareWords.lesson.about}</p>
		</ExportRow>
	);
}

const words = shareWords.chapters;

function SavePart({ attempt }: ExportProps) {
	const { store } = useSession();
	const chapters = useApp(chaptersIn);
	if (chapters < 2) return null;
	const save = async () => {
		const file = new Blob([fileOf(store.get())], { type: "application/x-chess-pgn" });
		saveFile(file, fileName(lessonName(store.get()), "chapters", "pgn"));
		return words.saved(chapters);
	};
	return (
		<ExportRow
			name="chapters"
			icon={Save}
			usual={
				<button type="button" onClick={() => attempt(save, words.notSaved)}>
					{words.save}
				</button>
			}
		/>
	);
}

type Props = {
	readonly text: SharedText;
	readonly attempt: Attempt;
	/** Called at the press: a large game takes its time. */
	readonly write: () => string | Promise<string>;
};

function CopyText({ text, attempt, write }: Props) {
	const copy = async () => {
		await copyText(write());
		return shareWords.text.copied(text);
	};
	return (
		<button type="button" onClick={() => attempt(copy, shareWords.text.notCopied(text))}>
			{shareWords.text.copy(text)}
		</button>
	);
}

function DownloadText({ text, file, attempt, write }: Props & { readonly file: string }) {
	const save = async () => {
		saveFile(new Blob([await write()], { type: "application/x-chess-pgn" }), file);
		return shareWords.text.saved(text);
	};
	return (
		<button type="button" onClick={() => attempt(save, shareWords.text.notSaved(text))}>
			{shareWords.text.download(text)}
		</button>
	);
}

function GamePart({ attempt }: ExportProps) {
	const session = useSession();
	const { store } = session;
	const fen = () => positionAt(store.get().game, store.get().frame).fen;
	const pgn = () => formatPgn(store.get().game, { maxWidth: 80 });
	const notes = async () => (await loadNotes()).notedPgn(session);
	const heat = () => {
		const { game, control } = store.get();
		if (control === undefined) throw new Error("Nothing has been analysed");
		return formatPgn(game, {
			maxWidth: 80,
			squaresAt: (frame) => controlSquares(control, frame),
		});
	};
	return (
		<ExportRow
			name="game"
			icon={FileText}
			usual={<CopyText text="pgn" attempt={attempt} write={pgn} />}
		>
			<DownloadText text="pgn" file="game.pgn" attempt={attempt} write={pgn} />
			<CopyText text="notes" attempt={attempt} write={notes} />
			<DownloadText text="notes" file="game-with-notes.pgn" attempt={attempt} write={notes} />
			<p className="soft small">{shareWords.text.notesHold}</p>
			<CopyText text="fen" attempt={attempt} write={fen} />
			<CopyText text="heat" attempt={attempt} write={heat} />
			<DownloadText text="heat" file="game-with-heat.pgn" attempt={attempt} write={heat} />
			<p className="soft small">{shareWords.text.heatColours}</p>
		</ExportRow>
	);
}

// The table of exports. A new export is its section in this folder, its words in
// messages/en/panels/share.ts, and a line here. Slow or large code is a late part of its section.

/** The row that makes questions of the game for a class. */
function ExercisePart() {
	const { actions } = useSession();
	return (
		<ExportRow
			name="exercise"
			icon={GraduationCap}
			usual={
				<button type="button" onClick={() => actions.setPanel("exercise")}>
					{shareWords.makeExercise}
				</button>
			}
		/>
	);
}

/** The row that shows the game to a room. */
const PresentPart = () => (
	<ExportRow name="present" icon={Presentation} usual={<CommandButton name="present" />} />
);

type Export = {
	readonly name: keyof typeof shareWords.exports;
	readonly Part: ComponentType<ExportProps>;
	/** Without a game or a position there is nothing to export. */
	readonly needsGame: boolean;
};

const EXPORTS: readonly Export[] = [
	{ name: "link", Part: LinkPart, needsGame: false },
	{ name: "picture", Part: PicturePart, needsGame: false },
	{ name: "film", Part: FilmSection, needsGame: true },
	{ name: "chapters", Part: SavePart, needsGame: true },
	{ name: "lesson", Part: LessonPart, needsGame: true },
	{ name: "game", Part: GamePart, needsGame: true },
	{ name: "exercise", Part: ExercisePart, needsGame: true },
	{ name: "present", Part: PresentPart, needsGame: true },
];

export function Share({ close }: PanelProps) {
	const hasGame = useApp(isLoaded);
	const [status, setStatus] = useState("");
	const latest = useRef(0);
	const attempt: Attempt = async (work, failure, meanwhile = "") => {
		const mine = ++latest.current;
		// Only the latest press reports: an earlier one may end after it.
		const report = (text: string) => mine === latest.current && setStatus(text);
		report(meanwhile);
		try {
			report(await work());
		} catch (error) {
			if (isAbort(error)) return report("");
			console.warn(error);
			report(error instanceof LinkError ? shareWords.noLink(linkFaultText(error.fault)) : failure);
		}
	};
	const offered = EXPORTS.filter(({ needsGame }) => hasGame || !needsGame);
	return (
		<>
			<PanelHead title={shareWords.title} close={close} />
			<div className="side-panel-body share">
				{offered.map(({ name, Part }) => (
					<Part key={name} attempt={attempt} />
				))}
				<p className="soft small share-private beside ruled">
					<ShieldCheck aria-hidden="true" />
					{shareWords.isPrivate}
				</p>
			</div>
			<p role="status" className="small share-status gap-above">
				{status}
			</p>
		</>
	);
}
