// The screen of practice: questions from the open game, the samples, random games, or a link.

import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { Insight } from "../../control/insight.ts";
import { type Posed, pose } from "../../questions/pose.ts";
import { madeSources, type SourceName, sampleSources, sourcesIn } from "../../questions/sources.ts";
import { parseQuestion, type Question, questionsQuery } from "../../session/questionText.ts";
import { type Origin, originsIn } from "../../session/roundOrigin.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { PRACTISE_HASH } from "../../ui/routes.ts";
import { setTints } from "../../ui/style/setTints.ts";
import { judgeBy } from "./judge.ts";
import { Practise } from "./Practise.tsx";

export { loadInsightModule } from "../../standing/insightModule.ts";

/** Of a link with more questions the rest is left out. */
const MAX_SENT_QUESTIONS = 20;

/** Games that are made up to find enough to ask about. */
const GAMES_MADE = 40;

type Props = { readonly session: Session; readonly insight: Insight };

/** The questions in an address, with the games that they are from; invalid ones are left out. */
function sentIn(
	hash: string,
	origins: readonly Origin[] | undefined,
	{ session: { core }, insight }: Props,
): readonly Posed[] {
	const given = new URLSearchParams(hash.slice(PRACTISE_HASH.length + 1)).get("q") ?? "";
	return given
		.split("~", MAX_SENT_QUESTIONS)
		.map(parseQuestion)
		.flatMap((question, place) => {
			try {
				if (question === undefined) return [];
				return [{ ...pose(question, core, insight), origin: origins?.[place] }];
			} catch (error) {
				console.warn(error);
				return [];
			}
		})
		.filter(({ answer }) => answer.size > 0);
}

export function PractiseScreen(props: Props) {
	const { session, insight } = props;
	const { core, store } = session;
	const { hash, state, key } = useLocation();
	// The questions of an address are for the start of a round alone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another address is another round
	const sent = useMemo(() => sentIn(hash, originsIn(state), props), [hash]);
	useEffect(() => setTints(store.get().options), [store]);
	const judge = useMemo(() => judgeBy(session), [session]);
	const find = async (from: SourceName) =>
		from === "game"
			? sourcesIn(store.get().game)
			: from === "samples"
				? sampleSources()
				: madeSources(GAMES_MADE, Math.random);
	const linkTo = (questions: readonly Question[]) =>
		`${location.origin}${location.pathname}${PRACTISE_HASH}${questionsQuery(questions)}`;
	return (
		<Practise
			key={hash}
			core={core}
			insight={insight}
			entry={key}
			sent={sent}
			hasGame={isLoaded(store.get()) && store.get().game.plies > 1}
			find={find}
			linkTo={linkTo}
			judge={judge}
		/>
	);
}
