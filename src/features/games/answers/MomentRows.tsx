// Games, each with the move that it opens at.

import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import { gamesCheckedWords } from "../../../messages/en/screens/gamesChecked.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { useGamesContext } from "../useGames.ts";
import { mineIn } from "../who/mine.ts";
import type { Opened } from "./answerState.ts";
import { isMissedBy } from "./momentsOf.ts";

type Props = {
	readonly about: Opened;
	readonly rows: readonly Moment[];
	/** Those that the engine has not checked, where it has checked others. */
	readonly unchecked?: ReadonlySet<Moment>;
	/** What the games show, which is said over the board too. */
	readonly label: string;
};

export function MomentRows({ about, rows, unchecked, label }: Props) {
	const { games, answers, openMomentOf } = useGamesContext();
	const { me, filter } = games.store.get();
	const list = useRef<HTMLUListElement>(null);
	// Back from a game its row has the focus again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the list is there again
	useEffect(() => {
		const { lastGame } = answers.store.get();
		const place = rows.findIndex(({ game }) => game === lastGame);
		const button = list.current?.getElementsByTagName("button")[place];
		answers.store.set({ lastGame: undefined });
		button?.focus({ preventScroll: true });
	}, []);
	// A pointer does not leave what is taken away from under it.
	useEffect(() => () => void answers.rest(undefined), [answers]);
	/** Against one opponent the day says more than the name. */
	const hasOne = filter.them !== undefined;
	return (
		<ul ref={list} className="moment-rows list" aria-label={label}>
			{rows.map((row) => {
				const mine = mineIn(row, me);
				const opponent = hasOne && row.date !== "" ? row.date : mine?.opponent;
				const name = opponent ?? myGamesWords.list.both(row.white, row.black);
				return (
					<li key={`${row.game} ${row.ply}`}>
						<button
							type="button"
							onClick={() => void openMomentOf(about, row, label)}
							onPointerEnter={({ pointerType }) => {
								// A finger rests on nothing.
								if (pointerType === "mouse") void answers.rest(row);
							}}
							onPointerLeave={() => answers.rest(undefined)}
						>
							<strong>
								{isMissedBy(row.of ?? about) ? myGamesWords.list.after(row.move) : row.move}
							</strong>
							<bdi className="cut">{name}</bdi>
							<span className="soft">
								{unchecked?.has(row) && gamesCheckedWords.uncheckedRow}
								{mine === undefined ? row.result : myGamesWords.list.outcome(mine.outcome)}
							</span>
							<ChevronRight aria-hidden="true" />
						</button>
					</li>
				);
			})}
		</ul>
	);
}
