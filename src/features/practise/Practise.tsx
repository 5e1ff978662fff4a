// Practise: what to practise is chosen, a round is answered, and its sum is shown. A round that is
// ended before stays as it is, and can be taken up again.

import { useCallback, useEffect, useState } from "react";
import { practiseWords } from "../../messages/en/screens/practise.ts";
import { openDeck } from "../../training/deck/deck.ts";
import type { Posed } from "../../training/pose.ts";
import {
	isOver,
	keepRoundAt,
	kindOf,
	newRound,
	type Round,
	roundAt,
	scoreOf,
	unfinishedRound,
} from "../../training/round.ts";
import { useWorkReady } from "../../ui/hooks/useWork.ts";
import { Choose, type Chosen } from "./choose/Choose.tsx";
import { EndScreen } from "./end/EndScreen.tsx";
import { missedInRound } from "./end/sums.ts";
import { type Finding, questionsOn } from "./finding.ts";
import { keep, lengthOf, readKept, withRound } from "./record.ts";
import { type Modules, RoundScreen } from "./round/RoundScreen.tsx";

export type Props = Modules & {
	/** Those of the address, as a friend sends them, and its entry in the history. */
	readonly sent: readonly Posed[];
	readonly entry: string;
	readonly finding: Finding;
	readonly linkTo: (questions: readonly Posed[]) => string;
};

/** A rhythm is over when its time is. */
const finished = (round: Round): Round => ({
	...round,
	questions: round.questions.slice(0, round.results.length),
	place: round.results.length,
});

/** Counts a round once, when it is over. */
function counted(round: Round): Round {
	if (!isOver(round) || round.kept !== undefined) return round;
	const before = readKept();
	const length = lengthOf(round.kind, round.questions.length);
	const { kind } = round;
	const [score, missed, today] = [scoreOf(round), missedInRound(round), new Date()];
	if (round.results.length > 0) {
		keep((stored) => withRound(stored, { kind, length, score, missed, today }));
	}
	return { ...round, kept: { best: before.best[length] } };
}

/** Tells the deck of an answer to one of its questions. Twice the same answer counts once. */
function reportAnswer({ questions, results }: Round): void {
	const place = results.length - 1;
	const [card, result] = [questions[place]?.card, results[place]];
	if (card === undefined || result === undefined || result.isSkipped) return;
	openDeck().answer(card, result.marked.mark, Date.now()).catch(console.error);
}

/** The round of an entry of the history goes on where it was. */
const firstRound = ({ sent, entry }: Props): Round | undefined =>
	roundAt(entry) ?? (sent.length > 0 ? newRound(kindOf(sent), sent, false) : undefined);

export function Practise(props: Props) {
	const { entry, finding, linkTo } = props;
	const [round, setRound] = useState(() => firstRound(props));
	const [isEnded, setIsEnded] = useState(false);
	const isReady = useWorkReady();
	useEffect(() => keepRoundAt(entry, round), [entry, round]);
	const set = useCallback((next: Round) => {
		reportAnswer(next);
		setRound(counted(next));
	}, []);
	const begin = ({ kind, questions, isQuick, wanted }: Chosen) => {
		setIsEnded(false);
		keep((stored) => ({ ...stored, kind, ...(wanted && { count: wanted }) }));
		set(newRound(kind, questions, isQuick, wanted));
	};
	const leave = () => {
		setIsEnded(true);
		setRound(undefined);
	};
	return (
		<>
			<h1 className="unseen">{practiseWords.name}</h1>
			{round === undefined ? (
				isReady && (
					<Choose
						core={props.core}
						insight={props.insight}
						finding={finding}
						begin={begin}
						unfinished={unfinishedRound()}
						isEnded={isEnded}
						goOn={setRound}
					/>
				)
			) : isOver(round) ? (
				<EndScreen
					round={round}
					link={linkTo(round.questions)}
					close={leave}
					seeAgain={() => setRound({ ...round, place: 0 })}
					repeat={(questions) => begin({ kind: kindOf(questions), questions, isQuick: false })}
					practise={(squares) =>
						void questionsOn(finding, squares).then((questions) =>
							begin({ kind: kindOf(questions), questions, isQuick: false }),
						)
					}
				/>
			) : (
				<RoundScreen
					{...props}
					round={round}
					set={set}
					end={leave}
					finish={() => set(finished(round))}
				/>
			)}
		</>
	);
}
