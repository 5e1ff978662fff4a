// Moments for a trainer: what was played, what was better and why, from a game's text and what an
// engine has found of it.

import type { Frame } from "../../../chess/frame.ts";
import {
	type Arrow,
	type Game,
	moveName,
	moveNumberText,
	positionAt,
} from "../../../chess/game.ts";
import type { Core } from "../../../control/core.ts";
import { playMoves } from "../../../engine/playedMoves.ts";
import type { AnswerKey, Moment } from "../../../games/collection/answers/answer.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import { NAG_OF } from "../../../review/mistakes/marks.ts";
import type { Question } from "../../../training/question.ts";
import type { Listed, Opened } from "../answers/answerState.ts";
import { isMissedBy, listQuestionAt, moveAt } from "../answers/momentsOf.ts";
import { type Claim, claimOf, erredAt, type Instead } from "../checked/claim.ts";
import type { KeptReason } from "../engine/reasons.ts";
import { gameWith } from "../gameIn.ts";
import type { AboutMoment } from "../moment/aboutMoment.ts";
import { aboutOf } from "../moment/aboutOf.ts";
import type { Loss } from "../training/losses.ts";
import { mistakeQuestion } from "../training/momentQuestion.ts";

/** Of a list, or of a kind of loss, which is shown with its share. It stays in the history. */
export type TrainerRequest =
	| ({ readonly by: "answer" } & Listed)
	| { readonly by: "loss"; readonly loss: Loss; readonly share: string };

export type TrainerRow = {
	readonly moment: Moment;
	/** By an engine that has gone through the game. */
	readonly reason?: KeptReason | undefined;
};

/** What a game's text tells. */
export type TrainerFacts = {
	readonly row: Moment;
	readonly game: Game;
	/** Of the move in question. */
	readonly ply: number;
	/** "33.Nd4" */
	readonly played: string;
	/** Was that move a mistake? If not its position is shown. */
	readonly isWrong: boolean;
	readonly about: AboutMoment;
	readonly claim: Claim | undefined;
	readonly reason: KeptReason | undefined;
};

export type TrainerMoment = TrainerFacts & {
	/** Better moves with their numbers: "33.Nf3", "33...Bd6". */
	readonly better: readonly string[];
	readonly isOfEngine: boolean;
	/** Does an engine bear it out? Undefined where none has looked. */
	readonly verdict: boolean | undefined;
	readonly nag: number | undefined;
	/** Red is the move that was played, green the better one. */
	readonly arrows: readonly Arrow[];
};

/** Moments whose move loses the centre: no engine is asked. */
const LOSES_CENTRE: ReadonlySet<Opened | CostKind> = new Set<AnswerKey | CostKind>([
	"centreInOpening",
	"centreLost",
]);

export const keyOf = (request: TrainerRequest): Opened | CostKind | undefined =>
	request.by === "answer"
		? request.about
		: request.loss.by === "material"
			? request.loss.kind
			: undefined;

export const whoseOf = (request: TrainerRequest) =>
	request.by === "answer" ? request.whose : "me";

function questionOf(
	request: TrainerRequest,
	{ moment, reason }: TrainerRow,
	text: string,
): Question | undefined {
	if (reason !== undefined) return mistakeQuestion(text, reason)?.question;
	const key = keyOf(request);
	return key && listQuestionAt(text, moment, key)?.question;
}

/** Undefined where the text has no such move. */
export async function factsOf(
	request: TrainerRequest,
	given: TrainerRow,
	text: string,
	core: Core,
): Promise<TrainerFacts | undefined> {
	const { moment, reason } = given;
	const key = moment.of ?? keyOf(request);
	const claim = key && claimOf(key, moment, whoseOf(request));
	const losesCentre = key !== undefined && LOSES_CENTRE.has(key);
	const erred = claim === undefined ? undefined : erredAt(claim);
	const isWrong = reason !== undefined || losesCentre || erred !== undefined;
	const ply = erred ?? moment.ply;
	const game = gameWith(text, ply);
	if (game === undefined) return undefined;
	const row = { ...moment, move: moment.move || moveAt(text, moment.ply) };
	const question = questionOf(request, given, text);
	const isMissed = key !== undefined && isMissedBy(key);
	const { facts: about } = await aboutOf({ row, title: "", question, isMissed }, text, core);
	const played = moveName(game, ply as Frame);
	return { row, game, ply, played, isWrong, about, claim, reason };
}

/** A pawn that arrives becomes a queen, which a kept reason does not say. */
const reasonLines = ({ best }: KeptReason) => (best === undefined ? [] : [[best], [`${best}q`]]);

function betterIn(
	{ game, ply, isWrong, about, claim, reason }: TrainerFacts,
	instead: Instead | undefined,
) {
	if (!isWrong) return { better: [], isOfEngine: false };
	const before = positionAt(game, (ply - 1) as Frame);
	const lines = instead ? [instead.moves] : reason ? reasonLines(reason) : [];
	const [found] = lines
		.map((line) => playMoves(before.fen, line))
		.filter(({ length }) => length > 0);
	if (found !== undefined) {
		const better = found.map(({ name }) => name);
		return { better, isOfEngine: true, way: found[0]?.move };
	}
	if (claim?.kind !== "missed" || about.hung === undefined)
		return { better: [], isOfEngine: false };
	const number = moveNumberText(positionAt(game, ply as Frame));
	return { better: [`${number}${about.hung.capture}`], isOfEngine: false };
}

/** With what an engine has found so far. */
export function trainerMoment(
	facts: TrainerFacts,
	instead: Instead | undefined,
	verdict: boolean | undefined,
): TrainerMoment {
	const { better, isOfEngine, way } = betterIn(facts, instead);
	const { move } = positionAt(facts.game, facts.ply as Frame);
	const played = facts.isWrong && move ? [{ colour: "R", from: move.from, to: move.to }] : [];
	const best = way ? [{ colour: "G", from: way.from, to: way.to }] : [];
	return {
		...facts,
		better,
		isOfEngine,
		verdict: facts.claim === undefined ? true : verdict,
		nag: instead ? NAG_OF[instead.mark] : facts.reason ? NAG_OF["?"] : undefined,
		arrows: [...played, ...best],
	};
}
