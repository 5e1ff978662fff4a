// The ways to bring games: files, or an account at another site.

import { FolderOpen, ShieldCheck, User } from "lucide-react";
import type { ChangeEvent } from "react";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { hasImports } from "../../runtime/settings.ts";
import { useGamesContext } from "./useGames.ts";

/** Nothing is there yet: the ways to bring games, and that they stay here. */
export function Welcome() {
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
				<div className="welcome-account surface row apart">
					<User aria-hidden="true" />
					<div>
						<h2>{words.account}</h2>
						<p className="soft">{words.accountWhat}</p>
					</div>
					<AskingButton />
				</div>
			)}
			<p className="welcome-here small soft">
				<ShieldCheck aria-hidden="true" />
				{words.here}
			</p>
		</>
	);
}

export function FileButton({ isFirst }: { readonly isFirst: boolean }) {
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
export function PlayerButton() {
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
