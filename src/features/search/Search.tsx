// Search among moves, comments and games. A pressed result opens.

import { useEffect, useRef, useState } from "react";
import type { Square } from "../../chess/square.ts";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { inSlices } from "../../runtime/slices.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { finding, type SearchResult, squareIn } from "./findIn.ts";

const titleOf = (one: SearchResult): string =>
	one.kind === "move"
		? (one.move ?? sidePanelWords.search.start)
		: sidePanelWords.search.game(one.index + 1, one.title);

type Answer = { readonly query: string; readonly found: readonly SearchResult[] };

/** The last results. A new search ends the one before. */
function useAnswer(query: string): [Answer, (found: (first: SearchResult) => void) => void] {
	const game = useApp((state) => state.game);
	const library = useApp((state) => state.library);
	const [answer, setAnswer] = useState<Answer>({ query: "", found: [] });
	const latest = useRef<Promise<Answer>>(Promise.resolve(answer));
	useEffect(() => {
		let isLatest = true;
		const run = inSlices(
			() => isLatest,
			() => {},
		);
		latest.current = run(finding(game, library, query)).then((found) => ({ query, found }));
		latest.current.then(setAnswer, () => {});
		return () => {
			isLatest = false;
		};
	}, [game, library, query]);
	const whenFound = (act: (first: SearchResult) => void) => {
		latest.current.then(
			({ found: [first] }) => first && act(first),
			() => {},
		);
	};
	return [answer, whenFound];
}

export function Search({ close, say }: PanelProps) {
	const { actions, openGame, places } = useSession();
	const [text, setText] = useState("");
	const [{ query, found }, whenFound] = useAnswer(text);
	const box = useRef<HTMLInputElement>(null);
	// Behind whatever leads to the panel as a whole.
	useEffect(() => {
		const asked = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(asked);
	}, []);
	const square = squareIn(query);
	const count = sidePanelWords.search.found(found.length);
	useEffect(() => {
		say(query.trim() === "" ? "" : count);
		return () => say("");
	}, [say, query, count]);
	const goTo = (one: SearchResult) => {
		if (one.kind === "move") actions.goToFrame(one.frame);
		else void openGame(one.index);
	};
	const explain = (one: Square) => {
		actions.inspect(one);
		// The button goes with its panel.
		places.focus(["sidePanel"], { preventScroll: true });
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
				onKeyDown={({ key }) => {
					// The list may still be that of what was typed before.
					if (key === "Enter") whenFound(goTo);
				}}
			/>
			{square !== undefined && (
				<p className="small found-note gap-above">
					<button type="button" onClick={() => explain(square)}>
						{sidePanelWords.search.square(square)}
					</button>{" "}
					<span className="soft">{sidePanelWords.search.aboutSquare(square)}</span>
				</p>
			)}
			{query.trim() !== "" && found.length === 0 && (
				<p className="small found-note gap-above">
					{sidePanelWords.search.none} <span className="soft">{sidePanelWords.search.about}</span>
				</p>
			)}
			<ul className="side-panel-body found list gap-above">
				{found.map((one) => (
					<li key={one.kind === "move" ? `m${one.frame}` : `g${one.index}`}>
						<button className="bare full left breaks" type="button" onClick={() => goTo(one)}>
							<bdi>{titleOf(one)}</bdi>
							{one.kind === "move" && one.text !== "" && <bdi className="soft"> {one.text}</bdi>}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
