// A link that brings a friend to exactly what is on view, and the same as lines for somebody's own page.

import type { Game } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/formatPgn.ts";
import { formatElement } from "../../element/snippet.ts";
import { isLoaded } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";
import type { ExportProps } from "./exportProps.ts";
import type { MadeLink } from "./followLink.ts";
import { useLink } from "./useLink.ts";

/** The view that a link shows, as a board for a page. */
function embedCode(game: Game, hash: string): string {
	const given = new URLSearchParams(hash);
	const attributes = ["ply", "orientation", "lens", "compare"].flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	const text = given.get("fen")?.replaceAll("_", " ") ?? formatPgn(game);
	return formatElement(document.baseURI, text, Object.fromEntries(attributes));
}

export function LinkPart({ attempt }: ExportProps) {
	const { store } = useSession();
	const made = useLink(true);
	const { link: hash, failure } = made;
	const link = hash === undefined ? "" : `${location.origin}${location.pathname}#${hash}`;
	const copy = async () => {
		await navigator.clipboard.writeText(link);
		return "Link copied";
	};
	const copyCode = async () => {
		await navigator.clipboard.writeText(embedCode(store.get().game, hash ?? ""));
		return "Copied: paste it into the source of your page";
	};
	const send = async () => {
		await navigator.share({ title: "Square Control", url: link });
		return "";
	};
	const isMissing = hash === undefined;
	return (
		<>
			<input
				readOnly
				aria-label="Link to what you see"
				value={link}
				onFocus={(event) => event.currentTarget.select()}
				aria-busy={isMissing && failure === undefined}
			/>
			<div className="row">
				<button
					type="button"
					disabled={isMissing}
					onClick={() =>
						attempt(copy, "The browser does not allow copying: select the link and copy it by hand")
					}
				>
					Copy Link
				</button>
				{"share" in navigator && (
					<button
						type="button"
						disabled={isMissing}
						onClick={() => attempt(send, "Sharing did not work")}
					>
						Send…
					</button>
				)}
				<button
					type="button"
					disabled={isMissing}
					onClick={() =>
						attempt(
							copyCode,
							"The browser does not allow copying: make the line on the page about embedding",
						)
					}
				>
					Copy Embed Code
				</button>
				<a href="./demo.html" className="soft small">
					Boards in other pages
				</a>
			</div>
			<LinkNews made={made} />
		</>
	);
}

/** How the link comes along, or what there is to say of it. */
function LinkNews({ made: { link, done, failure } }: { readonly made: MadeLink }) {
	const hasGame = useApp(isLoaded);
	if (failure !== undefined) {
		return (
			<p role="alert" className="soft small">
				{failure}
			</p>
		);
	}
	if (done !== undefined) {
		return (
			<p className="soft small">
				Making the link… <progress aria-label="Making the link" max={100} value={done} />
			</p>
		);
	}
	if (link === undefined || !hasGame) return null;
	return <p className="soft small">The link holds the whole game; no server keeps it.</p>;
}
