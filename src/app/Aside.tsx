// The room beside the board for answers: why a square is what it is, or which moves change how much. What fills it comes when it
// is first wanted.

import { useCallback, useEffect, useRef, useState } from "react";
import { PiecePicture } from "../board/PiecePicture.tsx";
import { onTop, titleOf } from "../store/panels.ts";
import { useApp, useSession } from "../ui/useApp.ts";
import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import "./aside.css";
import { useLoaded } from "./useLoaded.ts";

const load = () => loadChunk("insight", () => import("./insight.ts"));

/** Device pixels of the small pieces in the text. */
const PICTURE = 22 * Math.ceil(devicePixelRatio);

export function Aside() {
	const { store, actions } = useSession();
	const top = useApp(onTop);
	const isInspecting = top === "inspector";
	const panel = useApp((state) => state.panel);
	const [said, say] = useState("");
	const isOpen = top !== undefined;
	const box = useRef<HTMLElement>(null);
	/** What was pressed to open a panel has the focus again when it closes. */
	const opener = useRef<HTMLElement>(undefined);
	/** Where the keyboard was must not vanish with what is closed. */
	const close = useCallback(() => {
		const hadFocus = box.current?.contains(document.activeElement);
		const wasPanel = onTop(store.get()) !== "inspector";
		actions.dismiss();
		if (!hadFocus) return;
		requestAnimationFrame(() => {
			const cell = document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
			// A panel that was opened from what it covered has that under it again.
			const under = box.current ?? cell;
			const pressed = wasPanel && opener.current?.isConnected ? opener.current : undefined;
			const back = pressed ?? under;
			back?.focus({ preventScroll: true });
		});
	}, [actions, store]);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			if (onTop(store.get()) === undefined) return;
			event.preventDefault();
			close();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [store, close]);
	useEffect(() => {
		if (!isInspecting) say("");
	}, [isInspecting]);
	const isGlance = useApp((state) => state.inspected?.isPinned === false);
	useEffect(() => {
		// Nothing moves under a mouse that only rests.
		if (isOpen && !isGlance) document.querySelector(".board")?.scrollIntoView({ block: "nearest" });
	}, [isOpen, isGlance]);
	useEffect(() => {
		if (panel === undefined) return;
		const { activeElement, body } = document;
		opener.current = activeElement === body ? undefined : (activeElement as HTMLElement);
		box.current?.focus({ preventScroll: true });
	}, [panel]);
	return (
		<div className="aside-room">
			<p role="status" className="unseen">
				{said}
			</p>
			{top !== undefined && (
				<section
					ref={box}
					tabIndex={-1}
					className="aside"
					aria-label={titleOf(top)}
					onPointerLeave={() => {
						if (store.get().inspected?.isPinned === false) actions.inspect(undefined);
					}}
				>
					<Content say={say} close={close} />
				</section>
			)}
		</div>
	);
}

function Content({ say, close }: { say: (text: string) => void; close: () => void }) {
	const loaded = useLoaded(load);
	const inspected = useApp((state) => state.inspected);
	const top = useApp(onTop);
	if (loaded.state === "failed") return <LoadFailure {...loaded} />;
	if (loaded.state === "waiting") return null;
	const { Inspector, Candidates, Share, makePicture } = loaded.value;
	if (top === "share") return <Share makePicture={makePicture} close={close} />;
	if (inspected === undefined) return <Candidates close={close} />;
	return (
		<Inspector
			{...inspected}
			pictureOf={(piece) => <PiecePicture piece={piece} square={PICTURE} />}
			say={say}
			close={close}
		/>
	);
}
