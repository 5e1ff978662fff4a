// The top of the screen: whose games they are, the ways to bring some, and how reading goes.

import { Ellipsis, FolderOpen, ShieldCheck, User } from "lucide-react";
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { myGamesWords } from "../../messages/en/screens/myGames.ts";
import { studyWords } from "../../messages/en/screens/study.ts";
import { hasImports } from "../../runtime/settings.ts";
import { closeOnLeave } from "../../ui/input/closeOnLeave.ts";
import { Row } from "../../ui/parts/Row.tsx";
import { Rich } from "../../ui/Rich.tsx";
import { copyLink, saveList } from "./export.ts";
import { useGames, useGamesContext } from "./useGames.ts";
import { useIsAsked, WhoIsYou } from "./who/WhoIsYou.tsx";

// The ways to bring games: files, or an account at another site.

/** Nothing is there yet: the ways to bring games, and that they stay here. */
function Welcome() {
	const words = gamesWords.welcome;
	return (
		<>
			<h1>{gamesWords.title}</h1>
			<p className="lead">{words.lead}</p>
			<div className="welcome-file">
				<FolderOpen aria-hidden="true" />
				<h2>{words.file}</h2>
				<p className="soft">{words.fileWhat}</p>
				<FileButton isFirst />
			</div>
			{import.meta.env.VITE_IMPORT !== "off" && hasImports && (
				<div className="welcome-account surface">
					<Row
						lead={<User aria-hidden="true" />}
						title={<h2>{words.account}</h2>}
						text={words.accountWhat}
					>
						<AskingButton />
					</Row>
				</div>
			)}
			<p className="beside gap-above small soft">
				<ShieldCheck aria-hidden="true" />
				{words.here}
			</p>
		</>
	);
}

function FileButton({ isFirst }: { readonly isFirst: boolean }) {
	const { games } = useGamesContext();
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		void games.read([...(target.files ?? [])]);
		target.value = "";
	};
	return (
		<label className={isFirst ? "button primary" : "button"}>
			{isFirst ? gamesWords.chooseFiles : gamesWords.addFiles}
			<input
				type="file"
				multiple
				accept=".pgn,.gz,.zst,.txt"
				className="unseen"
				onChange={choose}
			/>
		</label>
	);
}

/** Asks the visitor whose games, and which, before it asks a site for them. */
function PlayerButton() {
	return import.meta.env.VITE_IMPORT !== "off" && hasImports ? <AskingButton /> : null;
}

function AskingButton() {
	const { games, askPlayer } = useGamesContext();
	const ask = async () => {
		try {
			const source = await askPlayer();
			if (source !== undefined) await games.read([source]);
		} catch (error) {
			games.fail(error);
		}
	};
	return (
		<button type="button" onClick={ask}>
			{gamesWords.fromSites}
		</button>
	);
}

/** Where the games are kept, others to bring, and how to forget them. */
function MoreMenu({ hasFiles }: { readonly hasFiles: boolean }) {
	const status = useGames((state) => state.status);
	const isReading = useGames((state) => state.reading !== undefined);
	const { games } = useGamesContext();
	const [isOpen, setOpen] = useState(false);
	const box = useRef<HTMLDetailsElement>(null);
	const showSquares = () => {
		games.store.set({ tab: "squares" });
		box.current?.removeAttribute("open");
	};
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
			className="games-more anchor"
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
				<button type="button" onClick={showSquares}>
					{myGamesWords.views.squares}
				</button>
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
