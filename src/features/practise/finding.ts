// Where a round's questions come from, by what was chosen.

import type { Square } from "../../chess/square.ts";
import type { Insight } from "../../control/insight.ts";
import { unhurried } from "../../runtime/slices.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import type { Posed } from "../../training/pose.ts";
import { MIDDLE, squaresIn } from "../../training/question.ts";
import { RHYTHM_QUESTIONS } from "../../training/sources/kinds.ts";
import { makeQuestions, type Wanted } from "../../training/sources/makeQuestions.ts";
import {
	madeSources,
	momentSources,
	SOURCES,
	type SourceName,
	sampleSources,
	sourcesIn,
} from "../../training/sources/positions.ts";

/** Games that are made up to find enough to ask about. */
const GAMES_MADE = 80;

export type Finding = {
	/** Sources that have positions, the open game first. */
	readonly sources: readonly SourceName[];
	/** The one that is chosen at first. */
	readonly first: SourceName;
	/** "Karpov – Kasparov". Undefined where nobody is named. */
	readonly gameName: string | undefined;
	/** May be none. Rejects where positions cannot be read. */
	readonly make: (from: SourceName, wanted: Wanted) => Promise<readonly Posed[]>;
};

const surname = (name: string | undefined) => name?.split(",")[0]?.trim();

/** "Karpov – Kasparov", if both have names. */
function nameOf({ store }: Session): string | undefined {
	const { tags } = store.get().game;
	const [white, black] = ["White", "Black"].map((tag) => surname(tags.get(tag)));
	const isKnown = (name: string | undefined) => name !== undefined && /[^?\s]/.test(name);
	return isKnown(white) && isKnown(black) ? `${white} – ${black}` : undefined;
}

/** `wanted` is the source that an address names. */
export function findingIn(session: Session, insight: Insight, wanted: string | null): Finding {
	const { core, store } = session;
	const hasGame = isLoaded(store.get()) && store.get().game.plies > 1;
	function sourcesOf(from: SourceName) {
		const { game, control } = store.get();
		switch (from) {
			case "game":
				return sourcesIn(game);
			case "review":
				return momentSources(game, control ?? core.computeControl(game.placements), insight);
			case "samples":
				return sampleSources();
			case "made":
				return madeSources(GAMES_MADE, Math.random);
		}
	}
	const sources: readonly SourceName[] = hasGame ? SOURCES : ["samples", "made"];
	return {
		sources,
		first: sources.find((source) => source === wanted) ?? sources[0] ?? "samples",
		gameName: hasGame ? nameOf(session) : undefined,
		// Slow devices take seconds for some kinds.
		make: async (from, wanted) =>
			unhurried(makeQuestions(sourcesOf(from), wanted, Math.random, core, insight)),
	};
}

/** The number of questions of a round. */
export const countOf = ({ kind, count }: Pick<Wanted, "kind" | "count">): number =>
	kind === "rhythm" ? RHYTHM_QUESTIONS : count;

/** How many questions there are about the squares that are missed most. */
const ON_SQUARES = 10;

/** Of the positions at hand, and others if these have not enough. */
export async function questionsOn(
	finding: Finding,
	squares: readonly Square[],
): Promise<readonly Posed[]> {
	// Of the middle all squares are asked about, of the rest of the board three at a time.
	const kind = squares.every((square) => squaresIn(MIDDLE).includes(square))
		? "whose"
		: "oneOfThree";
	const wanted = { kind, count: ON_SQUARES, squares } as const;
	const found = await finding.make(finding.first, wanted);
	const count = ON_SQUARES - found.length;
	return count === 0 ? found : [...found, ...(await finding.make("made", { ...wanted, count }))];
}
