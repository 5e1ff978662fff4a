// Where pieces were left hanging and taken: on each square how many of mine, and of theirs. A press
// lists the games of a square, each at the move that left the piece there.

import { useState } from "react";
import type { Square } from "../../../chess/square.ts";
import { BLACKS, WHITES } from "../../../control/classes.ts";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { LossMap } from "../../../games/collection/answers/shown/lossMap.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import { lossWords } from "../../../messages/en/answers/losses.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { Section } from "../../../ui/parts/Section.tsx";
import { BOTH } from "../answers/answerState.ts";
import { FIRST_ROWS, MORE_ROWS } from "../answers/answerStore.ts";
import { MomentRows } from "../answers/MomentRows.tsx";
import { useCompared } from "../answers/useCompared.ts";
import { useAnswer, useGames } from "../useGames.ts";
import { ShareBoard, type SquareFace } from "./ShareBoard.tsx";
import { useStudies, useStudy } from "./useStudy.ts";
import "./study.css";
import { askedIn } from "../gamesState.ts";

type Losses = { readonly asked: Asked; readonly map: LossMap };

/** The map of the games that fit. */
function useLosses(): Losses | undefined {
	const me = useGames((state) => state.me);
	const filter = useGames((state) => state.filter);
	const status = useGames((state) => state.status);
	const isReading = useGames((state) => state.reading !== undefined);
	return useAnswer(
		({ client }) => {
			if (isReading || status === undefined || status.games === 0) return undefined;
			const asked = askedIn({ me, filter });
			return client.ask("losses", asked).then((map) => ({ asked, map }));
		},
		[me, filter, status, isReading],
	);
}

export function LossPart() {
	const found = useLosses();
	const compared = useCompared();
	const { store } = useStudies();
	const square = useStudy((state) => state.lossSquare);
	if (found === undefined) return null;
	const { map } = found;
	const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
	const [mine, theirs] = [sum(map.mine), sum(map.theirs)];
	const most = Math.max(1, ...map.mine.map((count, at) => count + (map.theirs[at] ?? 0)));
	return (
		<Section title={lossWords.title(compared)}>
			{map.games < MIN_GAMES ? (
				<p className="small">{lossWords.needs(MIN_GAMES - map.games)}</p>
			) : (
				<>
					<p className="small">{lossWords.about(mine, theirs, map.games, compared)}</p>
					<p className="small losses-key beside apart">
						<span className="swatch" data-tint="white">
							{lossWords.mine(compared)}
						</span>
						<span className="swatch" data-tint="black">
							{lossWords.theirs(compared)}
						</span>
					</p>
					<ShareBoard
						label={lossWords.title(compared)}
						faceOf={(at) => faceOf(map, most, at, compared)}
						chosen={square ?? (0 as Square)}
						choose={(lossSquare) => store.set({ lossSquare })}
					/>
					<p className="small soft">{lossWords.how(map.isTurned)}</p>
					{square !== undefined &&
						BOTH.map((whose) => (
							<LossGames
								key={`${whose} ${square}`}
								asked={found.asked}
								whose={whose}
								square={square}
								compared={compared}
							/>
						))}
				</>
			)}
		</Section>
	);
}

/** Mine fill a square from below, theirs from above; it is strongest where `most` were lost. */
function faceOf(
	{ mine, theirs }: LossMap,
	most: number,
	square: Square,
	compared: ComparedWith,
): SquareFace {
	const [own, others] = [mine[square] ?? 0, theirs[square] ?? 0];
	return {
		words: lossWords.square(square, own, others, compared),
		number: own + others === 0 ? "" : lossWords.numbers(own, others),
		layers: [
			{ control: WHITES, to: own / Math.max(1, own + others) },
			{ control: BLACKS, to: 1 },
		],
		strength: (own + others) / most,
		isMarked: false,
	};
}

type GamesProps = {
	readonly asked: Asked;
	readonly whose: Whose;
	readonly square: Square;
	readonly compared: ComparedWith;
};

/** The games in which pieces were lost on a square, the last first. */
function LossGames({ asked, whose, square, compared }: GamesProps) {
	const [count, setCount] = useState(FIRST_ROWS);
	const found = useAnswer(
		({ client }) => client.ask("lossesOn", asked, { whose, square }, 0, count),
		[asked, whose, square, count],
	);
	if (found === undefined || found.total === 0) return null;
	const { rows, total } = found;
	const label = lossWords.games(square, whose, compared);
	return (
		<>
			<h4 className="small">{label}</h4>
			<MomentRows about="hanging" rows={rows} label={label} />
			{total > rows.length && (
				<button type="button" className="quiet" onClick={() => setCount(rows.length + MORE_ROWS)}>
					{lossWords.more(total - rows.length)}
				</button>
			)}
		</>
	);
}
