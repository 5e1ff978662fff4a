// A game in the list of a file: its players and result, and below them its number, when and where.

import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import type { Library } from "../../session/state/appState.ts";
import { rowOf } from "./libraryRows.ts";

type Props = {
	readonly library: Library;
	readonly index: number;
	/** Its title as a chapter of a lesson. */
	readonly chapter: string | undefined;
	readonly place: number;
	readonly count: number;
	readonly height: number;
	readonly isActive: boolean;
	readonly choose: (index: number) => void;
};

export function LibraryGame(props: Props) {
	const { library, index, chapter, place, count, height, isActive, choose } = props;
	const game = library.games[index];
	if (game === undefined) return null;
	const { title, result, facts } = rowOf(library.text, game, chapter);
	const fault = library.problems.has(index) ? [sidePanelWords.library.unreadable] : [];
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the box above
		<div
			id={`library-${index}`}
			role="option"
			tabIndex={-1}
			aria-selected={index === library.open}
			aria-posinset={place + 1}
			aria-setsize={count}
			className="library-game column joined"
			data-active={isActive || undefined}
			style={{ height }}
			onClick={() => choose(index)}
		>
			<span className="library-title beside spread">
				<bdi className="cut">{title}</bdi> <span>{result}</span>
			</span>
			<span className="soft small cut">
				<bdi>{[`${index + 1}`, ...facts, ...fault].join(" · ")}</bdi>
			</span>
		</div>
	);
}
