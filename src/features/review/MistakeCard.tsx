// A mistake: its move and mark, one sentence with its reason, and, where the cursor is on it, the
// reply and the better line, to be played out.

import type { Frame } from "../../chess/frame.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { mistakeWords, nameInLine } from "../../messages/en/panels/mistakes.ts";
import type { Mistake } from "../../review/mistakes/reason.ts";
import { goToMoment, placeOf } from "../../session/reviews.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { MomentCard } from "./MomentCard.tsx";

/** Moves of a line that are shown. */
const MOST_MOVES = 6;

type Props = {
	readonly mistake: Mistake;
	readonly isCurrent: boolean;
	/** With a picture of the position that it led to. */
	readonly isLarge: boolean;
};

export function MistakeCard({ mistake, isCurrent, isLarge }: Props) {
	const session = useSession();
	const { ply, move, mark, before, after, reply, better } = mistake;
	return (
		<>
			<MomentCard
				ply={ply}
				isCurrent={isCurrent}
				isLarge={isLarge}
				title={`${move}${mark}`}
				kind={
					<>
						<span className="soft">{decisiveWords.mark(mark)}</span>
						<span className="soft" title={decisiveWords.spokenChange(before, after)}>
							{decisiveWords.change(before, after)}
						</span>
					</>
				}
				go={() => goToMoment(session, placeOf({ what: "mistake", one: mistake }))}
			>
				{mistakeWords.mistake(mistake)}
			</MomentCard>
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
					{nameInLine(name, index)}
				</button>
			))}
		</p>
	);
}
