// Where the list stands still while one steps: a button at its edge that names the current move
// when that is out of sight, and leads there.

import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { moveName } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { scrollToCurrentMove } from "./currentMove.ts";

type Edge = "above" | "below";

/** Reports past which edge of the list the current move is, from now on, until it is stopped. */
function watchCurrentMove(box: Element, report: (edge: Edge | undefined) => void): () => void {
	let seeing: IntersectionObserver | undefined;
	function follow(): void {
		seeing?.disconnect();
		const list = box.querySelector(".move-list");
		const move = list?.querySelector(".move[aria-current]");
		if (!list || !move) {
			report(undefined);
			return;
		}
		seeing = new IntersectionObserver(
			(entries) => {
				const last = entries.at(-1);
				if (last === undefined) return;
				const isAbove = last.boundingClientRect.top < (last.rootBounds?.top ?? 0);
				if (last.intersectionRatio >= 0.5) report(undefined);
				else report(isAbove ? "above" : "below");
			},
			{ root: list, threshold: 0.5 },
		);
		seeing.observe(move);
	}
	follow();
	const marking = new MutationObserver(follow);
	marking.observe(box, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
	return () => {
		marking.disconnect();
		seeing?.disconnect();
	};
}

export function CurrentChip() {
	const name = useApp(({ game, settledFrame }) =>
		game.positions[settledFrame] ? moveName(game, settledFrame) : "",
	);
	const place = useRef<HTMLDivElement>(null);
	const [edge, setEdge] = useState<Edge>();
	useEffect(() => {
		const box = place.current?.parentElement;
		return box ? watchCurrentMove(box, setEdge) : undefined;
	}, []);
	const Arrow = edge === "above" ? ArrowUp : ArrowDown;
	return (
		<div ref={place} className="current-chip" data-edge={edge}>
			{edge !== undefined && (
				<button
					type="button"
					onClick={({ detail, currentTarget }) => {
						const list = currentTarget.closest(".list-box");
						scrollToCurrentMove(currentTarget);
						// The button goes: a keyboard's focus is at the move then.
						if (detail === 0)
							list
								?.querySelector<HTMLElement>(".move[aria-current]")
								?.focus({ preventScroll: true });
					}}
				>
					<Arrow size={16} aria-hidden="true" />
					{name}
					<span className="unseen">{moveWords.list.toCurrent}</span>
				</button>
			)}
		</div>
	);
}
