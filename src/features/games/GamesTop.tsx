// What stands over the games: how many there are and what room they take, how more come in, what is being read.

import { type ChangeEvent, useState } from "react";
import { loadPlayer } from "../../loading/parts/game.ts";
import { useGames, useOpened } from "./useGames.ts";

const numbers = new Intl.NumberFormat("en");

function bytesText(bytes: number): string {
	if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
	return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

const UNKEPT = {
	"other tab": "Your games are open in another tab: what is read here is here for this visit only.",
	"not allowed":
		"This browser keeps no files for this page: what is read here is here for this visit only.",
} as const;

export function GamesTop() {
	const { games } = useOpened();
	const status = useGames((state) => state.status);
	const problem = useGames((state) => state.problem);
	const news = useGames((state) => state.news);
	const isReading = useGames((state) => state.reading !== undefined);
	const hasGames = status !== undefined && status.games > 0;
	return (
		<header className="games-top">
			<div className="row">
				<h1>Your games</h1>
				<FileButton isFirst={!hasGames} />
				{import.meta.env.VITE_IMPORT !== "off" && <PlayerButton />}
				{hasGames && !isReading && <ForgetButton />}
			</div>
			{hasGames && status.unkept === undefined && (
				<p className="soft small">
					Kept in this browser, on this device alone, in {bytesText(status.room)}.
				</p>
			)}
			{status?.unkept !== undefined && <p className="soft small">{UNKEPT[status.unkept]}</p>}
			<ReadingBar />
			<p role="status" className="small games-news">
				{news}
			</p>
			<p role="alert" className="problem">
				{problem}
			</p>
			{problem !== undefined && status === undefined && (
				<button type="button" onClick={() => void games.retry()}>
					Try again
				</button>
			)}
		</header>
	);
}

export function FileButton({ isFirst }: { readonly isFirst: boolean }) {
	const { games } = useOpened();
	const isReading = useGames((state) => state.reading !== undefined);
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		void games.read([...(target.files ?? [])]);
		target.value = "";
	};
	return (
		<label className="button">
			{isFirst ? "Choose files" : "Add files"}
			<input
				type="file"
				multiple
				accept=".pgn,.gz,.zst,.txt"
				className="unseen"
				disabled={isReading}
				onChange={choose}
			/>
		</label>
	);
}

/** Whose games, and which, is asked before anybody else is. */
function PlayerButton() {
	const { games } = useOpened();
	const isReading = useGames((state) => state.reading !== undefined);
	const ask = async () => {
		try {
			const { askPlayer } = await loadPlayer();
			const source = await askPlayer("lichess", "");
			if (source !== undefined) await games.read([source]);
		} catch (error) {
			games.fail(error);
		}
	};
	return (
		<button type="button" disabled={isReading} onClick={ask}>
			From Lichess or Chess.com…
		</button>
	);
}

/** Asked twice: what is forgotten is gone. */
function ForgetButton() {
	const { games } = useOpened();
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) {
		return (
			<button type="button" className="quiet" onClick={() => setAsked(true)}>
				Forget…
			</button>
		);
	}
	return (
		<span className="row">
			<span>Forget all games that are kept here?</span>
			<button
				type="button"
				onClick={() => {
					setAsked(false);
					void games.forget();
				}}
			>
				Forget them
			</button>
			<button type="button" className="quiet" onClick={() => setAsked(false)}>
				Keep them
			</button>
		</span>
	);
}

function ReadingBar() {
	const { games } = useOpened();
	const reading = useGames((state) => state.reading);
	if (reading === undefined) return null;
	const { done, total, games: count, name } = reading;
	const share = Math.floor((100 * done) / Math.max(1, total));
	const left = bytesText(Math.max(0, total - done));
	const hasEnd = total > 0;
	return (
		<div className="reading-bar">
			<progress aria-label="Reading" max={100} value={hasEnd ? share : undefined} />
			<span>
				{numbers.format(count)} games, {hasEnd ? `${share} %, ${left} left` : bytesText(done)}
				{name && (
					<span className="soft">
						{" "}
						of <bdi>{name}</bdi>
					</span>
				)}
			</span>
			<button type="button" onClick={() => games.stop("cancel")}>
				Cancel
			</button>
			<button type="button" className="quiet" onClick={() => games.stop("keep")}>
				Stop, and keep what is read
			</button>
		</div>
	);
}
