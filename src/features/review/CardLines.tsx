// What stands below the card of the move on view: lines to be played out, and questions of it.

import type { Frame } from "../../chess/frame.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { nameInLine } from "../../messages/en/panels/tactics/wins.ts";
import { type Question, questionsQuery } from "../../session/questionText.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { PRACTISE_HASH } from "../../ui/routes.ts";

/** Moves of a line that are shown. */
const MOST_MOVES = 6;

/** "22...Bxb3" as it is played. */
export const sanOf = (name: string) => name.replace(/^\d+\.+/, "");

export const PractiseThis = ({ questions }: { readonly questions: readonly Question[] }) => (
	<a className="button" href={`${PRACTISE_HASH}${questionsQuery(questions)}`}>
		{decisiveWords.practise}
	</a>
);

type LineProps = {
	readonly title: string;
	readonly names: readonly string[];
	/** The frame that the line begins at. */
	readonly from: Frame;
};

export function Line({ title, names, from }: LineProps) {
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
