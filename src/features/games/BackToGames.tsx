// The way back from a game to the list that it was opened from, or to the question of a round.

import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { noticeWords } from "../../messages/en/saving.ts";
import { aboutMomentText } from "../../messages/en/screens/aboutMoment.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { NoticeLine } from "../../ui/parts/NoticeLine.tsx";
import { COARSE } from "../../ui/style/windows.ts";
import { fileKey } from "./fromGames.ts";
import type { AboutMoment } from "./moment/aboutMoment.ts";

type Props = { readonly back: () => void };

/** Nothing over another game, as after Undo. */
export function BackToGames({ back }: Props) {
	const { state } = useLocation();
	const game = useApp((app) => app.game);
	const library = useApp((app) => app.library);
	const key = useMemo(() => fileKey({ game, library }), [game, library]);
	return key === state?.file && <WayBack back={back} />;
}

function WayBack({ back }: Props) {
	const { store } = useSession();
	const { state } = useLocation();
	const [isClosed, setIsClosed] = useState(false);
	const hasKeys = !useMedia(COARSE);
	const about: AboutMoment | undefined = state?.about;
	const words = state?.isFromRound === true ? noticeWords.fromRound : noticeWords.fromGames;
	useEffect(() => {
		/** Escape puts a piece or a pen back first, and closes what lies over the game. */
		let isFree = false;
		const look = () => {
			const { inHand, desk, sideline, panel } = store.get();
			isFree = (inHand ?? desk?.pen ?? sideline ?? panel) === undefined;
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
	if (isClosed) return null;
	return (
		<NoticeLine sentence={about === undefined ? words.origin : aboutMomentText(about)}>
			<button type="button" className="quiet" onClick={back}>
				{words.back(hasKeys)}
			</button>
			<button type="button" className="quiet" onClick={() => setIsClosed(true)}>
				{noticeWords.dismiss}
			</button>
		</NoticeLine>
	);
}
