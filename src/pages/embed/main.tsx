// The entry of embed.html: shows the board that the address names.

import { latePart } from "../../runtime/late/loadPart.ts";
import "../../ui/style/base.css";
import "../../ui/style/controls.css";
import "../../ui/style/parts.css";
import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { problemText } from "../../messages/textFaults.ts";
import type { Session } from "../../session/session.ts";
import { problemOf } from "../../session/state/problems.ts";
import { createEmbed } from "./createEmbed.ts";
import { Embed } from "./Embed.tsx";
import "./embed.css";
import type { Params } from "./params.ts";

/** embed.html has it. */
const root = document.getElementById("root") as HTMLElement;

const loadOverlay = latePart("overlay", () => import("./Overlay.tsx"));

function showTheme({ theme }: Params): void {
	if (theme === "auto") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}

type Props = {
	readonly embed: ReturnType<typeof createEmbed>;
	readonly session: Session;
	readonly onHeight: (height: number) => void;
};

/** The board as readers use it. */
function LiveEmbed({ embed: { params, followed }, session, onHeight }: Props) {
	const now = useSyncExternalStore(params.subscribe, params.get);
	const { following } = useSyncExternalStore(followed.subscribe, followed.get);
	return <Embed session={session} params={now} live={following?.sign} onHeight={onHeight} />;
}

async function start(): Promise<void> {
	const embed = createEmbed(window.location.search, window.location.hash);
	const { params } = embed;
	showTheme(params.get());
	// Another address is another board.
	window.addEventListener("hashchange", () => window.location.reload());
	params.subscribe(showTheme);
	const { session, sendHeight, opening, acceptOrders } = await embed.open();
	const { overlay } = params.get();
	// A picture for a stream, or the board as readers use it.
	const { Overlay } = overlay ? await loadOverlay() : {};
	createRoot(root).render(
		<StrictMode>
			{overlay && Overlay ? (
				<Overlay embed={embed} session={session} scale={overlay.scale} onHeight={sendHeight} />
			) : (
				<LiveEmbed embed={embed} session={session} onHeight={sendHeight} />
			)}
		</StrictMode>,
	);
	await opening;
	acceptOrders();
}

start().catch((error) => {
	console.error(error);
	root.textContent = problemText(problemOf(error));
});
