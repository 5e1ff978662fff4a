// The many games of a visit: one worker for all, which outlives the screen; and how a game goes from the list to the board.

import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Frame } from "../../chess/frame.ts";
import { createClient } from "../../collection/protocol.ts";
import { openSession } from "../../loading/parts/first.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { takeFiles } from "../../ui/manyFiles.ts";
import { setTints } from "../../ui/style/tints.ts";
import { parseFilter } from "./filterLink.ts";
import { GamesView } from "./GamesView.tsx";
import { createGames, type Games } from "./games.ts";
import { createStudies, type Studies } from "./study/studies.ts";
import { StudiesContext } from "./study/useStudy.ts";
import { GamesContext } from "./useGames.ts";

type Found = Games & { readonly studies: Studies };

let games: Found | undefined;

/** The worker is begun when games are first looked at. */
function openGames(hash: string): Found {
	if (games !== undefined) return games;
	const client = createClient(() => {
		const worker = new Worker(new URL("./gamesWorker.ts", import.meta.url), { type: "module" });
		worker.onerror = () => {
			worker.terminate();
			client.fail();
		};
		return worker;
	});
	setTints();
	const opened = createGames(client, parseFilter(hash));
	games = { ...opened, studies: createStudies(opened) };
	return games;
}

export function GamesScreen() {
	const { hash } = useLocation();
	const navigate = useNavigate();
	// What the address says is for the beginning alone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the games are those of the visit
	const found = useMemo(() => openGames(hash), []);
	useEffect(() => {
		void found.ready.then(() => found.read(takeFiles()));
	}, [found]);
	const opened = useMemo(
		() => ({
			games: found,
			async open(place: number, ply?: number) {
				try {
					const row = await found.row(place);
					if (row === undefined) return;
					found.store.set({ current: place, isLeft: true });
					const text = await found.client.ask("text", row.game);
					const { load, actions } = await openSession();
					if (!(await load(text, gamesWords.opened))) return;
					if (ply !== undefined) actions.goToFrame(ply as Frame);
					navigate("/", { state: { isFromGames: true } });
				} catch (error) {
					found.fail(error);
				}
			},
		}),
		[found, navigate],
	);
	return (
		<GamesContext value={opened}>
			<StudiesContext value={found.studies}>
				<GamesView />
			</StudiesContext>
		</GamesContext>
	);
}
