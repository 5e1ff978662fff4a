// Menu of commands for all games: shows where they are stored, adds others, exports and forgets
// them.

import { Ellipsis } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { studyWords } from "../../messages/en/screens/study.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { FileButton, PlayerButton } from "./BringGames.tsx";
import { copyLink, saveList } from "./export.ts";
import { useGames, useGamesContext } from "./useGames.ts";

/** Where the games are kept, others to bring, and how to forget them. */
export function MoreMenu({ hasFiles }: { readonly hasFiles: boolean }) {
	const status = useGames((state) => state.status);
	const isReading = useGames((state) => state.reading !== undefined);
	const [isOpen, setOpen] = useState(false);
	const box = useRef<HTMLDetailsElement>(null);
	useLayoutEffect(() => {
		const { current } = box;
		if (!isOpen || current === null) return;
		return closeOnLeave(current, (by) => {
			current.removeAttribute("open");
			if (by === "escape") current.querySelector("summary")?.focus({ preventScroll: true });
		});
	}, [isOpen]);
	return (
		<details
			ref={box}
			className="games-more"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary title={gamesWords.more}>
				<Ellipsis aria-hidden="true" />
				<span className="unseen">{gamesWords.more}</span>
			</summary>
			<div className="floating column">
				<p className="soft small">
					{status?.unsaved === undefined
						? gamesWords.saved(status?.room ?? 0)
						: gamesWords.unsaved(status.unsaved)}
				</p>
				{hasFiles && <FileButton isFirst={false} />}
				<PlayerButton />
				<ExportButtons />
				{!isReading && <ForgetButton />}
			</div>
		</details>
	);
}

/** The list as a file, and its address. */
function ExportButtons() {
	const { games } = useGamesContext();
	const words = studyWords.takeAway;
	const copy = async () => {
		await copyLink(games);
		games.store.set({ news: words.linkCopied });
	};
	return (
		<>
			<button type="button" onClick={() => void saveList(games).catch(games.fail)}>
				{gamesWords.saveList}
			</button>
			<button type="button" onClick={() => void copy().catch(games.fail)}>
				{words.link}
			</button>
		</>
	);
}

/** Asks once more before it removes all games. */
function ForgetButton() {
	const { games } = useGamesContext();
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) {
		return (
			<button type="button" className="quiet" onClick={() => setAsked(true)}>
				{gamesWords.forget.open}
			</button>
		);
	}
	return (
		<span className="row">
			<span>{gamesWords.forget.question}</span>
			<button
				type="button"
				onClick={() => {
					setAsked(false);
					void games.forget();
				}}
			>
				{gamesWords.forget.yes}
			</button>
			<button type="button" className="quiet" onClick={() => setAsked(false)}>
				{gamesWords.forget.no}
			</button>
		</span>
	);
}
