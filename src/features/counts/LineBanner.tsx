// Over the board while it shows a line, in the place of the counts: that this is not the game, the
// way back to it, and the shares of the position as a bar with its numbers.

import { Info } from "lucide-react";
import { moveName, positionAt } from "../../chess/game.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { Meanings } from "./Meanings.tsx";
import { useMeanings } from "./useMeanings.ts";
import "./inPlace.css";

export function LineBanner() {
	const { store, places } = useSession();
	const sideline = useApp((state) => state.sideline);
	const move = useApp(({ game, settledFrame }) =>
		positionAt(game, settledFrame).move ? moveName(game, settledFrame) : undefined,
	);
	const { isOpen, toggle, close, button } = useMeanings();
	if (sideline === undefined) return null;
	// The button is gone with the line: the focus goes to the panel that the line is of.
	function leave(): void {
		store.set({ sideline: undefined });
		places.focus(["sidePanel", "cell"], { preventScroll: true });
	}
	const counts = countsAt(sideline.control, sideline.frame);
	return (
		<div className="line-banner">
			<div className="line-head">
				<strong role="status">{sidelineWords.notTheGame}</strong>
				<button
					ref={button}
					type="button"
					className="line-key"
					title={sidelineWords.signs}
					aria-label={sidelineWords.signs}
					aria-expanded={isOpen}
					onClick={toggle}
				>
					<Info aria-hidden="true" />
				</button>
				<button type="button" onClick={leave}>
					<span>{sidelineWords.back(move)}</span> <kbd>{sidelineWords.key}</kbd>
				</button>
			</div>
			<div className="line-shares">
				{CLASS_LIST.map(({ key, count }) => (
					<span key={key} data-tint={key} style={{ flexGrow: counts[count] }}>
						<span className="unseen">{chessWords.control(key)} </span>
						{counts[count]}
					</span>
				))}
			</div>
			{isOpen && <Meanings close={close} />}
		</div>
	);
}
