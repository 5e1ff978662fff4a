// A sound move: an offer, the only move there was, or a knight on an outpost.

import type { Frame } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { offerText, onlyMoveText } from "../../messages/en/panels/offers.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import type { Told } from "../../review/mistakes/decisive.ts";
import { goToMoment } from "../../session/reviews.ts";
import { askBest } from "../../training/sources/ask.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { CardActs, Line } from "./CardLines.tsx";
import type { CardLook } from "./FewFirst.tsx";
import { MomentCard } from "./MomentCard.tsx";

type Sound = Exclude<Told, { what: "mistake" }>;

type Props = CardLook & { readonly told: Sound };

function sentence(told: Sound): string {
	if (told.what === "offer") return offerText(told.one);
	return told.what === "only" ? onlyMoveText(told.one) : reviewWords.momentUnderMove(told.one);
}

export function SoundCard({ told, isCurrent, isLarge }: Props) {
	const session = useSession();
	const { ply, move } = told.one;
	return (
		<>
			<MomentCard
				ply={ply}
				isCurrent={isCurrent}
				isLarge={isLarge}
				title={`${move}${decisiveWords.soundMark}`}
				kind={<span className="soft">{decisiveWords.sound[told.what]}</span>}
				go={() => goToMoment(session, told.one)}
			>
				{sentence(told)}
			</MomentCard>
			{isCurrent && told.what !== "outpost" && <SoundLines told={told} />}
		</>
	);
}

/** The next best line, and the question for the move. */
function SoundLines({ told }: { readonly told: Exclude<Sound, { what: "outpost" }> }) {
	const game = useApp((state) => state.game);
	const before = (told.one.ply - 1) as Frame;
	const { fen } = positionAt(game, before);
	const { move } = positionAt(game, told.one.ply as Frame);
	const questions = move ? askBest(fen, uciOf(move)) : [];
	return (
		<div className="mistake-lines">
			{told.what === "only" && (
				<Line title={decisiveWords.instead} names={told.one.other} from={before} />
			)}
			{move && <CardActs questions={questions} forDeck={questions} topic="other" />}
		</div>
	);
}
