// An answer's number year by year, as a line over the years: a press on a year asks about its games
// alone, a second one about all again.

import type { Answer } from "../../../games/collection/answers/answer.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { PHONE } from "../../../ui/style/windows.ts";
import { useAnswer, useGames, useGamesContext } from "../useGames.ts";
import { type FoundAnswers, whoseIn } from "./answerState.ts";

const words = myGamesWords.trend;

/** Steps that a panel has room for: the last ones. */
const MOST_STEPS = 10;
/** Years that a phone has room for in full; of more the last two digits. */
const MOST_WHOLE = 6;
const HEIGHT = 40;

type Props = { readonly answer: Answer; readonly asked: FoundAnswers["asked"] };

export function Trend({ answer, asked }: Props) {
	const { games, answers } = useGamesContext();
	const filter = useGames((state) => state.filter);
	const isNarrow = useMedia(PHONE);
	const found = useAnswer((all) => all.client.ask("trend", asked, answer), [asked, answer]);
	if (found === undefined || found.steps.length === 0) return null;
	const { by } = found;
	const steps = found.steps.slice(-MOST_STEPS);
	const most = Math.max(...steps.map(({ share }) => share)) || 1;
	const line = steps.map(({ share }, at) => `${at + 0.5},${HEIGHT * (1 - share / most)}`);
	const choose = (year: number, isChosen: boolean) => {
		// Among the year's answers another may be the first.
		answers.open(answer.key, whoseIn(answers.store.get()));
		const { from: _, to: __, ...all } = filter;
		void games.choose(isChosen ? all : { ...all, from: year, to: year });
	};
	const isShort = isNarrow && steps.length > MOST_WHOLE;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out
		<div
			role="group"
			className="gap-below"
			aria-label={words[by === "year" ? "title" : "hundreds"]}
		>
			<svg
				className="full"
				viewBox={`0 -3 ${steps.length} ${HEIGHT + 6}`}
				height={HEIGHT}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<polyline
					points={line.join(" ")}
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<div className="beside joined small">
				{steps.map(({ at, share, games: count }) => {
					const value = answerWords.value(answer, share);
					const isYear = by === "year";
					const text = words.step(isYear ? String(at) : words.hundred(at), value, count);
					const isChosen = filter.from === at && filter.to === at;
					return isYear ? (
						<button
							key={at}
							type="button"
							className="plain grow"
							aria-pressed={isChosen}
							aria-label={text}
							title={text}
							onClick={() => choose(at, isChosen)}
						>
							{isShort ? String(at).slice(-2) : at}
						</button>
					) : (
						<span key={at} className="grow centred" title={text}>
							{at}
							<span className="unseen">{text}</span>
						</span>
					);
				})}
			</div>
		</div>
	);
}
