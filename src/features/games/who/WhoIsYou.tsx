// Whose games they are: asked once, in the place of the name; then the name, and how many games.

import { Check } from "../../../ui/parts/Check.tsx";
import "../games.css";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { People } from "../../../games/collection/answers/who/people.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { useGames } from "../useGames.ts";
import { gamesOf, type Who } from "./who.ts";

/** Of more names those that are searched for are shown. */
const MAX_SHOWN = 50;

type Props = {
	readonly people: People;
	readonly chosen: readonly string[];
	readonly done: (names: readonly string[] | undefined) => void;
};

const words = myGamesWords.who;

function ChooseNames({ people, chosen, done }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const search = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	const [ticked, setTicked] = useState<readonly string[]>(chosen);
	const found = people.people.filter(
		({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()) || ticked.includes(name),
	);
	const tick = (name: string, isOn: boolean) =>
		setTicked(isOn ? [...ticked, name] : ticked.filter((one) => one !== name));
	return (
		<DialogFrame title={words.title} dialog={dialog} first={search} onClose={() => done(undefined)}>
			<form
				className="choose-names"
				onSubmit={(event) => {
					event.preventDefault();
					if (ticked.length > 0) done(ticked);
				}}
			>
				<p className="soft small">{words.lead}</p>
				<input
					className="full"
					ref={search}
					aria-label={words.search}
					placeholder={words.search}
					value={text}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => setText(target.value)}
				/>
				<ul className="list scroll gap-below">
					{found.slice(0, MAX_SHOWN).map(({ name, games }) => (
						<li key={name}>
							<Check isSet={ticked.includes(name)} set={(isSet) => tick(name, isSet)}>
								<bdi>{words.person(name, games)}</bdi>
							</Check>
						</li>
					))}
				</ul>
				{found.length > MAX_SHOWN && (
					<p className="soft small">{words.more(found.length - MAX_SHOWN)}</p>
				)}
				<div className="row">
					<button type="submit" className="primary" disabled={ticked.length === 0}>
						{words.done}
					</button>
					<button type="button" onClick={() => done([])}>
						{words.none}
					</button>
				</div>
			</form>
		</DialogFrame>
	);
}

/** Is it to be asked, and has it not been? */
export function useIsAsked({ store }: Who): boolean {
	const { people, isSettled } = useSyncExternalStore(store.subscribe, store.get);
	return !isSettled && people !== undefined && people.people.length > 0;
}

export function WhoIsYou({ who, children }: { readonly who: Who; readonly children: ReactNode }) {
	const { people } = useSyncExternalStore(who.store.subscribe, who.store.get);
	const isAsked = useIsAsked(who);
	const name = useRef<HTMLButtonElement>(null);
	const wasAsked = useRef(isAsked);
	useEffect(() => {
		// The pressed button is gone: the name stands in its place.
		if (wasAsked.current && !isAsked && document.activeElement === document.body)
			name.current?.focus({ preventScroll: true });
		wasAsked.current = isAsked;
	}, [isAsked]);
	const me = useGames((state) => state.me);
	const all = useGames((state) => state.status?.games ?? 0);
	const choose = async () => {
		if (people === undefined) return;
		const names = await showDialog<readonly string[]>((done) => (
			<ChooseNames people={people} chosen={me} done={done} />
		));
		if (names !== undefined) who.choose(names);
	};
	if (isAsked && people !== undefined) {
		return (
			<div className="who beside">
				<div className="who-asked beside">
					{me.length > 0 ? <Guess people={people} /> : <span className="grow">{words.open}</span>}
					{me.length > 0 && (
						<button type="button" className="primary" onClick={() => who.choose(me)}>
							{words.yes}
						</button>
					)}
					<button type="button" onClick={choose}>
						{me.length > 0 ? words.other : words.choose}
					</button>
				</div>
				<span className="who-acts beside tight to-end">{children}</span>
			</div>
		);
	}
	return (
		<div className="who beside">
			<button
				ref={name}
				type="button"
				className="plain who-name"
				title={myGamesWords.change}
				disabled={people === undefined}
				onClick={choose}
			>
				<bdi className="cut">{me[0] ?? myGamesWords.nobody}</bdi>
				<ChevronDown aria-hidden="true" />
			</button>
			<Amount all={all} />
			<span className="who-acts beside tight to-end">{children}</span>
		</div>
	);
}

function Guess({ people }: { readonly people: People }) {
	const [name, ...others] = people.guess;
	return (
		<span>
			{words.before}
			<strong>
				<bdi>{name}</bdi>
			</strong>
			{words.after(gamesOf(people, people.guess), people.games, others)}
		</span>
	);
}

function Amount({ all }: { readonly all: number }) {
	const count = useGames((state) => state.count);
	// While a file is read, either may be the later one.
	const isSome = count < all;
	return (
		<span className="soft who-games nowrap">
			{isSome ? myGamesWords.some(count, all) : myGamesWords.games(all)}
		</span>
	);
}
