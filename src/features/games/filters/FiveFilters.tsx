// The five filters that people use, as words above both tabs: colour, result, opening, when, and
// opponent. The others are behind the button at their end.

import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { type Filter, OUTCOMES, SIDES } from "../../../games/collection/filter.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { askedIn } from "../gamesState.ts";
import { useAnswer, useGames } from "../useGames.ts";
import type { FieldsProps } from "./fieldsProps.ts";

type Entry = { readonly value: string; readonly text: string };

type PillChoiceProps = {
	readonly title: string;
	readonly any: string;
	readonly value: string;
	readonly entries: readonly Entry[];
	readonly choose: (value: string) => void;
};

/**
 * A filter as one word: a menu of the browser's own, whose first entry says that anything goes. One
 * that is set stands out, and has a cross that clears it.
 */
function PillChoice({ title, any, value, entries, choose }: PillChoiceProps) {
	const isSet = value !== "";
	return (
		<span className="pill" data-set={isSet || undefined}>
			<select
				className="pill-menu"
				aria-label={title}
				value={value}
				onChange={({ target }) => choose(target.value)}
			>
				<option value="">{any}</option>
				{entries.map((entry) => (
					<option key={entry.value} value={entry.value}>
						{entry.text}
					</option>
				))}
			</select>
			{isSet ? (
				<button
					type="button"
					className="pill-clear"
					aria-label={myGamesWords.filters.clear(title)}
					title={myGamesWords.filters.clear(title)}
					onClick={() => choose("")}
				>
					<X aria-hidden="true" />
				</button>
			) : (
				<ChevronDown aria-hidden="true" />
			)}
		</span>
	);
}

