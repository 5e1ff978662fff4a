// The screen of many games, and how a game goes from its list to the board.

import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Frame } from "../../chess/frame.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import type { Session } from "../../session/session.ts";
import { takeFiles } from "../../ui/manyFiles.ts";
import { GamesView } from "./GamesView.tsx";
import type { VisitGames } from "./openGames.ts";
import { StudiesContext } from "./study/useStudy.ts";
import { type AskPlayer, GamesContext } from "./useGames.ts";

export { openGames } from "./openGames.ts";

type Props = {
	readonly games: VisitGames;
	readonly openSession: () => Promise<Session>;
	readonly askPlayer: AskPlayer;
};

export function GamesScreen({ games, openSession, askPlayer }: Props) {
	const navigate = useNavigate();
	useEffect(() => {
		void games.ready.then(() => games.read(takeFiles()));
	}, [games]);
	const opened = useMemo(
		() => ({
			games,
			askPlayer,
			async open(place: number, ply?: number) {
				try {
					const row = await games.row(place);
					if (row === undefined) return;
					games.store.set({ current: place, isGameOpen: true });
					const text = await games.client.ask("text", row.game);
					const { load, actions } = await openSession();
					if (!(await load(text, gamesWords.opened))) return;
					if (ply !== undefined) actions.goToFrame(ply as Frame);
					navigate("/", { state: { isFromGames: true } });
				} catch (error) {
					games.fail(error);
				}
			},
		}),
		[games, openSession, askPlayer, navigate],
	);
	return (
		<GamesContext value={opened}>
			<StudiesContext value={games.studies}>
				<GamesView />
			</StudiesContext>
		</GamesContext>
	);
}
