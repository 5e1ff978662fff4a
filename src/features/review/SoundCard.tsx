// A sound move that decided a game: an offer, or a knight on an outpost.

import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { offerText } from "../../messages/en/panels/offers.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import type { Told } from "../../review/mistakes/decisive.ts";
import { goToMoment } from "../../session/reviews.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import type { CardLook } from "./FewFirst.tsx";
import { MomentCard } from "./MomentCard.tsx";

type Props = CardLook & {
	readonly told: Exclude<Told, { what: "mistake" }>;
};

export function SoundCard({ told, isCurrent, isLarge }: Props) {
	const session = useSession();
	const { ply, move } = told.one;
	return (
		<MomentCard
			ply={ply}
			isCurrent={isCurrent}
			isLarge={isLarge}
			title={`${move}!`}
			kind={<span className="soft">{decisiveWords.sound[told.what]}</span>}
			go={() => goToMoment(session, told.one)}
		>
			{told.what === "offer" ? offerText(told.one) : reviewWords.momentUnderMove(told.one)}
		</MomentCard>
	);
}
