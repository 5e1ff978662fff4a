// A board for the picture of a stream: names, clocks and counts in large letters on a transparent
// page, without buttons.

import "./extras.css";
import { type CSSProperties, useEffect, useSyncExternalStore } from "react";
import { Board } from "../../board/Board.tsx";
import { snap } from "../../board/geometry.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { knownTag } from "../../chess/pgn/tags/gameTitle.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { followFaultText } from "../../features/open/follow/followFaultText.ts";
import { boardWords } from "../../messages/en/board.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { embedWords } from "../../messages/en/screens/embed.ts";
import { problemText } from "../../messages/textFaults.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { SessionContext, useApp } from "../../ui/hooks/useApp.ts";
import { Rich, unseen } from "../../ui/Rich.tsx";
import type { createEmbed } from "./createEmbed.ts";
import type { Following } from "./following.tsx";
import { overlaySizes } from "./overlay.ts";

// The clocks of a game at a position, from the comments of its file.

/** "1:02:03", or "2:03" for "0:02:03.4"; any other text stays as it is. */
export function clockText(written: string): string {
	const [, hours = "", minutes = "", seconds = ""] =
		/^(\d+):(\d{1,2}):(\d{1,2})(?:\.\d*)?$/.exec(written.trim()) ?? [];
	if (seconds === "") return written.trim();
	const two = seconds.padStart(2, "0");
	return Number(hours) > 0
		? `${Number(hours)}:${minutes.padStart(2, "0")}:${two}`
		: `${Number(minutes)}:${two}`;
}

/** The clock of a side after its latest move. Undefined if the file has none. */
export function clockOf(game: Game, frame: Frame, side: Side): string | undefined {
	for (let at: Frame | undefined = frame; at !== undefined; ) {
		const { fen, notes, parent } = positionAt(game, at);
		const mover = fen.split(" ")[1] === "w" ? BLACK : WHITE;
		const written = notes.clocks.get("clk");
		if (mover === side && written !== undefined) return clockText(written);
		at = parent;
	}
	return undefined;
}

type OverlayNoteProps = Pick<ReturnType<typeof createEmbed>, "params" | "followed">;

/**
 * Reason why an overlay shows no game, on the picture itself: streams have no console. It goes when
 * a game comes, and does not come back: from then on there are people who watch.
 */
function OverlayNote({ params, followed }: OverlayNoteProps) {
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

function subscribe(onChange: () => void): () => void {
	window.addEventListener("resize", onChange);
	return () => window.removeEventListener("resize", onChange);
}

type Props = {
	readonly embed: ReturnType<typeof createEmbed>;
	readonly session: Session;
	readonly scale: number;
	/** Tells the page around the frame that the board is there. */
	readonly onHeight: (height: number) => void;
};

export function Overlay({ embed, session, scale, onHeight }: Props) {
	// It fits into whatever height it is given.
	useEffect(() => onHeight(innerHeight), [onHeight]);
	return (
		<SessionContext value={session}>
			<Picture embed={embed} session={session} scale={scale} />
		</SessionContext>
	);
}

function Picture({ embed, session, scale }: Omit<Props, "onHeight">) {
	const width = useSyncExternalStore(subscribe, () => innerWidth);
	const height = useSyncExternalStore(subscribe, () => innerHeight);
	const { board, name, bar, gap } = overlaySizes(width, height, scale);
	const below = useApp((state) => state.orientation);
	const lengths = {
		"--board": `${board}px`,
		"--name": `${name}px`,
		"--bar": `${bar}px`,
		"--gap": `${gap}px`,
	} as CSSProperties;
	return (
		<div className="overlay" style={lengths} inert>
			<Player side={below === WHITE ? BLACK : WHITE} />
			<Board
				{...session.board}
				core={session.core}
				places={session.places}
				help={boardWords.keys.plain}
				size={snap(board, devicePixelRatio)}
			/>
			<Player side={below} />
			<CountsBar />
			<OverlayNote params={embed.params} followed={embed.followed} />
		</div>
	);
}

function Player({ side }: { readonly side: Side }) {
	const name = useApp(
		({ game }) => knownTag((tag) => game.tags.get(tag), side === WHITE ? "White" : "Black") ?? "",
	);
	const clock = useApp(({ game, settledFrame }) => clockOf(game, settledFrame, side));
	return (
		<p className="overlay-player" data-side={side === WHITE ? "white" : "black"}>
			<span className="overlay-name cut">{name}</span>
			{clock !== undefined && <span className="overlay-clock">{clock}</span>}
		</p>
	);
}

/** White's squares at the left, Black's at the right, the others between them. */
const ORDER = ["white", "contested", "neutral", "black"] as const;

function CountsBar() {
	return (
		<div className="overlay-counts">
			{ORDER.map((key) => (
				<Share key={key} name={key} />
			))}
		</div>
	);
}

function Share({ name }: { readonly name: (typeof ORDER)[number] }) {
	const part = CLASS_LIST.find(({ key }) => key === name);
	const squares = useApp(({ control, settledFrame }) =>
		control === undefined || part === undefined ? 0 : countsAt(control, settledFrame)[part.count],
	);
	return (
		<span data-tint={name} style={{ flexGrow: squares }}>
			<Rich text={embedWords.share(squares, chessWords.control(name), unseen)} />
		</span>
	);
}
