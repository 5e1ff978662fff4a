// The game of a row at its moment: where the most squares turned, or where what was looked for was
// found. A press on the row opens it there; the button opens it from the start.

import { useEffect, useMemo, useRef, useState } from "react";
import { StillBoard, stillSize } from "../../../board/StillBoard.tsx";
import type { Frame } from "../../../chess/frame.ts";
import type { Game } from "../../../chess/game.ts";
import { BLACK, WHITE } from "../../../chess/piece.ts";
import type { GameControl } from "../../../control/controlMap.ts";
import type { Row } from "../../../games/collection/row.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { gameIn } from "../gameIn.ts";
import { useGames, useGamesContext } from "../useGames.ts";
import { mineIn } from "../who/mine.ts";

/** Milliseconds that a row is rested on: a pointer on its way over the list shows nothing. */
const REST_MS = 60;

type Seen = { readonly row: Row; readonly game: Game; readonly control: GameControl };

/** The ply at which a row opens. */
export const momentOf = (row: Row): number => row.found?.ply ?? row.swingPly;

/** The last row that has come; the one before stays until then. */
function useSeen(place: number): Seen | undefined {
	const { games, openCore } = useGamesContext();
	const list = useGames((state) => state.list);
	const [seen, setSeen] = useState<Seen>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has another row there
	useEffect(() => {
		let isCurrent = true;
		async function look(): Promise<void> {
			const [row, core] = await Promise.all([games.row(place), openCore()]);
			if (row === undefined || !isCurrent) return;
			const game = gameIn(await games.client.ask("text", row.game));
			if (game === undefined || !isCurrent) return;
			setSeen({ row, game, control: core.computeControl(game.placements) });
		}
		const timer = setTimeout(() => void look().catch(games.fail), REST_MS);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [games, openCore, place, list]);
	return seen;
}

export function Preview({ place }: { readonly place: number }) {
	const { open } = useGamesContext();
	const seen = useSeen(place);
	const words = myGamesWords.preview;
	return (
		<section className="game-preview games-side surface column joined" aria-label={words.title}>
			{seen && <Head row={seen.row} />}
			{seen && <Picture seen={seen} />}
			{seen && <Facts row={seen.row} />}
			<footer className="answer-foot beside ruled spread">
				<span className="small soft">{words.press}</span>
				<button type="button" className="plain nowrap" onClick={() => open(place, 0)}>
					{words.fromStart}
				</button>
			</footer>
		</section>
	);
}

function Head({ row }: { readonly row: Row }) {
	const player = (name: string, elo: number) => (
		<>
			<bdi>{name || "?"}</bdi>
			{elo > 0 && <span className="soft elo"> {elo}</span>}
		</>
	);
	return (
		<div className="preview-head rigid">
			<h2 className="row">
				{player(row.white, row.whiteElo)} – {player(row.black, row.blackElo)}
				<span className="ending to-end">{chessWords.result(row.result)}</span>
			</h2>
			<p className="soft small flush">{myGamesWords.preview.about(row)}</p>
		</div>
	);
}

function Picture({ seen: { row, game, control } }: { readonly seen: Seen }) {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(400);
	const me = useGames((state) => state.me);
	useEffect(() => {
		const { current } = box;
		if (current === null) return;
		const watcher = new ResizeObserver(() => setWidth(current.clientWidth));
		watcher.observe(current);
		return () => watcher.disconnect();
	}, []);
	const frame = Math.min(momentOf(row), game.plies) as Frame;
	const bottom = mineIn(row, me)?.side === "black" ? BLACK : WHITE;
	const picture = useMemo(
		() =>
			({
				placements: game.placements,
				frame,
				control,
				orientation: bottom,
				showsCoordinates: true,
				showsPatterns: false,
				tintsNeutral: true,
			}) as const,
		[game, frame, control, bottom],
	);
	const label = myGamesWords.preview.board(frame);
	return (
		<div ref={box} className="preview-board">
			<StillBoard label={label} size={stillSize(width)} picture={picture} />
		</div>
	);
}

function Facts({ row }: { readonly row: Row }) {
	const { moment } = myGamesWords.preview;
	return <p className="preview-facts small flush grow scroll">{moment(row)}</p>;
}
