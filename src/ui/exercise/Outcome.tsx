// How a coach's question is answered, and what became of an answer: for pupils, and in Practise.

import { squareName } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import type { Choice } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import type { Posed } from "../../training/pose.ts";
import { isSameRegion, WHOLE } from "../../training/question.ts";
import { MarkPicture } from "./MarkPicture.tsx";
import { OwnReason } from "./OwnReason.tsx";
import type { Pressing } from "./pressing.ts";
import { choiceName, reasonsOf, rightNames } from "./reason.ts";

const words = exerciseWords.question;

/** How one answers, and what is chosen so far. */
export function howText(
	posed: Posed,
	marked: readonly Choice[],
	{ from, refused }: Partial<Pressing> = {},
): string {
	const [first] = marked;
	if (posed.choosing === "class") return first === undefined ? words.choose : "";
	if (posed.choosing === "squares") {
		const framed = isSameRegion(posed.question.region, WHOLE) ? "" : `${words.framed} `;
		return framed + words.marked(marked.length);
	}
	if (posed.moves.size === 0) return words.noMove;
	if (refused !== undefined) return words.impossible(refused);
	if (from !== undefined) return words.pressTarget(squareName(from));
	return first === undefined ? words.pressMove : words.played(choiceName(posed)(first));
}

type OutcomeProps = {
	readonly core: Core;
	readonly posed: Posed;
	readonly outcome: Marked;
	/** Is it said what the map has of it? */
	readonly isWhy: boolean;
};

/** Reasons that are shown at once; the rest is on the board. */
const MAX_REASONS = 6;

export function Outcome({ core, posed, outcome, isWhy }: OutcomeProps) {
	const { mark, tooMany, missed, right } = outcome;
	const all = [...tooMany, ...missed, ...right];
	const chosen = all.slice(0, MAX_REASONS);
	const isByMap = posed.choosing === "move" || posed.right.join() === posed.map.join();
	return (
		<div className="outcome" role="status">
			<p>
				<MarkPicture mark={mark} />
				<strong>{words.marks[mark]}</strong> {mark !== "full" && words.right(rightNames(posed))}
			</p>
			<OwnReason posed={posed} />
			{isWhy && (
				<>
					{!isByMap && <p className="soft small">{words.byCoach}</p>}
					<ul>
						{reasonsOf(core, posed, chosen).map((one) => (
							<li key={one}>{one}</li>
						))}
					</ul>
					{all.length > MAX_REASONS && (
						<p className="soft small">{words.others(all.length - MAX_REASONS)}</p>
					)}
				</>
			)}
		</div>
	);
}
