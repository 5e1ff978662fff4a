// Page of moments for a trainer, as it will be printed: those that are ticked, and a button that
// saves them as PGN instead.

import { ArrowLeft, Download, Printer } from "lucide-react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { Diagram } from "../../../board/Diagram.tsx";
import { loadPieces, TILE } from "../../../board/pieces.ts";
import { DEFAULT_PIECES } from "../../../board/styles/sets.ts";
import type { Frame } from "../../../chess/frame.ts";
import { NO_NOTES, positionAt, sideToMove } from "../../../chess/game.ts";
import { BLACK, WHITE } from "../../../chess/piece.ts";
import type { Core } from "../../../control/core.ts";
import type { Side } from "../../../games/collection/filter.ts";
import { chapterText, withoutNames } from "../../../games/trainer/chapter.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import { costWords } from "../../../messages/en/answers/costs.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { trainerWords as words } from "../../../messages/en/answers/trainer.ts";
import { purposeWords } from "../../../messages/en/first.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { Check } from "../../../ui/parts/Check.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import type { FoundAnswers } from "../answers/answerState.ts";
import { comparedIn } from "../answers/useCompared.ts";
import { CheckLine } from "../checked/CheckLine.tsx";
import { useListed } from "../checked/useListed.ts";
import { useAnswer, useGamesContext } from "../useGames.ts";
import {
	factsOf,
	keyOf,
	type TrainerFacts,
	type TrainerMoment,
	type TrainerRequest,
	trainerMoment,
	whoseOf,
} from "./trainerMoments.ts";
import "../../../ui/style/paper.css";

/** Moments on a page, at most. */
const MOST = 12;

const keyOfMoment = ({ row }: TrainerFacts) => `${row.game} ${row.ply}`;

/** The first moments of the list that no engine refutes, and how many of them it has seen. */
function useMoments(request: TrainerRequest, found: FoundAnswers | undefined) {
	const { games, checking, openCore, trainerRows } = useGamesContext();
	const whose = whoseOf(request);
	const given = useAnswer(
		() => (found === undefined ? undefined : trainerRows(request)),
		[request, found, trainerRows],
	);
	const rows = useMemo(() => (given ?? []).map(({ moment }) => moment), [given]);
	const { listed, counts } = useListed(keyOf(request), rows, whose);
	const first = useMemo(() => listed.slice(0, MOST), [listed]);
	const read = useAnswer(async () => {
		if (given === undefined) return undefined;
		const [core] = await Promise.all([openCore(), loadPieces(TILE, DEFAULT_PIECES)]);
		const facts = await Promise.all(
			first.map(async (row) => {
				const one = given.find(({ moment }) => moment === row) ?? { moment: row };
				return factsOf(request, one, await games.client.ask("text", row.game), core);
			}),
		);
		return { core, facts: facts.filter((one) => one !== undefined) };
	}, [given, first, request]);
	const moments = (read?.facts ?? []).map((facts) => {
		const { row, claim } = facts;
		const [instead, verdict] = claim
			? [checking.insteadAt({ row, claim }), checking.verdictOf({ row, claim })]
			: [];
		return trainerMoment(facts, instead, verdict);
	});
	return { core: read?.core, moments, counts };
}

/** Nobody’s surname where names are left out. */
const comparedFor = (found: FoundAnswers, isNameless: boolean): ComparedWith => {
	const compared = comparedIn(found.asked);
	return isNameless && compared.kind === "one" ? { kind: "me" } : compared;
};

/** A sentence of an answer, and both numbers. */
function shareOf({ answers }: FoundAnswers, key: string | undefined, compared: ComparedWith) {
	const answer = answers.find((one) => one.key === key);
	if (answer === undefined) return undefined;
	const [mine, theirs] = [answerWords.number(answer, "mine"), answerWords.number(answer, "theirs")];
	// Which clocks are missing is no news to a trainer.
	const { clocksNeeded: _, ...counted } = answer;
	return {
		title: answerWords.sentence(answer, compared),
		isOut: answer.stands === "against" || answer.stands === "for",
		share: words.share(
			myGamesWords.answers.numbers(answer, mine, theirs, compared),
			answerWords.behind(counted, compared),
		),
	};
}

const headOf = (request: TrainerRequest, found: FoundAnswers, compared: ComparedWith) =>
	request.by === "loss"
		? { title: costWords.kind(request.loss), share: `${request.share}.` }
		: (shareOf(found, request.about, compared) ?? { title: words.fromMyGames, share: "" });

type Props = { readonly request: TrainerRequest };

