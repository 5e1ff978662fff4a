// The screen of many games, and how a game goes from its list to the board.

import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Frame } from "../../chess/frame.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import type { Side } from "../../collection/filter.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import type { Session } from "../../session/session.ts";
import { takeFiles } from "../../ui/manyFiles.ts";
import { GamesView } from "./GamesView.tsx";
import type { VisitGames } from "./openGames.ts";
import { StudiesContext } from "./study/useStudy.ts";
import { type AskPlayer, GamesContext } from "./useGames.ts";
import { mineIn } from "./who/mine.ts";

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
	const opened = useMemo(() => {
		/** Loads a text, and leaves for the board. */
		async function show(text: string, ply: number | undefined, bottom?: Side): Promise<void> {
			const { load, actions, store } = await openSession();
			if (!(await load(text, gamesWords.opened))) return;
			if (ply !== undefined) actions.goToFrame(ply as Frame);
			if (bottom !== undefined) store.set({ orientation: bottom === "black" ? BLACK : WHITE });
			navigate("/", { state: { isFromGames: true } });
		}
		return {
			games,
			who: games.who,
			askPlayer,
			openCore: async () => (await openSession()).core,
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
		};
	}, [games, openSession, askPlayer, navigate]);
	return (
		<GamesContext value={opened}>
			<StudiesContext value={games.studies}>
				<GamesView />
			</StudiesContext>
		</GamesContext>
	);
}
