// A link that brings a friend to exactly what is on view, with all games of its file or that one alone.

import { useRef, useState } from "react";
import { LinkError } from "../../../store/links/linkError.ts";
import { chaptersIn } from "../../../store/opening/chapters.ts";
import { isLoaded } from "../../../store/state/appStore.ts";
import { useApp } from "../../../ui/hooks/useApp.ts";
import { copyText, isCalledOff } from "../copyText.ts";
import type { ExportProps } from "../exportProps.ts";
import { Check } from "../fields.tsx";
import { COMING, EmbedCode } from "./EmbedCode.tsx";
import type { MadeLink } from "./followLink.ts";
import { useLink } from "./useLink.ts";

const numbers = new Intl.NumberFormat("en");

/** A study of Lichess has no more chapters: what has is a collection, of which one game is meant. */
const MOST_IN_LESSON = 64;

const addressWith = (hash: string) => `${location.origin}${location.pathname}#${hash}`;

export function LinkPart({ attempt }: ExportProps) {
	const chapters = useApp(chaptersIn);
	/** Undefined until somebody says so. */
	const [wish, setWish] = useState<boolean>();
	const isWhole = chapters > 1 && (wish ?? chapters <= MOST_IN_LESSON);
	const made = useLink(true, isWhole);
	const { link: hash, done, failure } = made;
	const field = useRef<HTMLInputElement>(null);
	const copy = async () => {
		try {
			await copyText(made.now().then(addressWith));
			return "Link copied";
		} catch (error) {
			// A refusal leaves the link to be copied by hand, once it is seen.
			if (!(error instanceof LinkError || isCalledOff(error)))
				requestAnimationFrame(() => field.current?.select());
			throw error;
		}
	};
	const send = async () => {
		await navigator.share({ title: "Square Control", url: addressWith(await made.now()) });
		return "";
	};
	const isSlow = done !== undefined;
	const isMissing = failure !== undefined;
	return (
		<>
			<input
				ref={field}
				readOnly
				aria-label="Link to what you see"
				// That of a moment before is no link to what you see.
				value={hash === undefined || isSlow ? "" : addressWith(hash)}
				onFocus={(event) => event.currentTarget.select()}
				aria-busy={isSlow || (hash === undefined && !isMissing)}
			/>
			<div className="row">
				<button
					type="button"
					disabled={isMissing}
					onClick={() =>
						attempt(
							copy,
							"The browser does not allow copying: the link is selected, copy it by hand",
							COMING,
						)
					}
				>
					Copy Link
				</button>
				{"share" in navigator && (
					<button
						type="button"
						disabled={isMissing}
						onClick={() => attempt(send, "Sharing did not work: press again", COMING)}
					>
						Send…
					</button>
				)}
				<EmbedCode attempt={attempt} hashNow={made.now} isMissing={isMissing} isWhole={isWhole} />
				<a href="./demo.html" className="soft small">
					Boards in other pages
				</a>
			</div>
			{chapters > 1 && (
				<div className="row">
					<Check isSet={isWhole} set={setWish}>
						All {chapters} games
					</Check>
				</div>
			)}
			<LinkNews made={made} games={isWhole ? chapters : 1} />
		</>
	);
}

type NewsProps = { readonly made: MadeLink; readonly games: number };

/** Letters that nearly all programs leave as they are. */
const SAFE_LETTERS = 8000;

/** How the link comes along, or what there is to say of it. */
function LinkNews({ made: { link, done, failure }, games }: NewsProps) {
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
	// Also before the link is there: what is below does not move away from a pointer.
	if (!hasGame) return null;
	const held = games > 1 ? `all ${games} games` : "the whole game";
	return (
		<p className="soft small">
			The link holds {held}; no server keeps it.
			{link !== undefined &&
				link.length > SAFE_LETTERS &&
				` It has ${numbers.format(link.length)} letters, more than some programs let through: the file is safer.`}
		</p>
	);
}
