// The way back from a game to the list that it was opened from, or to the question of a round.

import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { noticeWords } from "../../messages/en/saving.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { useSession } from "../../ui/hooks/useApp.ts";

export function BackToGames({ back }: { readonly back: () => void }) {
	const { store } = useSession();
	const { state } = useLocation();
	const words = state?.isFromRound === true ? noticeWords.fromRound : noticeWords.fromGames;
	useEffect(() => {
		/** Escape puts a piece or a pen back first, and closes what lies over the game. */
		let isFree = false;
		const look = () => {
			const { inHand, desk, panel } = store.get();
			isFree = (inHand ?? desk?.pen ?? panel) === undefined;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || !isFree) return;
			if (isField(event.target)) return;
			event.preventDefault();
			back();
		};
		window.addEventListener("keydown", look, { capture: true });
		window.addEventListener("keydown", onKeyDown);
		return () => {
			window.removeEventListener("keydown", look, { capture: true });
			window.removeEventListener("keydown", onKeyDown);
		};
	}, [store, back]);
	return (
		<p className="notice">
			<span>{words.origin}</span>
			<button type="button" className="quiet" onClick={back}>
				{words.back}
			</button>
		</p>
	);
}
