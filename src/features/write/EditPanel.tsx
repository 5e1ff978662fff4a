// The tab Edit: the comment of the move on view, its glyphs and drawings, the line it is in; below
// them the chapters, and rows that lead on.

import { ChevronRight, Flag, GitBranch } from "lucide-react";
import type { ReactNode } from "react";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { startOf, toggleStart } from "../../chess/pgn/tags/opensAt.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { panelWords } from "../../messages/en/screens/panelWords.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { moveText } from "../../ui/moveText/moveText.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { Chapters } from "./chapters/Chapters.tsx";
import { openMenu } from "./desk.ts";
import { Glyphs } from "./Glyphs.tsx";
import { PenLine, Pens } from "./Pens.tsx";
import { SideToMove } from "./SideToMove.tsx";
import "./write.css";

export function EditPanel({ close, say }: PanelProps) {
	return (
		<>
			<PanelHead title={panelWords.titles.edit} close={close} />
			<div className="side-panel-body edit">
				<MoveOnView />
				<CommentBox />
				<Tools title={writeWords.desk.glyphs}>
					<Glyphs />
				</Tools>
				<Tools title={writeWords.desk.draw}>
					<Pens />
				</Tools>
				<PenLine />
				<Chapters say={say} />
			</div>
			<div className="panel-rows">
				<ExerciseRow />
				<CommandButton name="setUp" inRow={<ChevronRight aria-hidden="true" />} />
				<CommandButton name="tags" inRow={<TagCount />} />
			</div>
		</>
	);
}

/** The move that is written about, and what can be done with its line. */
function MoveOnView() {
	const session = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	return (
		<div className="edit-head beside">
			<h3>{moveText(game, frame)}</h3>
			{frame === FIRST_FRAME ? (
				<SideToMove />
			) : (
				<button
					type="button"
					className="plain"
					aria-pressed={startOf(game) === frame}
					onClick={() => session.actions.edit(toggleStart)}
				>
					<Flag aria-hidden="true" />
					{writeWords.desk.opens}
				</button>
			)}
			<button
				type="button"
				className="plain"
				aria-haspopup="menu"
				onClick={({ currentTarget }) => {
					const { left, bottom } = currentTarget.getBoundingClientRect();
					openMenu(session, left, bottom);
				}}
			>
				<GitBranch aria-hidden="true" />
				{writeWords.desk.line}
			</button>
		</div>
	);
}

type ToolsProps = { readonly title: string; readonly children: ReactNode };

const Tools = ({ title, children }: ToolsProps) => (
	<div className="tools beside loose">
		<span className="small soft" aria-hidden="true">
			{title}
		</span>
		{children}
	</div>
);

/** Leads to the questions of the lesson. */
function ExerciseRow() {
	const { actions } = useSession();
	return (
		<button type="button" onClick={() => actions.setPanel("exercise")}>
			<span>{writeWords.desk.exercise}</span>
			<ChevronRight aria-hidden="true" />
		</button>
	);
}

function TagCount() {
	const count = useApp(({ game }) => game.tags.size);
	return (
		<>
			<span className="soft small">{writeWords.desk.tags(count)}</span>
			<ChevronRight aria-hidden="true" />
		</>
	);
}
