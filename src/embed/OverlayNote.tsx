// Why an overlay shows no game, on the picture itself: streams have no console. It goes when a game
// comes, and does not come back: from then on there are people who watch.

import { useSyncExternalStore } from "react";
import { followFaultText } from "../features/open/follow/followFaultText.ts";
import { embedWords } from "../messages/en/screens/embed.ts";
import { problemText } from "../messages/textFaults.ts";
import { isLoaded } from "../store/state/appQueries.ts";
import { useApp } from "../ui/hooks/useApp.ts";
import type { createEmbed } from "./createEmbed.ts";
import type { Following } from "./following.tsx";

type Props = Pick<ReturnType<typeof createEmbed>, "params" | "followed">;

export function OverlayNote({ params, followed }: Props) {
	const { following } = useSyncExternalStore(followed.subscribe, followed.get);
	const { follow, link } = params.get();
	const hasGame = useApp(isLoaded);
	const problem = useApp((state) => state.problem);
	if (hasGame) return null;
	if (problem !== undefined) return <Note why={problemText(problem)} />;
	if (following !== undefined) return <FaultNote following={following} />;
	// A page around it may still send a game.
	const isAlone = window.parent === window;
	return isAlone && !follow && !link ? <Note why={embedWords.followsNothing} /> : null;
}

function FaultNote({ following: { live } }: { readonly following: Following }) {
	const { fault } = useSyncExternalStore(live.subscribe, live.get);
	return fault === undefined ? null : <Note why={followFaultText(fault)} />;
}

function Note({ why }: { readonly why: string }) {
	return <p className="overlay-note">{embedWords.nothingComes(why)}</p>;
}
