// What a game loses by a search of material: those that cost most first, the others behind a press.

import { useEffect } from "react";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import type { MaterialMistake } from "../../review/mistakes/reason.ts";
import { lossesOf } from "../../session/losses.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
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
	const first = losses.filter((loss) => grave.includes(loss));
	const others = losses.filter((loss) => !grave.includes(loss));
	return (
		<section aria-label={decisiveWords.losses}>
			<List losses={first} ply={ply} isLarge />
			{others.length > 0 && (
				<details open={others.some((loss) => loss.ply === ply) || undefined}>
					<summary>{decisiveWords.otherLosses(others.length)}</summary>
					<List losses={others} ply={ply} />
				</details>
			)}
			<p className="soft small">{decisiveWords.searched}</p>
		</section>
	);
}

const List = ({ losses, ply, isLarge = false }: Props & { readonly isLarge?: boolean }) => (
	<ol className="moments">
		{losses.map((loss) => (
			<li key={loss.ply}>
				<MistakeCard mistake={loss} isCurrent={loss.ply === ply} isLarge={isLarge} />
			</li>
		))}
	</ol>
);
