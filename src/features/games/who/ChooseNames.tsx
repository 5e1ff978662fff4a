// The names of all players, to tick one's own.

import { useRef, useState } from "react";
import type { People } from "../../../games/collection/answers/who/people.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";

/** Of more names those that are searched for are shown. */
const MAX_SHOWN = 50;

type Props = {
	readonly people: People;
	readonly chosen: readonly string[];
	readonly done: (names: readonly string[] | undefined) => void;
};

const words = myGamesWords.who;

export function ChooseNames({ people, chosen, done }: Props) {
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
				<ul>
					{found.slice(0, MAX_SHOWN).map(({ name, games }) => (
						<li key={name}>
							<label>
								<input
									type="checkbox"
									checked={ticked.includes(name)}
									onChange={({ target }) => tick(name, target.checked)}
								/>
								<bdi>{words.person(name, games)}</bdi>
							</label>
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
