// The page of help, in a dialog: all shortcuts and gestures there are.

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Help } from "../../features/help/Help.tsx";
import { ROUND_KEYS } from "../../features/practise/round/roundKeys.ts";
import { PRESENT_KEYS } from "../../features/present/presentKeys.ts";
import { SETUP_KEYS } from "../../features/setup/setupKeys.ts";
import { headerWords } from "../../messages/en/first.ts";
import { helpWords } from "../../messages/en/help.ts";
import { takeCharacters, takesCharacters } from "../../ui/input/characterKeys.ts";
import { type KeyGroup, PAGE_KEYS } from "../../ui/input/keys.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { BOARD_KEYS } from "./commands.ts";
import "../../ui/style/laterParts.css";
import { DOCUMENTATION, GAMES_HASH } from "../../ui/routes.ts";

/** Keys of the focused element, which listens itself. */
const FOCUS_KEYS: readonly KeyGroup<never>[] = [
	{
		name: "square",
		lines: [
			{ keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], effect: "nextSquare" },
			{ keys: ["Home", "End", "PageUp", "PageDown"], effect: "edgeSquare" },
			{ keys: ["Enter", " "], effect: "pressSquare" },
			{ keys: ["i"], effect: "explainSquare" },
		],
	},
	{
		name: "moves",
		lines: [{ keys: ["ArrowUp", "ArrowDown"], effect: "besideMove" }],
	},
	{
		name: "timeline",
		lines: [
			{ keys: ["PageUp", "PageDown"], effect: "tenMoves" },
			{ keys: ["Home", "End"], effect: "ends" },
		],
	},
];

export const ALL_KEYS: readonly KeyGroup<never>[] = [
	...BOARD_KEYS,
	PAGE_KEYS,
	...FOCUS_KEYS,
	SETUP_KEYS,
	ROUND_KEYS,
	PRESENT_KEYS,
];

export function HelpScreen({ close, hasCome }: { close: () => void; hasCome: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { hash } = useLocation();
	const [isTaken, setTaken] = useState(takesCharacters);
	useEffect(() => {
		dialog.current?.showModal();
		hasCome();
	}, [hasCome]);
	const change = (isWanted: boolean) => {
		setTaken(isWanted);
		takeCharacters(isWanted);
	};
	return (
		<dialog
			ref={dialog}
			className="dialog floating help"
			aria-labelledby="help-title"
			onClose={close}
			// Shortcuts of the page below do not act meanwhile.
			onKeyDown={(event) => event.stopPropagation()}
			onClick={({ target, currentTarget }) => {
				if (target === currentTarget) currentTarget.close();
			}}
		>
			<div className="help-page">
				<PanelHead
					title={<span id="help-title">{helpWords.title}</span>}
					close={() => dialog.current?.close()}
				>
					<a href={DOCUMENTATION}>{headerWords.documentation}</a>
				</PanelHead>
				<Help
					isOfGames={hash.startsWith(GAMES_HASH)}
					isPresenting={document.documentElement.dataset.presenting !== undefined}
					groups={ALL_KEYS}
					takesCharacters={isTaken}
					onTakeCharacters={change}
				/>
			</div>
		</dialog>
	);
}
