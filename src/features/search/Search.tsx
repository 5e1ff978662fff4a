// Search among moves, comments and games. A pressed result opens.

import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { findIn, type SearchResult } from "./findIn.ts";
import "./search.css";

const titleOf = (one: SearchResult): string =>
	one.kind === "move"
		? (one.move ?? sidePanelWords.search.start)
		: sidePanelWords.search.game(one.index + 1, one.title);

export function Search({ close, say }: PanelProps) {
	const { actions, openGame } = useSession();
	const game = useApp((state) => state.game);
	const library = useApp((state) => state.library);
	const [text, setText] = useState("");
	const query = useDeferredValue(text);
	const found = useMemo(() => findIn(game, library, query), [game, library, query]);
	const box = useRef<HTMLInputElement>(null);
	// Behind whatever leads to the panel as a whole.
	useEffect(() => {
		const asked = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(asked);
	}, []);
	const count = sidePanelWords.search.found(found.length);
	useEffect(() => {
		say(query.trim() === "" ? "" : count);
		return () => say("");
	}, [say, query, count]);
	const goTo = (one: SearchResult) => {
		if (one.kind === "move") actions.goToFrame(one.frame);
		else void openGame(one.index);
	};
	return (
		<>
			<PanelHead title={sidePanelWords.search.title} close={close} />
			<input
				ref={box}
				aria-label={sidePanelWords.search.box}
				placeholder={sidePanelWords.search.example}
				value={text}
				spellCheck={false}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={({ key, currentTarget }) => {
					if (key !== "Enter") return;
					// The list may still be that of what was typed before.
					const [first] = findIn(game, library, currentTarget.value);
					if (first !== undefined) goTo(first);
				}}
			/>
			<ul className="side-panel-body found">
				{found.map((one) => (
					<li key={one.kind === "move" ? `m${one.frame}` : `g${one.index}`}>
						<button type="button" onClick={() => goTo(one)}>
							<bdi>{titleOf(one)}</bdi>
							{one.kind === "move" && one.text !== "" && <bdi className="soft"> {one.text}</bdi>}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