const dayNumber = (date: Date): number =>
	(date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate();

const monthsAgo = (now: Date, months: number): Date =>
	new Date(now.getFullYear(), now.getMonth() - months, now.getDate());

type Time = {
	readonly id: string;
	readonly filter: Pick<Filter, "since" | "until">;
};

/** The ranges of time on offer, each with its name and its days. */
function timesAt(now: Date): readonly Time[] {
	const year = now.getFullYear();
	const last = year - 1;
	return [
		{ id: "months3", filter: { since: dayNumber(monthsAgo(now, 3)) } },
		{ id: "months12", filter: { since: dayNumber(monthsAgo(now, 12)) } },
		{ id: "thisYear", filter: { since: year * 10_000, until: year * 10_000 + 1231 } },
		{ id: "lastYear", filter: { since: last * 10_000, until: last * 10_000 + 1231 } },
	];
}

const OTHERS = { white: "black", black: "white" } as const;
const TURNED = { won: "lost", lost: "won", drawn: "drawn" } as const;

type Sided = { readonly [Name in "colour" | "outcome"]?: Filter[Name] | undefined };

/**
 * Colour and result as the other side has them. Undefined stays undefined, so that a change takes
 * it back.
 */
export const turnedFilter = ({ colour, outcome }: Sided) => ({
	colour: colour && OTHERS[colour],
	outcome: outcome && TURNED[outcome],
});

type Named = { readonly name: string; readonly games: number };

/** Of thousands of names those with the most games stand in the menu; a field finds all others. */
const MAX_ENTRIES = 60;

/** Entries of the menus: openings and opponents of the games that pass the other filters. */
function useNames(): { openings: readonly Named[]; opponents: readonly Named[] } {
	const me = useGames((state) => state.me);
	const filter = useGames((state) => state.filter);
	const all = useGames((state) => state.status?.games ?? 0);
	const names = useAnswer(
		({ client }) => {
			const asked = askedIn({ me, filter });
			if (all === 0) return undefined;
			return Promise.all([client.ask("openings", asked), client.ask("opponents", asked)]);
		},
		[me, filter, all],
	);
	return { openings: names?.[0] ?? [], opponents: names?.[1] ?? [] };
}

/** The entries of a menu; what is set stays among them. */
function entriesOf(names: readonly Named[], chosen: string | undefined): readonly Entry[] {
	const first = names.slice(0, MAX_ENTRIES).map(({ name, games }) => ({
		value: name,
		text: myGamesWords.filters.entry(name, games),
	}));
	const isThere = chosen === undefined || first.some(({ value }) => value === chosen);
	return isThere ? first : [...first, { value: chosen, text: chosen }];
}

const TIMES = timesAt(new Date());

function timeOf({ since, until }: Filter): string {
	if (since === undefined && until === undefined) return "";
	const known = TIMES.find(({ filter }) => filter.since === since && filter.until === until);
	return known?.id ?? "other";
}

function TimeChoice({ filter, change }: FieldsProps) {
	const words = myGamesWords.filters.time;
	const value = timeOf(filter);
	const entries = TIMES.map(({ id }) => ({ value: id, text: words.name(id) }));
	const others = value === "other" ? [{ value, text: words.days(filter.since, filter.until) }] : [];
	return (
		<PillChoice
			title={words.title}
			any={words.any}
			value={value}
			entries={[...entries, ...others]}
			choose={(id) => {
				const days = TIMES.find((one) => one.id === id)?.filter;
				change({ since: days?.since, until: days?.until });
			}}
		/>
	);
}

/**
 * Colour and result: mine, or those of the player that the filter names, or, where the games are
 * nobody's, whose the win was.
 */
function ResultChoices({ filter, change }: FieldsProps) {
	const hasMe = useGames((state) => state.me.length > 0);
	const { colour, outcome, winner } = myGamesWords.filters;
	if (!hasMe && !filter.player && filter.them)
		return <OpponentChoices filter={filter} change={change} />;
	if (!hasMe && !filter.player) {
		const won = filter.outcome === "won" ? (filter.colour ?? "") : (filter.outcome ?? "");
		return (
			<PillChoice
				title={outcome.title}
				any={outcome.any}
				value={won}
				entries={Object.entries(winner).map(([value, text]) => ({ value, text }))}
				choose={(value) =>
					change({
						colour: value === "white" || value === "black" ? value : undefined,
						outcome: value === "" ? undefined : value === "drawn" ? "drawn" : "won",
					})
				}
			/>
		);
	}
	return (
		<>
			<PillChoice
				title={colour.title}
				any={colour.any}
				value={filter.colour ?? ""}
				entries={SIDES.map((value) => ({ value, text: colour[value] }))}
				choose={(value) => change({ colour: SIDES.find((side) => side === value) })}
			/>
			<PillChoice
				title={outcome.title}
				any={outcome.any}
				value={filter.outcome ?? ""}
				entries={OUTCOMES.map((value) => ({ value, text: outcome[value] }))}
				choose={(value) => change({ outcome: OUTCOMES.find((one) => one === value) })}
			/>
		</>
	);
}

/** Nobody is me, and one player is chosen: colour and result are that player's. */
function OpponentChoices({ filter, change }: FieldsProps) {
	const { colour, outcome } = myGamesWords.filters;
	const theirs = turnedFilter(filter);
	return (
		<>
			<PillChoice
				title={colour.title}
				any={colour.any}
				value={theirs.colour ?? ""}
				entries={SIDES.map((value) => ({ value, text: colour[value] }))}
				choose={(value) =>
					change(turnedFilter({ ...theirs, colour: SIDES.find((side) => side === value) }))
				}
			/>
			<PillChoice
				title={outcome.title}
				any={outcome.any}
				value={theirs.outcome ?? ""}
				entries={OUTCOMES.map((value) => ({ value, text: outcome[value] }))}
				choose={(value) =>
					change(turnedFilter({ ...theirs, outcome: OUTCOMES.find((one) => one === value) }))
				}
			/>
		</>
	);
}

type Props = FieldsProps & {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
};

export function FiveFilters({ filter, change, isOpen, setOpen }: Props) {
	const { openings, opponents } = useNames();
	const { opening, opponent, ...words } = myGamesWords.filters;
	return (
		<fieldset className="five-filters beside tight slim">
			<legend className="unseen">{words.title}</legend>
			<ResultChoices filter={filter} change={change} />
			<PillChoice
				title={opening.title}
				any={opening.any}
				value={filter.family ?? ""}
				entries={entriesOf(openings, filter.family)}
				choose={(value) => change({ family: value || undefined })}
			/>
			<TimeChoice filter={filter} change={change} />
			<PillChoice
				title={opponent.title}
				any={opponent.any}
				value={filter.them ?? ""}
				entries={entriesOf(opponents, filter.them)}
				choose={(value) => change({ them: value || undefined })}
			/>
			<IconButton
				className="icon-button to-end"
				icon={SlidersHorizontal}
				name={words.more}
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			/>
		</fieldset>
	);
}
