// The dialog for the games of a player at another site: site, name, number or period, and the
// requests that will be made.

import { type FormEvent, useId, useRef, useState } from "react";
import type { Source } from "../../../games/collection/source.ts";
import { importWords } from "../../../messages/en/panels/import.ts";
import {
	addressesOf,
	isAskable,
	type PlayerGames,
	sourceOf,
} from "../../../session/import/players.ts";
import { SITES, type Site } from "../../../session/import/sites.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { Rich } from "../../../ui/Rich.tsx";
import { importErrorText } from "./importErrorText.ts";
import { WhatIsSent } from "./WhatIsSent.tsx";

type Props = {
	readonly site: Site;
	readonly name: string;
	/** This month, as "2024-05". */
	readonly month: string;
	readonly done: (games: PlayerGames | undefined) => void;
};

type Choice = {
	readonly site: Site;
	readonly name: string;
	readonly isPeriod: boolean;
	readonly latest: string;
	readonly from: string;
	readonly to: string;
};

const gamesIn = ({ site, name, isPeriod, latest, from, to }: Choice): PlayerGames => ({
	site,
	name: name.trim(),
	which: isPeriod ? { from: from.trim(), to: to.trim() } : { latest: Number(latest) },
});

export function PlayerDialog({ site, name, month, done }: Props) {
	const { player: words } = importWords;
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLInputElement>(null);
	const taken = useRef<PlayerGames>(undefined);
	const january = `${month.slice(0, 4)}-01`;
	const [choice, setChoice] = useState<Choice>({
		site,
		name,
		isPeriod: false,
		latest: "100",
		from: january,
		to: month,
	});
	const change = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
	const games = gamesIn(choice);
	const canAsk = isAskable(games);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!canAsk) return;
		taken.current = games;
		dialog.current?.close();
	};
	return (
		<DialogFrame
			title={words.title}
			dialog={dialog}
			first={first}
			onClose={() => done(taken.current)}
		>
			<form className="import-form column loose" onSubmit={submit}>
				<Sites choice={choice} change={change} />
				<label className="import-field small strong column tight">
					{words.name}
					<input
						className=""
						value={choice.name}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						ref={first}
						onChange={({ target }) => change({ name: target.value })}
					/>
				</label>
				<HowMany choice={choice} change={change} />
				{canAsk && <WhatIsSent site={choice.site} addresses={addressesOf(games)} />}
				<p className="row flush">
					<button type="submit" disabled={!canAsk}>
						{importWords.load}
					</button>
					<button type="button" onClick={() => dialog.current?.close()}>
						{importWords.cancel}
					</button>
					<span className="soft small">{words.whereTheyGo}</span>
				</p>
			</form>
		</DialogFrame>
	);
}

type PartProps = { readonly choice: Choice; readonly change: (part: Partial<Choice>) => void };

function Sites({ choice, change }: PartProps) {
	const name = useId();
	return (
		<fieldset>
			<legend className="unseen">{importWords.player.site}</legend>
			{(Object.keys(SITES) as Site[]).map((site) => (
				<label key={site}>
					<input
						type="radio"
						name={name}
						checked={choice.site === site}
						onChange={() => change({ site })}
					/>
					{importWords.site(site)}
				</label>
			))}
		</fieldset>
	);
}

function HowMany({ choice, change }: PartProps) {
	const { player: words } = importWords;
	const name = useId();
	const { isPeriod, latest, from, to, site } = choice;
	const radio = (period: boolean) => (text: string) => (
		<label>
			<input
				type="radio"
				name={name}
				checked={isPeriod === period}
				onChange={() => change({ isPeriod: period })}
			/>
			{text}
		</label>
	);
	const latestWords = site === "chesscom" ? words.latestMonths : words.latest;
	return (
		<fieldset>
			<legend className="unseen">{words.which}</legend>
			<span className="import-choice">
				<Rich
					text={latestWords(
						radio(false),
						<input
							className="short"
							aria-label={words.howMany}
							inputMode="numeric"
							value={latest}
							onChange={({ target }) => change({ latest: target.value, isPeriod: false })}
						/>,
					)}
				/>
			</span>
			<span className="import-choice">
				<Rich
					text={words.months(
						radio(true),
						<input
							className="short"
							aria-label={words.firstMonth}
							value={from}
							onChange={({ target }) => change({ from: target.value, isPeriod: true })}
						/>,
						<input
							className="short"
							aria-label={words.lastMonth}
							value={to}
							onChange={({ target }) => change({ to: target.value, isPeriod: true })}
						/>,
					)}
				/>
			</span>
		</fieldset>
	);
}

/** Undefined where the dialog was cancelled. */
export async function askPlayer(site: Site, name: string): Promise<Source | undefined> {
	const month = new Date().toISOString().slice(0, 7);
	const games = await showDialog<PlayerGames>((done) => (
		<PlayerDialog site={site} name={name} month={month} done={done} />
	));
	if (games === undefined) return undefined;
	return sourceOf(games, (...given) => fetch(...given), {
		name: importWords.player.source(games.name, games.site),
		faultText: importErrorText,
	});
}
