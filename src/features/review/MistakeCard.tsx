// A mistake: its move and mark, one sentence with its reason, and, where the cursor is on it, the
// reply and the better line, to be played out.

import type { Frame } from "../../chess/frame.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { mistakeWords } from "../../messages/en/panels/mistakes.ts";
import type { Mistake } from "../../review/mistakes/reason.ts";
import { FramePicture } from "../../ui/canvas/FramePicture.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";

/** Pixels, before they grow with the window. */
const PICTURE_WIDTH = 88;

/** Moves of a line that are shown. */
const MOST_MOVES = 6;

type Props = {
	readonly mistake: Mistake;
	readonly isCurrent: boolean;
	/** With a picture of the position that it led to. */
	readonly isLarge: boolean;
};

export function MistakeCard({ mistake, isCurrent, isLarge }: Props) {
	const { actions } = useSession();
	const { ply, move, mark, before, after, reply, better, reasons } = mistake;
	return (
		<>
			<button
				type="button"
				className={isLarge ? "large" : undefined}
				aria-current={isCurrent ? "step" : undefined}
				onClick={() => actions.show(ply as Frame, reasons[0]?.squares ?? [])}
			>
				{isLarge && (
					<span className="moment-picture" aria-hidden="true">
						<FramePicture frame={ply as Frame} width={PICTURE_WIDTH} />
					</span>
				)}
				<span>
					<span className="moment-head">
						<strong>
							{move}
							{mark}
						</strong>
						<span className="soft">{decisiveWords.mark(mark)}</span>
						<span className="soft" title={decisiveWords.spokenChange(before, after)}>
							{decisiveWords.change(before, after)}
						</span>
					</span>{" "}
					{mistakeWords.mistake(mistake)}
				</span>
			</button>
			{isCurrent && (
				<div className="mistake-lines">
					<Line title={decisiveWords.reply} names={reply} from={ply as Frame} />
					<Line title={decisiveWords.better} names={better} from={(ply - 1) as Frame} />
				</div>
			)}
		</>
	);
}

/** "22...Bxb3" as it is played. */
const sanOf = (name: string) => name.replace(/^\d+\.+/, "");

type LineProps = {
	readonly title: string;
	readonly names: readonly string[];
	/** The frame that the line begins at. */
	readonly from: Frame;
};

function Line({ title, names, from }: LineProps) {
	const { actions } = useSession();
	if (names.length === 0) return null;
	function play(count: number): void {
		actions.goToFrame(from);
		for (const name of names.slice(0, count)) actions.play(sanOf(name));
	}
	return (
		<p className="small">
			<span className="soft">{title}</span>{" "}
			{names.slice(0, MOST_MOVES).map((name, index) => (
				<button
					// biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat its moves
					key={index}
					type="button"
					className="move"
					onClick={() => play(index + 1)}
				>
					{index === 0 ? name : name.replace(/^\d+\.{3}/, "")}
				</button>
			))}
		</p>
	);
}
