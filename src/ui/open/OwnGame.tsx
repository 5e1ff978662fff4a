// A link has brought another game: the visitor's own is one press away.

import { useApp, useSession } from "../useApp.ts";

export function OwnGame() {
	const { takeOwn, forgetOwn, places } = useSession();
	const hasOwn = useApp((state) => state.hasOwn);
	if (!hasOwn) return null;
	const toMoves = () => places.focus(["moves"]);
	return (
		<p className="own-game">
			<span>This came with a link.</span>
			<button
				type="button"
				className="quiet"
				onClick={() => {
					takeOwn().then(toMoves, (error) => console.error(error));
				}}
			>
				Back to my game
			</button>
			<button
				type="button"
				className="quiet"
				onClick={() => {
					forgetOwn();
					toMoves();
				}}
			>
				Keep this one
			</button>
		</p>
	);
}
