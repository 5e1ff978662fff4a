// A mistake: its move and mark, one sentence with its reason, and, where the cursor is on it, the
// reply and the better line, to be played through.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { mistakeWords } from "../../messages/en/panels/mistakes.ts";
import type { MaterialMistake, Mistake } from "../../review/mistakes/reason.ts";
import { bestAs } from "../../session/momentQuestions.ts";
import { goToMoment, targetOfMistake } from "../../session/reviews.ts";
import type { Question } from "../../training/question.ts";
import { askMove } from "../../training/sources/ask.ts";
import { reasonKindOf } from "../../training/sources/ofMistake.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { CardActs, Line } from "./CardLines.tsx";
import type { CardLook } from "./FewFirst.tsx";
import { MomentCard } from "./MomentCard.tsx";

type Props = CardLook & {
	readonly mistake: Mistake | MaterialMistake;
	/** The next move, where it gave back most of what was lost. */
	readonly givenBack?: Mistake | undefined;
	/** Did it decide the game? */
	readonly isDecider?: boolean;
};

export function MistakeCard({ mistake, givenBack, isDecider = false, isCurrent, isLarge }: Props) {
	const session = useSession();
	const game = useApp((state) => state.game);
	const { ply, move, mark, reply, better } = mistake;
	return (
		<>
			<MomentCard
				ply={ply}
				isCurrent={isCurrent}
				isLarge={isLarge}
				title={`${move}${mark ?? ""}`}
				kind={<MistakeKind mistake={mistake} isDecider={isDecider} />}
				go={() => goToMoment(session, targetOfMistake(mistake))}
			>
				{mark === undefined ? mistakeWords.loss(mistake) : mistakeWords.mistake(mistake)}
				{givenBack && ` ${backOf(mistake, givenBack)}`}
			</MomentCard>
			{isCurrent && (
				<div className="mistake-lines">
					<Line title={decisiveWords.reply} names={reply} from={ply as Frame} />
					<Line title={decisiveWords.better} names={better} from={(ply - 1) as Frame} />
					<CardActs
						questions={questionsOf(game, mistake)}
						forDeck={deckQuestionsOf(game, mistake)}
						topic={reasonKindOf(mistake.reasons) ?? "other"}
					/>
				</div>
			)}
		</>
	);
}

const backOf = (mistake: Props["mistake"], { move, mark, after }: Mistake) =>
	decisiveWords.givenBack(`${move}${mark}`, "before" in mistake && -after >= mistake.before);

/** The mark and what the evaluation did, or what was lost. */
function MistakeKind({ mistake, isDecider }: Pick<Props, "mistake" | "isDecider">) {
	if (mistake.mark === undefined)
		return <span className="soft">{decisiveWords.loss(mistake.lost)}</span>;
	const { mark, side, before, after } = mistake;
	return (
		<>
			<span className="soft">
				{isDecider ? decisiveWords.deciding[mark] : decisiveWords.mark(mark)}
			</span>
			<span className="soft" title={decisiveWords.spokenChange(side, before, after)}>
				{decisiveWords.change(side, before, after)}
			</span>
		</>
	);
}

/** Which squares the move let go of, and the reply to it, where the engine's line tells one. */
function questionsOf(
	game: Game,
	{ ply, reply: [reply] }: Mistake | MaterialMistake,
): readonly Question[] {
	const [before, after] = [ply - 1, ply].map((frame) => positionAt(game, frame as Frame));
	if (before === undefined || after?.move === undefined) return [];
	const letGo = askMove(before.fen, uciOf(after.move), "letGo");
	return reply === undefined ? [letGo] : [letGo, ...bestAs(after.fen, reply)];
}

/** The best move of the position before; which squares were let go of where that is not known. */
function deckQuestionsOf(
	game: Game,
	{ ply, better: [better] }: Mistake | MaterialMistake,
): readonly Question[] {
	const [before, after] = [ply - 1, ply].map((frame) => positionAt(game, frame as Frame));
	if (before === undefined || after?.move === undefined) return [];
	const { fen } = before;
	const letGo = askMove(fen, uciOf(after.move), "letGo");
	return better === undefined ? [letGo] : [...bestAs(fen, better), letGo];
}
