// The games of a player at another site: which site, whose, how many or from when; and what will be asked for.

import { type FormEvent, useId, useRef, useState } from "react";
import { addressesOf, isAskable, type PlayerGames } from "../../../import/players.ts";
import { SITES, type Site } from "../../../import/sites.ts";
import { ImportFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { WhatIsSent } from "./WhatIsSent.tsx";

type Props = {
	readonly site: Site;
	readonly name: string;
	/** This month, as "2024-05". */
	readonly month: string;
	readonly done: (games: PlayerGames | undefined) => void;
};

type Wish = {
	readonly site: Site;
	readonly name: string;
	readonly isPeriod: boolean;
	readonly latest: string;
	readonly from: string;
	readonly to: string;
};

const gamesIn = ({ site, name, isPeriod, latest, from, to }: Wish): PlayerGames => ({
	site,
	name: name.trim(),
	which: isPeriod ? { from: from.trim(), to: to.trim() } : { latest: Number(latest) },
});

export function PlayerDialog({ site, name, month, done }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLInputElement>(null);
	const taken = useRef<PlayerGames>(undefined);
	const january = `${month.slice(0, 4)}-01`;
	const [wish, setWish] = useState<Wish>({
		site,
		name,
		isPeriod: false,
		latest: "100",
		from: january,
		to: month,
	});
	const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
	const games = gamesIn(wish);
	const canAsk = isAskable(games);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!canAsk) return;
		taken.current = games;
		dialog.current?.close();
	};
	return (
		<ImportFrame
			title="Games of a player"
			dialog={dialog}
			first={first}
			onClose={() => done(taken.current)}
		>
			<form className="import-form" onSubmit={submit}>
				<Sites wish={wish} change={change} />
				<label className="import-field">
					Name
					<input
						value={wish.name}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						ref={first}
						onChange={({ target }) => change({ name: target.value })}
					/>
				</label>
				<HowMany wish={wish} change={change} />
				{canAsk && <WhatIsSent site={wish.site} addresses={addressesOf(games)} />}
				<p className="row">
					<button type="submit" disabled={!canAsk}>
						Load
					</button>
					<button type="button" onClick={() => dialog.current?.close()}>
						Cancel
					</button>
					<span className="soft small">They come into Your games, as files do.</span>
				</p>
			</form>
		</ImportFrame>
	);
}

type PartProps = { readonly wish: Wish; readonly change: (part: Partial<Wish>) => void };

function Sites({ wish, change }: PartProps) {
	const name = useId();
	return (
		<fieldset>
			<legend className="unseen">Where from</legend>
			{(Object.keys(SITES) as Site[]).map((site) => (
				<label key={site}>
					<input
						type="radio"
						name={name}
						checked={wish.site === site}
						onChange={() => change({ site })}
					/>
					{SITES[site].title}
				</label>
			))}
		</fieldset>
	);
}

function HowMany({ wish, change }: PartProps) {
	const name = useId();
	const { isPeriod, latest, from, to, site } = wish;
	return (
		<fieldset>
			<legend className="unseen">Which games</legend>
			<span className="import-choice">
				<label>
					<input
						type="radio"
						name={name}
						checked={!isPeriod}
						onChange={() => change({ isPeriod: false })}
					/>
					The latest
				</label>
				<input
					className="short"
					aria-label="How many games"
					inputMode="numeric"
					value={latest}
					onChange={({ target }) => change({ latest: target.value, isPeriod: false })}
				/>
				{site === "chesscom" ? "games, in whole months" : "games"}
			</span>
			<span className="import-choice">
				<label>
					<input
						type="radio"
						name={name}
						checked={isPeriod}
						onChange={() => change({ isPeriod: true })}
					/>
					Months
				</label>
				<input
					className="short"
					aria-label="First month, as 2024-05"
					value={from}
					onChange={({ target }) => change({ from: target.value, isPeriod: true })}
				/>
				to
				<input
					className="short"
					aria-label="Last month, as 2024-05"
					value={to}
					onChange={({ target }) => change({ to: target.value, isPeriod: true })}
				/>
			</span>
		</fieldset>
	);
}
