// The screen of many games, and how a game goes from its list to the board.

import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { decoding } from "../../chess/decode.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import type { Moment } from "../../games/collection/answers/answer.ts";
import type { Side } from "../../games/collection/filter.ts";
import type { Row } from "../../games/collection/row.ts";
import { gamesCheckedWords } from "../../messages/en/screens/gamesChecked.ts";
import { myGamesWords } from "../../messages/en/screens/myGames.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { unhurried } from "../../runtime/slices.ts";
import type { Bringing } from "../../session/opening/loader.ts";
import type { Session } from "../../session/session.ts";
import { idOf } from "../../training/deck/card.ts";
import { openDeck } from "../../training/deck/deck.ts";
import { momentIn, type Origin, type RoundState } from "../../training/origin.ts";
import { questionsQuery } from "../../training/question.ts";
import { loadToDeck } from "../../ui/deck/late.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { areMany, takeFiles } from "../../ui/manyFiles.ts";
import { GAMES_HASH, PRACTISE_HASH } from "../../ui/routes.ts";
import type { Opened } from "./answers/answerState.ts";
import type { Made } from "./answers/lessonOf.ts";
import { costQuestionAt, isMissedBy, moveAt, questionAt } from "./answers/momentsOf.ts";
import { holdingFirst, triedFor } from "./checked/fitMoments.ts";
import { fileKey } from "./fromGames.ts";
import { GamesView } from "./GamesView.tsx";
import type { AboutMoment } from "./moment/aboutMoment.ts";
import { aboutOf, type Seen } from "./moment/aboutOf.ts";
import type { VisitGames } from "./openGames.ts";
import { StudiesContext } from "./study/useStudy.ts";
import type { TrainerRequest } from "./trainer/trainerMoments.ts";
import { exampleOf, type Loss, momentsOf, trainableOf } from "./training/losses.ts";
import { mistakeQuestion, momentQuestion } from "./training/momentQuestion.ts";
import { type AskPlayer, GamesContext } from "./useGames.ts";
import { mineIn } from "./who/mine.ts";

export { openGames } from "./openGames.ts";

const loadLessonOf = latePart("lessonOf", () => import("./answers/lessonOf.ts"));

const loadTrainer = latePart("trainer", () => import("./trainer/TrainerPage.tsx"));

/** An engine may refute some. */
const TRAINER_ROWS = 36;

/** As many as a link to Practise holds. */
const MAX_QUESTIONS = 20;

/** Questions of a round: an engine has looked at each before it begins. */
const ROUND = 10;

/** To the board: over the game that is open now stands the way back. */
const fromGames = ({ store }: Session, isFromRound: boolean, about: AboutMoment | undefined) => ({
	state: { isFromGames: true, isFromRound, about, file: fileKey(store.get()) },
	// In the place of this screen, so that the way back leads to the question.
	replace: isFromRound,
});

const isSameGame = (one: Origin | Row, other: Origin): boolean =>
	one.white === other.white && one.black === other.black && one.date === other.date;

const textOf = async (file: File): Promise<string> =>
	unhurried(decoding(new Uint8Array(await file.arrayBuffer())));

type Props = {
	readonly games: VisitGames;
	readonly openSession: () => Promise<Session>;
	readonly askPlayer: AskPlayer;
};

