// Search among moves, comments and games. A pressed result opens.

import { useEffect, useRef, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import type { PgnTag } from "../../chess/pgn/gameText.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import { partOf, type Work } from "../../chess/work.ts";
import { sidePanelWords } from "../../messages/en/panels/sidePanels.ts";
import { inSlices } from "../../runtime/slices.ts";
import type { Library } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";

type SearchResult =
	| {
			readonly kind: "move";
			readonly frame: Frame;
			/** "12. Nf3". Undefined at the start of the game. */
			readonly move: string | undefined;
			/** The part of a comment that holds the word; empty where the move itself does. */
			readonly text: string;
	  }
	| { readonly kind: "game"; readonly index: number; readonly title: string };

/** Moves, and games, that are listed at most. */
const MAX_RESULTS = 50;

/** Moves, or games, that are looked at in a step. */
const AT_ONCE = 64;

/** Letters of a comment that are shown to either side of the word. */
const PASSAGE_MARGIN = 40;

/** Letters alike in both cases, so that what is found keeps its place in the text. */
const lower = (text: string) => text.toLowerCase();

/** A comment about the word, or nothing where the word is not in it. */
function passage(comment: string, word: string): string {
	const at = lower(comment).indexOf(word);
	if (at < 0) return "";
	const [from, to] = [Math.max(0, at - PASSAGE_MARGIN), at + word.length + PASSAGE_MARGIN];
	return `${from > 0 ? "…" : ""}${comment.slice(from, to)}${to < comment.length ? "…" : ""}`;
}

function* findingMoves(game: Game, word: string): Work<SearchResult[]> {
	const found: SearchResult[] = [];
	for (let frame = 0; frame < game.positions.length && found.length < MAX_RESULTS; frame++) {
		if (frame % AT_ONCE === AT_ONCE - 1) yield frame / game.positions.length;
		const position = positionAt(game, frame as Frame);
		const { move, notes } = position;
		const text = passage(`${notes.before} ${notes.after}`.trim(), word);
		const isMove = move !== undefined && lower(move.san).startsWith(word);
		if (!isMove && text === "") continue;
		const title = move && `${moveNumberText(position)} ${move.san}`;
		found.push({ kind: "move", frame: frame as Frame, move: title, text });
	}
	return found;
}

/** Tags that say which game it is. */
const TITLE_TAGS = ["White", "Black", "Event", "Site", "Date", "Result", "ECO", "Opening"];

const titleIn = (tags: readonly PgnTag[]) =>
	TITLE_TAGS.map((name) => tags.find((tag) => tag.name === name)?.value)
		.filter((value) => value !== undefined && !/^[?.\-*]*$/.test(value))
		.join(", ");

function* findingGames(games: Library["games"], word: string): Work<SearchResult[]> {
	const found: SearchResult[] = [];
	for (const [index, { tags }] of games.entries()) {
		if (found.length === MAX_RESULTS) break;
		if (index % AT_ONCE === AT_ONCE - 1) yield index / games.length;
		const title = titleIn(tags);
		if (lower(title).includes(word)) {
			found.push({ kind: "game", index, title });
		}
	}
	return found;
}

/** The first square that a query names as a word of its own; a move, such as Nd5, names none. */
export function squareIn(query: string): Square | undefined {
	const name = /(?<![\p{L}\p{N}])[a-h][1-8](?![\p{L}\p{N}])/iu.exec(query)?.[0];
	return name === undefined ? undefined : squareNamed(name.toLowerCase());
}

/** Finds the results for the words of a query; none for an empty query. */
export function* finding(
	game: Game,
	library: Library | undefined,
	query: string,
): Work<SearchResult[]> {
	const word = lower(query.trim());
	if (word === "") return [];
	const moves = yield* partOf(findingMoves(game, word), 0, 0.5);
	return [...moves, ...(yield* partOf(findingGames(library?.games ?? [], word), 0.5, 1))];
}

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
