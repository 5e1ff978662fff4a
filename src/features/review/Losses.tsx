// Losses of a game by a search of material: those that cost most first, the others behind a press.

import { useEffect } from "react";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import type { MaterialMistake } from "../../review/mistakes/reason.ts";
import { lossesOf } from "../../session/losses.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { FewFirst } from "./FewFirst.tsx";
import { MistakeCard } from "./MistakeCard.tsx";

/** How many are told at first. */
const MOST = 3;

type Props = { readonly losses: readonly MaterialMistake[]; readonly ply: number };

/** A mate weighs more than any piece. */
const weightOf = ({ lost }: MaterialMistake) => lost ?? Number.POSITIVE_INFINITY;

/** The search goes on as long as they are shown. */
export function Losses({ losses, ply }: Props) {
	const session = useSession();
	useEffect(() => lossesOf(session).follow(), [session]);
	if (losses.length === 0) return null;
	const grave = [...losses].sort((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST);
	return (
		<section aria-label={decisiveWords.losses}>
			<FewFirst
				few={losses.filter((loss) => grave.includes(loss))}
				others={losses.filter((loss) => !grave.includes(loss))}
				summary={decisiveWords.otherLosses}
				ply={ply}
				plyOf={(loss) => loss.ply}
				cardOf={(loss, look) => <MistakeCard mistake={loss} {...look} />}
			/>
			<p className="soft small">{decisiveWords.searched}</p>
		</section>
	);
}
