// The top of the screen: whose games they are, the ways to bring some, and how reading goes.

import { gamesWords } from "../../messages/en/screens/games.ts";
import { Rich } from "../../ui/Rich.tsx";
import { FileButton, Welcome } from "./BringGames.tsx";
import { MoreMenu } from "./MoreMenu.tsx";
import { useGames, useGamesContext } from "./useGames.ts";
import { useIsAsked, WhoIsYou } from "./who/WhoIsYou.tsx";

export function GamesTop() {
	const { games, who, openFirst } = useGamesContext();
	const canOpenFirst = useGames((state) => state.fromBoard.length > 0 && state.news !== "");
	const status = useGames((state) => state.status);
	const problem = useGames((state) => state.problem);
	const news = useGames((state) => state.news);
	const hasGames = status !== undefined && status.games > 0;
	const isReading = useGames((state) => state.reading !== undefined);
	const isAsked = useIsAsked(who);
	return (
		<header className="games-top column tight">
			{(hasGames || isReading) && <h1 className="unseen">{gamesWords.title}</h1>}
			{hasGames && (
				<WhoIsYou who={who}>
					{!isAsked && <FileButton isFirst={false} />}
					<MoreMenu hasFiles={isAsked} />
				</WhoIsYou>
			)}
			{!hasGames && !isReading && <Welcome />}
			{status?.unsaved !== undefined && (
				<p className="soft small flush">{gamesWords.unsaved(status.unsaved)}</p>
			)}
			{status?.isUnread === true && <p className="soft small flush">{gamesWords.unread}</p>}
			<ReadingBar />
			<p role="status" className="small games-news flush">
				{news}
			</p>
			{canOpenFirst && (
				<button type="button" className="quiet" onClick={openFirst}>
					{gamesWords.openFirst}
				</button>
			)}
			<p role="alert" className="problem flush">
				{problem}
			</p>
			{problem !== undefined && status === undefined && (
				<button type="button" onClick={() => void games.retry()}>
					{gamesWords.tryAgain}
				</button>
			)}
		</header>
	);
}

function ReadingBar() {
	const { games } = useGamesContext();
	const reading = useGames((state) => state.reading);
	const waiting = useGames((state) => state.waiting);
	if (reading === undefined) return null;
	const { done, total, games: count, name } = reading;
	const share = total > 0 ? Math.floor((100 * done) / total) : undefined;
	const far = { share, left: Math.max(0, total - done), done };
	const file = (before: string) => (
		<span className="soft">
			{before}
			<bdi>{name}</bdi>
		</span>
	);
	return (
		<div className="reading-bar row loose small">
			<progress aria-label={gamesWords.reading.title} max={100} value={share} />
			<span>
				<Rich text={gamesWords.reading.progress(count, far, name ? file : undefined)} />
			</span>
			<span role="status" className="soft">
				{waiting > 0 && gamesWords.reading.waiting(waiting)}
			</span>
			<button type="button" onClick={() => games.stop("cancel")}>
				{gamesWords.reading.cancel}
			</button>
			<button type="button" className="quiet" onClick={() => games.stop("keep")}>
				{gamesWords.reading.stop}
			</button>
		</div>
	);
}
