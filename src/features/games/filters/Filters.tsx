// The filters of the list: a search as one types, and fields for everything else.

import { GraduationCap } from "lucide-react";
import { useState } from "react";
import type { Filter } from "../../../games/collection/filter.ts";
import { trainerWords } from "../../../messages/en/answers/trainer.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Field } from "../../../ui/parts/Field.tsx";
import { withMe } from "../gamesState.ts";
import { SortChoice } from "../list/GameHead.tsx";
import { useGames, useGamesContext } from "../useGames.ts";
import { FindFields } from "./FindFields.tsx";
import { FiveFilters } from "./FiveFilters.tsx";
import type { Change, FieldsProps } from "./fieldsProps.ts";
import "../games.css";
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

const TEXTS = ["player", "opponent", "eco", "opening", "event"] as const;
const NUMBERS = ["from", "to", "elo", "shortest", "longest", "hung"] as const;

/** Filters that are not behind one of the five words. */
const BEHIND = [...TEXTS, ...NUMBERS, "find"] as const;

/** The filters of all tabs, and in words what they leave. */
export function Filters() {
	const { games } = useGamesContext();
	const [filter, change] = useFilter();
	const count = useGames((state) => state.count);
	const all = useGames((state) => state.status?.games ?? 0);
	const me = useGames((state) => state.me);
	const outcomes = useGames((state) => state.outcomes);
	const isLooking = useGames((state) => state.isLooking);
	/** How often all were shown: the fields begin anew. */
	const [cleared, setCleared] = useState(0);
	const isOpen = useGames(
		({ showsFilters }) => showsFilters ?? BEHIND.some((name) => filter[name] !== undefined),
	);
	const setOpen = (showsFilters: boolean) => games.store.set({ showsFilters });
	const showAll = () => {
		setCleared(cleared + 1);
		void games.choose({});
	};
	const isAll = Object.keys(filter).length === 0;
	return (
		<search className="game-filters column">
			<FiveFilters filter={filter} change={change} isOpen={isOpen} setOpen={setOpen} />
			{isOpen && (
				<div className="filter-fields row">
					{TEXTS.map((name) => (
						<TextField key={name} name={name} filter={filter} change={change} />
					))}
					{NUMBERS.map((name) => (
						<NumberField key={name} name={name} filter={filter} change={change} />
					))}
					<FindFields key={cleared} filter={filter} change={change} />
				</div>
			)}
			{!isAll && (
				<p className="filter-count row loose small flush breaks">
					<span role="status" aria-busy={isLooking}>
						{isLooking
							? gamesWords.filters.looking
							: gamesWords.filters.some(count, all, describeFilter(withMe({ filter, me })))}
					</span>
					{outcomes && count > 0 && !isLooking && (
						<span>{gamesWords.filters.outcomes(outcomes, me.length > 0 && !filter.player)}</span>
					)}
					<button type="button" className="quiet" onClick={showAll}>
						{gamesWords.filters.showAll}
					</button>
				</p>
			)}
		</search>
	);
}

const NAMES = [
	...[...TEXTS, ...NUMBERS].map((name) => gamesWords.filters[name]),
	gamesWords.find.title,
	gamesWords.find.calledToo,
]
	.join(", ")
	.toLowerCase();

/** As many letters name something. */
const MIN_LETTERS = 4;

/** A way to the filters, where the words of the search name one of them. */
function FiltersNamed() {
	const { games } = useGamesContext();
	const words = useGames(({ filter }) => filter.words?.trim() ?? "");
	const isOpen = useGames(({ showsFilters }) => showsFilters === true);
	if (isOpen || words.length < MIN_LETTERS || !NAMES.includes(words.toLowerCase())) return null;
	return (
		<button type="button" className="quiet" onClick={() => games.store.set({ showsFilters: true })}>
			{gamesWords.filters.named(words)}
		</button>
	);
}

/** The search of the list, as one types, and its order. */
export function SearchAndSort() {
	const { toTrainer } = useGamesContext();
	const count = useGames((state) => state.count);
	const [filter, change] = useFilter();
	return (
		<>
			<div className="row search-and-sort">
				<input
					className="game-search grow"
					aria-label={gamesWords.filters.search}
					placeholder={gamesWords.filters.example}
					value={filter.words ?? ""}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => change({ words: target.value })}
				/>
				<SortChoice />
				{count > 0 && (
					<IconButton
						icon={GraduationCap}
						name={trainerWords.title}
						onClick={() => toTrainer({ by: "answer", ...TO_LOOK_AT })}
					/>
				)}
			</div>
			<FiltersNamed />
		</>
	);
}

/** Of a list the games to look at. */
const TO_LOOK_AT = { about: "tenGames", whose: "me" } as const;

type Text = (typeof TEXTS)[number];
type Whole = (typeof NUMBERS)[number];

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
