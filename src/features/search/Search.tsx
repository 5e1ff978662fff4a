// Search among moves, comments and games: what is pressed is gone to.

import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { type Found, findIn } from "./findIn.ts";
import "./search.css";

export function Search({ close, say }: PanelProps) {
	const { actions, openGame } = useSession();
	const game = useApp((state) => state.game);
	const library = useApp((state) => state.library);
	const [text, setText] = useState("");
	const wanted = useDeferredValue(text);
	const found = useMemo(() => findIn(game, library, wanted), [game, library, wanted]);
	const box = useRef<HTMLInputElement>(null);
	// Behind whatever leads to the panel as a whole.
	useEffect(() => {
		const asked = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(asked);
	}, []);
	const count = `${found.length} found`;
	useEffect(() => {
		say(wanted.trim() === "" ? "" : count);
		return () => say("");
	}, [say, wanted, count]);
	const goTo = (one: Found) => {
		if (one.kind === "move") actions.goToFrame(one.frame);
		else void openGame(one.index);
	};
	return (
		<>
			<PanelHead title="Search" close={close} />
			<input
				ref={box}
				aria-label="Search moves, comments and games"
				placeholder="A move, a word, a name"
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
			<ul className="aside-body found">
				{found.map((one) => (
					<li key={one.kind === "move" ? `m${one.frame}` : `g${one.index}`}>
						<button type="button" onClick={() => goTo(one)}>
							<bdi>{one.title}</bdi>
							{one.kind === "move" && one.text !== "" && <bdi className="soft"> {one.text}</bdi>}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