export function GamesScreen({ games, openSession, askPlayer }: Props) {
	const navigate = useNavigate();
	useEffect(() => {
		void games.ready.then(() => {
			const files = takeFiles();
			const plain = files.filter((file) => file instanceof File);
			const canOpen = plain.length > 0 && plain.length === files.length && !areMany(plain);
			games.store.set({ fromBoard: canOpen ? plain : [] });
			return games.read(files);
		});
	}, [games]);
	const opened = useMemo(() => {
		/** Questions about an answer's moments: those that are fit, or all that no engine refutes. */
		async function questionsOf(
			key: Opened,
			which: "fit" | "all",
			most = MAX_QUESTIONS,
			signal?: AbortSignal,
		) {
			const listed = games.answers.listed(key);
			const about = { key, whose: listed.whose };
			const { checking, client } = games;
			const found = await games.answers.rowsOf(listed, triedFor(most));
			const rows =
				which === "fit"
					? await games.fitOf(about, found, most, signal)
					: holdingFirst(checking, about, found);
			const texts = await Promise.all(rows.map(({ game }) => client.ask("text", game)));
			return rows.flatMap(
				(row, index) => momentQuestion(checking, about, row, texts[index] ?? "") ?? [],
			);
		}
		const trainables = async (about: Opened | Loss, which: "fit" | "all") =>
			typeof about === "object"
				? trainableOf(games, about, MAX_QUESTIONS, which)
				: questionsOf(about, which);
		/** The focus goes along, as its row is gone. */
		function toBoard(session: Session, isFromRound = false, about?: AboutMoment): void {
			navigate("/", fromGames(session, isFromRound, about));
			session.places.focusSoon("moves");
		}
		/** Loads a text, and leaves for the board. */
		async function show(
			text: string,
			ply: number | undefined,
			bottom?: Side,
			isFromRound = false,
			seen?: Seen,
		): Promise<void> {
			const session = await openSession();
			const about = seen && (await aboutOf(seen, text, session.core));
			const how: Bringing = {
				news: { code: "fromGames" },
				by: "games",
				ply,
				rest: {
					...(bottom && { orientation: bottom === "black" ? BLACK : WHITE }),
					...about?.marks,
				},
			};
			if (!(await session.load(text, how))) return;
			toBoard(session, isFromRound, about?.facts);
		}
		return {
			games,
			who: games.who,
			answers: games.answers,
			checking: games.checking,
			reviewing: games.reviewing,
			askPlayer,
			openCore: async () => (await openSession()).core,
			async openFirst() {
				try {
					const session = await openSession();
					const texts = await Promise.all(games.store.get().fromBoard.map(textOf));
					games.store.set({ fromBoard: [] });
					const isOpen = await session.load(texts, { news: { code: "fromGames" }, by: "file" });
					if (isOpen) toBoard(session);
				} catch (error) {
					games.fail(error);
				}
			},
			async open(place: number, ply?: number) {
				try {
					const row = await games.row(place);
					if (row === undefined) return;
					games.store.set({ current: place, isGameOpen: true });
					const bottom = mineIn(row, games.store.get().me)?.side;
					await show(await games.client.ask("text", row.game), ply, bottom);
				} catch (error) {
					games.fail(error);
				}
			},
			async openMomentOf(about: Opened, row: Moment, title: string) {
				try {
					games.answers.store.set({ lastGame: row.game });
					const text = await games.client.ask("text", row.game);
					const question = questionAt(text, row, about);
					const seen = { row, title, question, isMissed: isMissedBy(about) };
					await show(text, row.ply, row.mySide, false, seen);
				} catch (error) {
					games.fail(error);
				}
			},
			async showLoss(loss: Loss, title: string) {
				try {
					const { moment: found, reason } = (await exampleOf(games, loss)) ?? {};
					if (found === undefined) return;
					games.answers.store.set({ lastGame: found.game });
					const text = await games.client.ask("text", found.game);
					const isMissed = loss.by === "material" && isMissedBy(loss.kind);
					const asked =
						loss.by === "material"
							? costQuestionAt(text, found, loss.kind)
							: reason && mistakeQuestion(text, reason);
					const row = { ...found, move: found.move || moveAt(text, found.ply) };
					const seen = { row, title, question: asked?.question, isMissed };
					await show(text, found.ply, found.mySide, false, seen);
				} catch (error) {
					games.fail(error);
				}
			},
			/** A question's game. */
			async openMoment(moment: Origin) {
				const { game, ply, mySide } = moment;
				try {
					await games.ready;
					const found = await games.client.ask("rowAndText", game);
					// A deck outlives the games that it is from, and others may have their numbers.
					if (found === undefined || !isSameGame(found.row, moment))
						throw new Error(myGamesWords.gone(moment.white, moment.black));
					await show(found.text, ply, mySide, true);
				} catch (error) {
					games.fail(error);
					navigate(`/${GAMES_HASH}`, { replace: true });
				}
			},
			async practise(about: Opened, signal: AbortSignal) {
				try {
					const found = await questionsOf(about, "fit", ROUND, signal);
					const [{ withAnswer }, { core }] = await Promise.all([loadToDeck(), openSession()]);
					const made = await withAnswer(found, core);
					if (signal.aborted) return;
					if (made.length === 0) throw new Error(gamesCheckedWords.noneHolds);
					const state: RoundState = { origins: made.map(({ origin }) => origin) };
					games.answers.store.set({ practised: about });
					const query = questionsQuery(made.map(({ question }) => question));
					navigate(`/${PRACTISE_HASH}${query}`, { state });
				} catch (error) {
					games.fail(error);
				}
			},
			/** What is or would be in the deck. */
			async trainedIds(about: Opened | Loss) {
				try {
					return (await trainables(about, "all")).map(({ question }) => idOf(question));
				} catch (error) {
					games.fail(error);
					return [];
				}
			},
			/** A round of those of its questions that are in the deck. */
			async trainNow(about: Opened | Loss) {
				try {
					const { cards = [] } = openDeck().get();
					const known = new Set(cards.map(({ id }) => id));
					const all = await trainables(about, "all");
					const made = new Map(all.map((one) => [idOf(one.question), one]));
					const round = [...made]
						.filter(([id]) => known.has(id))
						.map(([, one]) => one)
						.slice(0, MAX_QUESTIONS);
					if (round.length === 0) return;
					const origins = round.map(({ origin }) => origin);
					const state: RoundState = { origins, isOfDeck: true };
					const query = questionsQuery(round.map(({ question }) => question));
					navigate(`/${PRACTISE_HASH}${query}`, { state });
				} catch (error) {
					games.fail(error);
				}
			},
			async train(about: Opened | Loss) {
				try {
					const made = await trainables(about, "fit");
					if (made.length === 0) throw new Error(gamesCheckedWords.noneHolds);
					const [{ toDeck }, { core }] = await Promise.all([loadToDeck(), openSession()]);
					return await toDeck(made, core);
				} catch (error) {
					games.fail(error);
				}
			},
			toTrainer: (trainer: TrainerRequest) =>
				navigate({ hash: window.location.hash }, { state: { trainer } }),
			async trainerRows(request: TrainerRequest) {
				return request.by === "loss"
					? momentsOf(games, request.loss, TRAINER_ROWS, "all")
					: (await games.answers.rowsOf(request, TRAINER_ROWS)).map((row) => ({ moment: row }));
			},
			async makeExercise(about: Opened, title: string, made: Made) {
				try {
					// Some have no answer.
					const questions = await questionsOf(about, "fit", 2 * made.count);
					if (questions.length === 0) throw new Error(gamesCheckedWords.noneHolds);
					const parts = questions.map(({ question, origin: { move, white, black } }) => ({
						question,
						title: `${move} ${myGamesWords.list.both(white, black)}`,
					}));
					const session = await openSession();
					const { load, actions, core } = session;
					const [{ lessonOf }, insight] = await Promise.all([loadLessonOf(), loadInsightModule()]);
					const texts = lessonOf(parts, title, { core, insight }, made);
					const how = { news: { code: "exerciseMade" } } as const;
					if (texts.length === 0 || !(await load(texts, how))) return;
					actions.setPanel("exercise");
					toBoard(session);
				} catch (error) {
					games.fail(error);
				}
			},
		};
	}, [games, openSession, askPlayer, navigate]);
	const { state } = useLocation();
	const moment = momentIn(state);
	const trainer: TrainerRequest | undefined = state?.trainer;
	const lastMoment = useRef<Origin>(undefined);
	useEffect(() => {
		// React runs it twice in development.
		if (moment === undefined || lastMoment.current === moment) return;
		lastMoment.current = moment;
		void opened.openMoment(moment);
	}, [opened, moment]);
	if (moment !== undefined) return null;
	if (trainer !== undefined) {
		return (
			<GamesContext value={opened}>
				<Late load={loadTrainer}>{({ TrainerPage }) => <TrainerPage request={trainer} />}</Late>
			</GamesContext>
		);
	}
	return (
		<GamesContext value={opened}>
			<StudiesContext value={games.studies}>
				<GamesView />
			</StudiesContext>
		</GamesContext>
	);
}
