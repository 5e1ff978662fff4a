// The filters of the list: a search as one types, and fields for everything else.

import { useState } from "react";
import type { Filter } from "../../../collection/filter.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { SortChoice } from "../list/GameHead.tsx";
import { useGames, useGamesContext } from "../useGames.ts";
import { type Change, Field, type FieldsProps } from "./Field.tsx";
import { FindFields } from "./FindFields.tsx";
import { describeFilter } from "./filterWords.ts";

/** A filter without its empty fields. */
function withoutEmpty(filter: object): Filter {
	const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
	return Object.fromEntries(filled);
}

function useFilter(): [Filter, Change] {
	const { games } = useGamesContext();
	const filter = useGames((state) => state.filter);
	return [
		filter,
		(change) => void games.choose(withoutEmpty({ ...games.store.get().filter, ...change })),
	];
}

export function Filters() {
	const { games } = useGamesContext();
	const [filter, change] = useFilter();
	const count = useGames((state) => state.count);
	const all = useGames((state) => state.status?.games ?? 0);
	const [isOpen, setOpen] = useState(Object.keys(filter).some((name) => name !== "words"));
	const isAll = Object.keys(filter).length === 0;
	return (
		<search className="game-filters">
			<div className="row">
				<input
					className="game-search"
					aria-label={gamesWords.filters.search}
					placeholder={gamesWords.filters.example}
					value={filter.words ?? ""}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => change({ words: target.value })}
				/>
				<button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{gamesWords.filters.open}
				</button>
				<SortChoice />
			</div>
			{isOpen && (
				<div className="filter-fields">
					<PlayerFields filter={filter} change={change} />
					<GameFields filter={filter} change={change} />
					<FindFields filter={filter} change={change} />
				</div>
			)}
			<p className="filter-count">
				<span role="status">
					{isAll
						? gamesWords.filters.all(all)
						: gamesWords.filters.some(count, all, describeFilter(filter))}
				</span>
				{!isAll && (
					<button type="button" className="quiet" onClick={() => games.choose({})}>
						{gamesWords.filters.showAll}
					</button>
				)}
			</p>
		</search>
	);
}

type Text = "player" | "opponent" | "eco" | "opening" | "event";
type Whole = "from" | "to" | "elo" | "shortest" | "longest" | "hung";

function TextField({ name, filter, change }: FieldsProps & { readonly name: Text }) {
	return (
		<Field title={gamesWords.filters[name]}>
			<input
				value={filter[name] ?? ""}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => change({ [name]: target.value })}
			/>
		</Field>
	);
}

function NumberField({ name, filter, change }: FieldsProps & { readonly name: Whole }) {
	const set = (text: string) => {
		const number = Number.parseInt(text, 10);
		change({ [name]: Number.isNaN(number) ? undefined : Math.min(9999, Math.max(0, number)) });
	};
	return (
		<Field title={gamesWords.filters[name]}>
			<input
				inputMode="numeric"
				className="short"
				value={filter[name] ?? ""}
				onChange={({ target }) => set(target.value)}
			/>
		</Field>
	);
}

function PlayerFields(props: FieldsProps) {
	const { filter, change } = props;
	const words = gamesWords.filters;
	return (
		<>
			<TextField name="player" {...props} />
			<Field title={words.colour}>
				<select
					value={filter.colour ?? ""}
					onChange={({ target }) =>
						change({ colour: (target.value || undefined) as Filter["colour"] })
					}
				>
					<option value="">{words.colours.either}</option>
					<option value="white">{words.colours.white}</option>
					<option value="black">{words.colours.black}</option>
				</select>
			</Field>
			<Field title={words.outcome}>
				<select
					value={filter.outcome ?? ""}
					onChange={({ target }) =>
						change({ outcome: (target.value || undefined) as Filter["outcome"] })
					}
				>
					<option value="">{words.outcomes.any}</option>
					<option value="won">{words.outcomes.won}</option>
					<option value="drawn">{words.outcomes.drawn}</option>
					<option value="lost">{words.outcomes.lost}</option>
				</select>
			</Field>
			<TextField name="opponent" {...props} />
		</>
	);
}

function GameFields(props: FieldsProps) {
	return (
		<>
			<TextField name="eco" {...props} />
			<TextField name="opening" {...props} />
			<TextField name="event" {...props} />
			<NumberField name="from" {...props} />
			<NumberField name="to" {...props} />
			<NumberField name="elo" {...props} />
			<NumberField name="shortest" {...props} />
			<NumberField name="longest" {...props} />
			<NumberField name="hung" {...props} />
		</>
	);
}
