// Who plays whom, and where: the line over the board.

import type { Game } from "../../chess/game.ts";
import { parseDate } from "../../chess/pgn/tagValues.ts";
import { useApp } from "../useApp.ts";
import "./game.css";

const known = (game: Game, name: string): string | undefined => {
	const value = game.tags.get(name)?.trim();
	return value === undefined || /^[?.\-*\s]*$/.test(value) ? undefined : value;
};

function Player({ game, side }: { game: Game; side: "White" | "Black" }) {
	const title = known(game, `${side}Title`);
	const rating = known(game, `${side}Elo`);
	return (
		<bdi className="player">
			{title && <span className="soft">{title} </span>}
			<strong>{known(game, side) ?? side}</strong>
			{rating && <span className="soft"> {rating}</span>}
		</bdi>
	);
}

export function GameLine() {
	const game = useApp((state) => state.game);
	const hasPlayers = ["White", "Black"].some((side) => known(game, side) !== undefined);
	if (!hasPlayers) return null;
	const year = parseDate(game.tags.get("Date") ?? "")?.year;
	const place = [known(game, "Event"), known(game, "Site"), year].filter(Boolean).join(", ");
	return (
		<>
			<p>
				<Player game={game} side="White" /> <span aria-hidden="true">–</span>{" "}
				<Player game={game} side="Black" />
			</p>
			<p className="place soft">
				<bdi>{place}</bdi>
			</p>
		</>
	);
}
