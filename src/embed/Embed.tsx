// A board in somebody's page: board, move buttons, timeline and moves, in as much room as its frame has, and a way to the application.

import { ExternalLink } from "lucide-react";
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from "react";
import { listenToKeys, listenToWheel } from "../app/keys.ts";
import { Board } from "../board/Board.tsx";
import { snap } from "../board/geometry.ts";
import { formatLink } from "../store/links.ts";
import { MoveList } from "../ui/moves/MoveList.tsx";
import { Steps } from "../ui/moves/Steps.tsx";
import { Problem } from "../ui/open/Problem.tsx";
import { useLink } from "../ui/share/useLink.ts";
import { PlayButton } from "../ui/timeline/PlayButton.tsx";
import { Timeline } from "../ui/timeline/Timeline.tsx";
import { usePlayer } from "../ui/timeline/usePlayer.ts";
import { type Session, SessionContext, useApp } from "../ui/useApp.ts";
import type { Params } from "./params.ts";
import { shareRoom } from "./room.ts";

function subscribe(onChange: () => void): () => void {
	window.addEventListener("resize", onChange);
	return () => window.removeEventListener("resize", onChange);
}

type Props = {
	readonly session: Session;
	readonly params: Params;
	readonly onHeight: (height: number) => void;
};

export function Embed({ session, params, onHeight }: Props) {
	const width = useSyncExternalStore(subscribe, () => innerWidth);
	const height = useSyncExternalStore(subscribe, () => innerHeight);
	const ratio = useSyncExternalStore(subscribe, () => devicePixelRatio);
	const room = shareRoom(width, height, params);
	const { actions } = session;
	useEffect(() => listenToKeys(actions), [actions]);
	// Until it has been chosen, the wheel is the article's.
	useEffect(() => listenToWheel(actions, () => document.hasFocus()), [actions]);
	useEffect(() => onHeight(room.height), [onHeight, room.height]);
	const size = snap(room.board, ratio);
	return (
		<SessionContext value={session}>
			{/* No landmarks and no headings: those are for the page that we are in. */}
			<div className="embed" data-moves={room.moves}>
				<Board store={session.store} actions={actions} core={session.core} size={size} />
				{params.controls && <Controls autoplays={params.autoplay} />}
				{room.moves !== "none" && (
					<div className="embed-moves">
						<MoveList />
					</div>
				)}
				<Foot session={session} />
			</div>
		</SessionContext>
	);
}

/** What plays by itself can be stopped, and does not begin for those who want to see less move. */
function Controls({ autoplays }: { readonly autoplays: boolean }) {
	const player = usePlayer(
		autoplays && !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
	);
	return (
		<>
			<Steps>
				<PlayButton player={player} />
			</Steps>
			<Timeline isBare />
		</>
	);
}

/** What went wrong, and the way to the same view in the application. */
function Foot({ session: { store } }: { session: Session }) {
	const problem = useApp((state) => state.problem);
	/** Few follow the link: it is made when a hand comes near. */
	const [isWanted, setWanted] = useState(false);
	const hash = useLink(isWanted);
	const want = () => setWanted(true);
	const follow = (event: MouseEvent) => {
		if (hash !== undefined) return;
		event.preventDefault();
		formatLink(store.get()).then(
			(made) => window.open(`./#${made}`, "_blank", "noopener"),
			(error) => console.error(error),
		);
	};
	return (
		<div className="embed-foot">
			{problem === undefined ? null : <Problem />}
			<a
				href={hash === undefined ? "./" : `./#${hash}`}
				target="_blank"
				rel="noopener"
				onPointerEnter={want}
				onFocus={want}
				onClick={follow}
			>
				Square Control <ExternalLink aria-hidden="true" />
				<span className="unseen"> (opens in a new tab)</span>
			</a>
		</div>
	);
}
