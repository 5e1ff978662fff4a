// The screen of practice: questions from the open game, the samples, random games, or a link.

import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Insight } from "../../control/insight.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import type { Session } from "../../session/session.ts";
import { isOfDeck, originsIn, type RoundState } from "../../training/origin.ts";
import type { Posed } from "../../training/pose.ts";
import {
	fenOf,
	formatQuestion,
	parseQuestion,
	type Question,
	questionsQuery,
} from "../../training/question.ts";
import { poseWhole } from "../../training/rules.ts";
import { LatePage } from "../../ui/loading/LatePage.tsx";
import { PRACTISE_HASH } from "../../ui/routes.ts";
import { setTints } from "../../ui/style/setTints.ts";
import { findingIn } from "./finding.ts";
import { judgeBy } from "./move/judge.ts";
import { Practise } from "./Practise.tsx";

/** Of a link with more questions the rest is left out. */
const MAX_SENT_QUESTIONS = 20;

type Props = { readonly session: Session; readonly insight: Insight };

const queryOf = (hash: string) => new URLSearchParams(hash.slice(PRACTISE_HASH.length + 1));

/** The questions in an address, with the games that they are from; invalid ones are left out. */
function sentIn(
	hash: string,
	state: RoundState | null,
	{ session: { core }, insight }: Props,
): readonly Posed[] {
	const origins = originsIn(state);
	return (
		(queryOf(hash).get("q") ?? "")
			.split("~", MAX_SENT_QUESTIONS)
			.map(parseQuestion)
			.flatMap((question, place) => {
				try {
					if (question === undefined) return [];
					const card = isOfDeck(state) ? { card: formatQuestion(question) } : {};
					return [{ ...poseWhole(question, { core, insight }), origin: origins?.[place], ...card }];
				} catch (error) {
					console.warn(error);
					return [];
				}
			})
			// A coach may ask for squares of which none is right; there is a best move.
			.filter(({ right, question: { kind } }) => right.length > 0 || kind !== "best")
	);
}

/** Once it is there what tells which pieces hang. */
export const PractiseScreen = ({ session }: Pick<Props, "session">) => (
	<LatePage load={loadInsightModule}>
		{(insight) => <Screen session={session} insight={insight} />}
	</LatePage>
);

function Screen(props: Props) {
	const { session, insight } = props;
	const { core, store } = session;
	const { hash, state, key } = useLocation();
	const navigate = useNavigate();
	// The questions of an address are for the start of a round alone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another address is another round
	const sent = useMemo(() => sentIn(hash, state, props), [hash]);
	const { options } = store.get();
	useEffect(() => setTints(options), [options]);
	const judge = useMemo(() => judgeBy(session), [session]);
	const finding = useMemo(
		() => findingIn(session, insight, queryOf(hash).get("from")),
		[session, insight, hash],
	);
	const linkTo = (posed: readonly Posed[]) =>
		`${location.origin}${location.pathname}${PRACTISE_HASH}${questionsQuery(posed.slice(0, MAX_SENT_QUESTIONS).map(({ question }) => question))}`;
	const openOnBoard = async (question: Question) => {
		const how = { news: { code: "fromPractise" }, by: "practise" } as const;
		if (await session.load(fenOf(question), how)) navigate("/");
	};
	// Addresses that are typed share one key.
	const entry = `${hash} ${key}`;
	return (
		<Practise
			key={entry}
			core={core}
			insight={insight}
			judge={judge}
			options={options}
			openOnBoard={openOnBoard}
			entry={entry}
			sent={sent}
			finding={finding}
			linkTo={linkTo}
		/>
	);
}
