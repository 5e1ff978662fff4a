// What is on view, to be taken away: a link that brings a friend to exactly this, and a picture of the position with its heat.

import { useState } from "react";
import type { Game } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/formatPgn.ts";
import { formatElement } from "../../element/snippet.ts";
import { CloseButton } from "../CloseButton.tsx";
import { saveFile } from "../saveFile.ts";
import { type Session, useApp, useSession } from "../useApp.ts";
import { useLink } from "./useLink.ts";
import "./share.css";

export type PictureWish = {
	readonly scale: number;
	readonly showsCoordinates: boolean;
	readonly showsLegend: boolean;
};

type Props = {
	readonly makePicture: (session: Session, wish: PictureWish) => Promise<Blob>;
	readonly close: () => void;
};

/** The view that a link shows, as a board for somebody's page. */
function embedCode(game: Game, hash: string): string {
	const given = new URLSearchParams(hash);
	const attributes = ["ply", "orientation", "lens"].flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	const text = given.get("fen")?.replaceAll("_", " ") ?? formatPgn(game);
	return formatElement(document.baseURI, text, Object.fromEntries(attributes));
}

export function Share({ makePicture, close }: Props) {
	const session = useSession();
	const { link: hash, isFailed } = useLink(true);
	const link = hash && `${window.location.origin}${window.location.pathname}#${hash}`;
	const isAnalysed = useApp((state) => state.control !== undefined);
	const [told, setTold] = useState("");
	const [wish, setWish] = useState<PictureWish>({
		scale: 2,
		showsCoordinates: true,
		showsLegend: true,
	});
	const about = isAnalysed ? "The link holds the whole game; no server keeps it." : "";
	const hint = isFailed ? "The link could not be made: reload the page, and try again" : about;
	const attempt = async (work: () => Promise<string>, failure: string) => {
		try {
			setTold(await work());
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return;
			console.warn(error);
			setTold(failure);
		}
	};
	const copy = () =>
		attempt(async () => {
			await navigator.clipboard.writeText(link ?? "");
			return "Link copied";
		}, "The browser does not allow copying: select the link and copy it by hand");
	const copyCode = () =>
		attempt(async () => {
			await navigator.clipboard.writeText(embedCode(session.store.get().game, hash ?? ""));
			return "Copied: paste it into the source of your page";
		}, "The browser does not allow copying: make the line on the page about embedding");
	const send = () =>
		attempt(async () => {
			await navigator.share({ title: "Square Control", url: link ?? "" });
			return "";
		}, "Sharing did not work");
	const savePicture = () =>
		attempt(async () => {
			saveFile(await makePicture(session, wish), "position.png");
			return "Picture saved";
		}, "The picture could not be made");
	const copyPicture = () =>
		attempt(async () => {
			const item = new ClipboardItem({ "image/png": makePicture(session, wish) });
			await navigator.clipboard.write([item]);
			return "Picture copied";
		}, "The browser does not allow copying pictures: save it instead");
	return (
		<>
			<div className="aside-head">
				<h2>Share</h2>
				<CloseButton close={close} />
			</div>
			<div className="aside-body share">
				<label>
					Link to what you see
					<input
						readOnly
						value={link ?? ""}
						onFocus={(event) => event.currentTarget.select()}
						aria-busy={link === undefined && !isFailed}
					/>
				</label>
				<div className="row">
					<button type="button" onClick={copy} disabled={link === undefined}>
						Copy Link
					</button>
					<button type="button" onClick={copyCode} disabled={link === undefined}>
						Copy Embed Code
					</button>
					{"share" in navigator && (
						<button type="button" onClick={send} disabled={link === undefined}>
							Send…
						</button>
					)}
					<a href="./demo.html" className="soft small">
						Boards in other pages
					</a>
				</div>
				<p role="status" className="soft small">
					{told || hint}
				</p>
				<fieldset>
					<legend>Picture</legend>
					<div className="row">
						<label>
							Size
							<select
								value={wish.scale}
								onChange={(event) => setWish({ ...wish, scale: Number(event.target.value) })}
							>
								{[1, 2, 3].map((scale) => (
									<option key={scale} value={scale}>
										{scale}× ({512 * scale} px)
									</option>
								))}
							</select>
						</label>
						{(
							[
								["showsCoordinates", "Coordinates"],
								["showsLegend", "Legend"],
							] as const
						).map(([key, title]) => (
							<label key={key}>
								<input
									type="checkbox"
									checked={wish[key]}
									onChange={(event) => setWish({ ...wish, [key]: event.target.checked })}
								/>
								{title}
							</label>
						))}
						<button type="button" onClick={savePicture}>
							Save Picture
						</button>
						<button type="button" onClick={copyPicture}>
							Copy Picture
						</button>
					</div>
				</fieldset>
			</div>
		</>
	);
}
