// What the list is narrowed by: a search as one types, and all else that may be asked of games.

import { useState } from "react";
import type { Filter } from "../../collection/filter.ts";
import { type Change, Field, type FieldsProps } from "./Field.tsx";
import { FindFields } from "./FindFields.tsx";
import { describeFilter } from "./filterWords.ts";
import { SortChoice } from "./GameHead.tsx";
import { useGames, useOpened } from "./useGames.ts";

/** A filter without what says nothing. */
function without(filter: object): Filter {
	const said = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
	return Object.fromEntries(said);
}

function useFilter(): [Filter, Change] {
	const { games } = useOpened();
	const filter = useGames((state) => state.filter);
	return [
		filter,
		(change) => void games.choose(without({ ...games.store.get().filter, ...change })),
	];
}

const numbers = new Intl.NumberFormat("en");

export function Filters() {
	const { games } = useOpened();
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
					aria-label="Search games"
					placeholder="A name, an event, an opening, a year"
					value={filter.words ?? ""}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => change({ words: target.value })}
				/>
				<button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					Filters
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
						? `${numbers.format(all)} ${all === 1 ? "game" : "games"}`
						: `${numbers.format(count)} of ${numbers.format(all)}: ${describeFilter(filter)}`}
				</span>
				{!isAll && (
					<button type="button" className="quiet" onClick={() => games.choose({})}>
						Show all
					</button>
				)}
			</p>
		</search>
	);
}

type Text = "player" | "opponent" | "eco" | "opening" | "event";
type Whole = "from" | "to" | "elo" | "shortest" | "longest" | "hung";

function TextField({
	title,
	name,
	filter,
	change,
}: FieldsProps & { readonly title: string; readonly name: Text }) {
	return (
		<Field title={title}>
			<input
				value={filter[name] ?? ""}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => change({ [name]: target.value })}
			/>
		</Field>
	);
}

function NumberField({
	title,
	name,
	filter,
	change,
}: FieldsProps & { readonly title: string; readonly name: Whole }) {
	const set = (text: string) => {
		const number = Number.parseInt(text, 10);
		change({ [name]: Number.isNaN(number) ? undefined : Math.min(9999, Math.max(0, number)) });
	};
	return (
		<Field title={title}>
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
	return (
		<>
			<TextField title="Player" name="player" {...props} />
			<Field title="Colour">
				<select
					value={filter.colour ?? ""}
					onChange={({ target }) =>
						change({ colour: (target.value || undefined) as Filter["colour"] })
					}
				>
					<option value="">Either</option>
					<option value="white">White</option>
					<option value="black">Black</option>
				</select>
			</Field>
			<Field title="Outcome">
				<select
					value={filter.outcome ?? ""}
					onChange={({ target }) =>
						change({ outcome: (target.value || undefined) as Filter["outcome"] })
					}
				>
					<option value="">Any</option>
					<option value="won">Won</option>
					<option value="drawn">Drawn</option>
					<option value="lost">Lost</option>
				</select>
			</Field>
			<TextField title="Opponent" name="opponent" {...props} />
		</>
	);
}

function GameFields(props: FieldsProps) {
	return (
		<>
			<TextField title="ECO" name="eco" {...props} />
			<TextField title="Opening" name="opening" {...props} />
			<TextField title="Event" name="event" {...props} />
			<NumberField title="From year" name="from" {...props} />
			<NumberField title="To year" name="to" {...props} />
			<NumberField title="Both rated" name="elo" {...props} />
			<NumberField title="Moves, from" name="shortest" {...props} />
			<NumberField title="Moves, to" name="longest" {...props} />
			<NumberField title="Hung, from" name="hung" {...props} />
		</>
	);
}