export function TrainerPage({ request }: Props) {
	const { answers } = useGamesContext();
	const navigate = useNavigate();
	const found = useSyncExternalStore(answers.store.subscribe, () => answers.store.get().found);
	const { core, moments, counts } = useMoments(request, found);
	const [left, setLeft] = useState<readonly string[]>([]);
	const [isNameless, setNameless] = useState(false);
	const [news, setNews] = useState("");
	const title = useRef<HTMLHeadingElement>(null);
	const isRead = found !== undefined && core !== undefined;
	useEffect(() => {
		if (isRead) title.current?.focus({ preventScroll: true });
	}, [isRead]);
	if (found === undefined || core === undefined)
		return (
			<p className="text-page soft" role="status">
				{words.reading}
			</p>
		);
	const compared = comparedFor(found, isNameless);
	const head = headOf(request, found, compared);
	const [me = ""] = found.asked.me;
	const you = compared.kind === "nobody" ? [] : [words.you(isNameless ? words.pupil : me)];
	const namesOf = ({ row }: TrainerMoment) => {
		if (!isNameless) return { white: row.white, black: row.black };
		if (compared.kind === "nobody") return { white: "White", black: "Black" };
		return row.mySide === "white"
			? { white: words.pupil, black: words.opponent }
			: { white: words.opponent, black: words.pupil };
	};
	const shown = moments.map((moment) => {
		const names = namesOf(moment);
		return {
			...{ moment, names, key: keyOfMoment(moment) },
			game: words.game(
				names.white,
				names.black,
				isNameless ? "" : moment.row.event,
				moment.row.date,
			),
			sentences: [words.better(moment), words.why(moment), words.checked(moment)].filter(
				(sentence) => sentence !== undefined,
			),
		};
	});
	const ticked = shown.filter(({ key }) => !left.includes(key));
	// Of ten games what stands out in each is said once.
	const keys = new Set(ticked.map(({ moment }) => moment.row.of));
	const shares = [...keys].flatMap((key) => shareOf(found, key, compared) ?? []);
	const lead = [
		...(head.share ? [head.share] : []),
		...shares.filter(({ isOut }) => isOut).map(({ title, share }) => `${title}: ${share}`),
		...(counts.checked > 0 ? [words.looked(counts)] : []),
	];
	const save = () => {
		const texts = ticked.map(({ moment, names, game, sentences }) =>
			chapterText({
				...moment,
				game: isNameless ? withoutNames(moment.game, names) : moment.game,
				title: words.chapter(moment.played, game),
				lead: [`${head.title}.`, ...lead, ...you].join(" "),
				comment: sentences.join(" "),
			}),
		);
		saveFile(new Blob([texts.join("\n")], { type: "application/x-chess-pgn" }), words.fileName);
		setNews(words.saved);
	};
	const orTick = (act: () => void) => () => (ticked.length > 0 ? act() : setNews(words.noneTicked));
	return (
		<article className="paper">
			<header className="text-page">
				<h1 ref={title} tabIndex={-1}>
					{words.title}
				</h1>
				<p className="row gap-above">
					<button type="button" onClick={() => navigate(-1)}>
						<ArrowLeft aria-hidden="true" />
						{words.back}
					</button>
					<button type="button" className="primary" onClick={orTick(() => print())}>
						<Printer aria-hidden="true" />
						{words.print}
					</button>
					<button type="button" onClick={orTick(save)}>
						<Download aria-hidden="true" />
						{words.save}
					</button>
					<span role="status" className="small">
						{news}
					</span>
				</p>
				<Check isSet={isNameless} set={setNameless}>
					{words.noNames}
				</Check>
				<fieldset>
					<legend>{words.which}</legend>
					{shown.map(({ key, moment, game }) => (
						<Check
							key={key}
							isSet={!left.includes(key)}
							set={(isSet) => setLeft(isSet ? left.filter((one) => one !== key) : [...left, key])}
						>
							<span>
								<strong>{moment.played}</strong> <bdi>{game}</bdi>
							</span>
						</Check>
					))}
				</fieldset>
				<CheckLine {...counts} />
				{moments.length === 0 && <p>{words.none}</p>}
			</header>
			{ticked.length > 0 && (
				<section className="paper-page">
					<h2>
						<bdi>{head.title}</bdi>
					</h2>
					{[
						...lead,
						[...you, ...(you.length > 0 ? [words.turned] : []), words.arrows].join(" "),
						purposeWords.colours,
					].map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
					{ticked.map(({ key, moment, game, sentences }, index) => (
						<section key={key} className="paper-moment">
							<Board core={core} moment={moment} />
							<div>
								<h3>{words.heading(index + 1, moment.played)}</h3>
								<p>
									<bdi>{game}</bdi>
								</p>
								<p>
									{words.played(moment)}{" "}
									{words.toMove(sideToMove(positionAt(moment.game, frameOf(moment))))}
								</p>
								{sentences.map((sentence) => (
									<p key={sentence}>{sentence}</p>
								))}
							</div>
						</section>
					))}
				</section>
			)}
		</article>
	);
}

/** The position before a mistake, or after another move. */
const frameOf = ({ ply, isWrong }: TrainerMoment) => (isWrong ? ply - 1 : ply) as Frame;

const SIDES: Readonly<Record<Side, typeof WHITE | typeof BLACK>> = { white: WHITE, black: BLACK };

function Board({ core, moment }: { readonly core: Core; readonly moment: TrainerMoment }) {
	const { game, isWrong, played, row, arrows } = moment;
	const control = useMemo(() => core.computeControl(game.placements), [core, game]);
	const key = arrows.map(({ from, to }) => `${from}-${to}`).join(" ");
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the arrows
	const notes = useMemo(() => ({ ...NO_NOTES, arrows }), [key]);
	return (
		<Diagram
			placements={game.placements}
			frame={frameOf(moment)}
			control={control}
			orientation={SIDES[row.mySide]}
			notes={notes}
			label={words.board(played, isWrong)}
			set={DEFAULT_PIECES}
			fillsMarked={false}
		/>
	);
}
