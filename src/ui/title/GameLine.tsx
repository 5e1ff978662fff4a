// Who plays whom, in which chapter, and where: the lines over the board.

import { useEffect, useMemo, useState } from "react";
import type { Game } from "../../chess/game.ts";
import { gamePlace } from "../../chess/pgn/tags/gamePlace.ts";
import {
	CHAPTER,
	chapterBeside,
	firstMoves,
	headingOf,
	knownTag,
} from "../../chess/pgn/tags/gameTitle.ts";
import { parseElo } from "../../chess/pgn/tags/tagValues.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { areChapters } from "../../session/opening/lesson.ts";
import { useApp, useSession } from "../hooks/useApp.ts";
import { GameMenu } from "./GameMenu.tsx";
import "./game.css";

const loadOpenings = latePart("openings", () => import("../../chess/openings/openings.ts"));

type Find = (game: Game) => string | undefined;

/** The name of a game's opening. Undefined until the list is there, and where it has no name. */
function useOpening(game: Game): string | undefined {
	const [find, setFind] = useState<Find>();
	useEffect(() => {
		let isWanted = true;
		loadOpenings().then(
			({ openingOf }) => isWanted && setFind(() => openingOf),
			// A game without the name of its opening is a game all the same.
			(error) => console.error(error),
		);
		return () => {
			isWanted = false;
		};
	}, []);
	return useMemo(() => find?.(game), [find, game]);
}

const known = (game: Game, name: string) => knownTag((tag) => game.tags.get(tag), name);

function Player({ game, side }: { game: Game; side: Side }) {
	const tag = side === WHITE ? "White" : "Black";
	const title = known(game, `${tag}Title`);
	const rating = parseElo(game.tags.get(`${tag}Elo`));
	return (
		<bdi className="player">
			{title && <span className="soft">{title} </span>}
			<strong>{known(game, tag) ?? chessWords.side(side)}</strong>
			{/* It stays on the line of the name. */}
			{rating && <span className="soft">{`\u00a0${rating}`}</span>}
		</bdi>
	);
}

/** The first moves of the main line, as its name where it has no other. */
const movesOf = (game: Game): string =>
	firstMoves(
		game.positions
			.slice(1, Math.min(game.plies, 6) + 1)
			.map(({ move }) => move?.san)
			.join(" "),
	);

export function GameLine() {
	const game = useApp((state) => state.game);
	const opening = useOpening(game);
	const hasPlayers = ["White", "Black"].some((tag) => known(game, tag) !== undefined);
	const tagOf = (tag: string) => game.tags.get(tag);
	const chapter = chapterBeside(tagOf);
	const place = gamePlace(tagOf);
	// A presentation names the chapters of a file in a line of its own.
	const isNamedBelow =
		useApp(
			({ presenting, library }) => presenting !== undefined && (library?.games.length ?? 0) > 1,
		) && game.tags.has(CHAPTER);
	const number = useApp(({ library }) => (library?.open ?? 0) + 1);
	const chapterName = game.tags.has(CHAPTER) ? writeWords.chapters.newName(`${number}`) : "";
	return (
		<>
			<div className="game-texts grow">
				{hasPlayers ? (
					<p>
						<Player game={game} side={WHITE} /> <span aria-hidden="true">–</span>{" "}
						<Player game={game} side={BLACK} />
					</p>
				) : (
					<p hidden={isNamedBelow}>
						<strong>
							<bdi>{headingOf(tagOf) ?? (movesOf(game) || chapterName)}</bdi>
						</strong>
					</p>
				)}
				<p className="below soft">
					{chapter !== undefined && <bdi className="chapter">{chapter}</bdi>}
					{hasPlayers && place !== "" && <bdi className="place">{place}</bdi>}
					{opening !== undefined && (
						<span className="opening" title={opening}>
							{opening}
						</span>
					)}
				</p>
			</div>
			<div className="game-acts rigid right-text">
				{isKnownResult(game.result) && <strong>{chessWords.result(game.result)}</strong>}
				<span className="beside loose">
					<GameChoice />
					<GameMenu />
				</span>
			</div>
		</>
	);
}

const isKnownResult = (result: string) => result !== "*" && result !== "";

/** The number of the open game, if its file has several; a button to the others. */
function GameChoice() {
	const { store, actions } = useSession();
	const open = useApp((state) => state.library?.open ?? 0);
	const count = useApp((state) => state.library?.games.length ?? 0);
	const isOpen = useApp((state) => state.panel === "library");
	const isLesson = useApp(areChapters);
	if (count < 2) return null;
	const toggle = () => actions.setPanel(store.get().panel === "library" ? undefined : "library");
	return (
		<button type="button" className="quiet" aria-expanded={isOpen} onClick={toggle}>
			{(isLesson ? moveWords.chapterOf : moveWords.gameOf)(open + 1, count)}
		</button>
	);
}
