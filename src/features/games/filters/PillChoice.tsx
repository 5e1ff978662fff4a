// A filter as one word: a menu of the browser's own, whose first entry says that anything goes. One
// that is set stands out, and has a cross that clears it.

import { ChevronDown, X } from "lucide-react";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";

export type Entry = { readonly value: string; readonly text: string };

type Props = {
	readonly title: string;
	readonly any: string;
	readonly value: string;
	readonly entries: readonly Entry[];
	readonly choose: (value: string) => void;
};

export function PillChoice({ title, any, value, entries, choose }: Props) {
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
