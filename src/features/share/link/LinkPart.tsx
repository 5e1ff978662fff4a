// A link that shows a friend exactly what is on view, and the same as code for a page: with all
// games of the file, or with the open one alone.

import { Link as LinkIcon } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { DEFAULT_BOARD } from "../../../board/heat/boards.ts";
import { DEFAULT_PIECES } from "../../../board/styles/sets.ts";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { headerWords } from "../../../messages/en/first.ts";
import { shareWords } from "../../../messages/en/panels/share.ts";
import { formatElement } from "../../../package/element/snippet.ts";
import { strictlyEscaped } from "../../../runtime/markup.ts";
import { LinkError } from "../../../session/links/linkError.ts";
import { fileOf } from "../../../session/opening/chapters.ts";
import { chaptersIn } from "../../../session/opening/lesson.ts";
import type { Session } from "../../../session/session.ts";
import { isLoaded } from "../../../session/state/appQueries.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { copyText, isAbort } from "../../../ui/copyText.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { Check } from "../../../ui/parts/Check.tsx";
import { PHONE } from "../../../ui/style/windows.ts";
import { ExportRow } from "../ExportRow.tsx";
import type { Attempt, ExportProps } from "../exportProps.ts";
import { paintIsHidden } from "../paintIsHidden.ts";
import { makePicture, pictureOptions } from "../picture/makePicture.ts";
import type { LinkFailure, MadeLink } from "./followLink.ts";
import { type Link, useLink } from "./useLink.ts";

/**
 * A picture of what is on view, and the link to it, in one copy: programs that take pictures paste
 * the one, text fields the other, and those that take formatted text both.
 */
const textBlob = (type: string, text: string) => new Blob([text], { type });

async function dataAddress(picture: Blob): Promise<string> {
	const bytes = new Uint8Array(await picture.arrayBuffer());
	const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return `data:${picture.type};base64,${btoa(letters)}`;
}

/** The link may still be in the making: browsers wait for promises after a press. */
async function copyWithPicture(session: Session, link: Promise<string>): Promise<void> {
	const { hidden, options } = session.store.get();
	const picture = makePicture(session, pictureOptions({ hidden, options }, {}));
	const html = Promise.all([picture, link]).then(async ([image, address]) => {
		const shown = strictlyEscaped(address);
		return `<p><a href="${shown}"><img src="${await dataAddress(image)}" alt=""></a></p><p><a href="${shown}">${shown}</a></p>`;
	});
	await navigator.clipboard.write([
		new ClipboardItem({
			"image/png": picture,
			"text/plain": link.then((address) => textBlob("text/plain", address)),
			"text/html": html.then((text) => textBlob("text/html", text)),
		}),
	]);
}

/**
 * A study of Lichess has no more chapters. A file with more games is a collection, of which a
 * visitor means to share one, unless they say otherwise.
 */
const MAX_STUDY_GAMES = 64;

const addressWith = (hash: string) => `${location.origin}${location.pathname}#${hash}`;

/** The HTML of a board with the current view; `hash` is that of the link to the same view. */
function embedCode(state: AppState, hash: string, isWhole: boolean): string {
	const given = new URLSearchParams(hash);
	const attributes = ["game", "ply", "orientation", "lens", "compare"].flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	const { board, pieces } = state.options;
	if (board !== DEFAULT_BOARD) attributes.push(["board", board]);
	if (pieces !== DEFAULT_PIECES) attributes.push(["pieces", pieces]);
	if (isWhole) attributes.push(["chapters", ""]);
	const position = given.get("fen")?.replaceAll("_", " ");
	const text = position ?? (isWhole ? fileOf(state) : formatPgn(state.game));
	return formatElement(document.baseURI, text, Object.fromEntries(attributes));
}

export function LinkPart({ attempt }: ExportProps) {
	const games = useApp(chaptersIn);
	/** Undefined until the visitor decides. */
	const [choice, choose] = useState<boolean>();
	const isWhole = games > 1 && (choice ?? games <= MAX_STUDY_GAMES);
	const link = useLink(true, isWhole);
	const field = useRef<HTMLInputElement>(null);
	// On a phone the other rows would be out of sight.
	const [isOpen, setOpen] = useState(!useMedia(PHONE));
	const isSlow = link.percent !== undefined;
	return (
		<ExportRow
			name="link"
			icon={LinkIcon}
			opening={[isOpen, setOpen]}
			usual={<CopyLink link={link} attempt={attempt} field={field} open={() => setOpen(true)} />}
		>
			<input
				ref={field}
				readOnly
				aria-label={shareWords.link.label}
				// While a link is being made, the one before shows something else.
				value={link.hash === undefined || isSlow ? "" : addressWith(link.hash)}
				onFocus={(event) => event.currentTarget.select()}
				aria-busy={isSlow || (link.hash === undefined && link.failure === undefined)}
			/>
			<LinkButtons link={link} attempt={attempt} isWhole={isWhole} />
			<a href="./demo.html" className="soft small">
				{shareWords.link.aboutEmbedding}
			</a>
			{games > 1 && (
				<Check isSet={isWhole} set={choose}>
					{shareWords.allGames(games)}
				</Check>
			)}
			<p className="soft small">{shareWords.link.noPreview}</p>
			<LinkStatus made={link} games={isWhole ? games : 1} />
		</ExportRow>
	);
}

type CopyProps = {
	readonly link: Link;
	readonly attempt: Attempt;
	/** The field with the link as text. */
	readonly field: RefObject<HTMLInputElement | null>;
	/** Brings the field in sight. */
	readonly open: () => void;
};

/** It waits for the link to the view at the press, as all buttons here do. */
function CopyLink({ link, attempt, field, open }: CopyProps) {
	const copy = async () => {
		try {
			await copyText(link.now().then(addressWith));
			return shareWords.link.copied;
		} catch (error) {
			// Where the browser refuses, the link is selected to be copied by hand, once it is on
			// the page.
			if (!(error instanceof LinkError || isAbort(error))) {
				open();
				requestAnimationFrame(() => field.current?.select());
			}
			throw error;
		}
	};
	return (
		<button
			type="button"
			className="primary"
			disabled={link.failure !== undefined}
			onClick={() => attempt(copy, shareWords.link.notCopied, shareWords.link.waiting)}
		>
			{shareWords.link.copy}
		</button>
	);
}

type ButtonsProps = {
	readonly link: Link;
	readonly attempt: Attempt;
	readonly isWhole: boolean;
};

function LinkButtons({ link, attempt, isWhole }: ButtonsProps) {
	const session = useSession();
	const { store } = session;
	const copyBoth = async () => {
		if (paintIsHidden()) return shareWords.canvasHidden;
		await copyWithPicture(session, link.now().then(addressWith));
		return shareWords.link.copiedWithPicture;
	};
	const send = async () => {
		await navigator.share({ title: headerWords.home, url: addressWith(await link.now()) });
		return "";
	};
	const copyEmbedCode = async () => {
		const state = store.get();
		await copyText(link.now().then((hash) => embedCode(state, hash, isWhole)));
		return shareWords.link.embedCodeCopied;
	};
	const button = (title: string, work: () => Promise<string>, failure: string) => (
		<button
			type="button"
			disabled={link.failure !== undefined}
			onClick={() => attempt(work, failure, shareWords.link.waiting)}
		>
			{title}
		</button>
	);
	return (
		<>
			{button(shareWords.link.copyWithPicture, copyBoth, shareWords.link.notCopiedWithPicture)}
			{"share" in navigator && button(shareWords.link.send, send, shareWords.link.notSent)}
			{button(shareWords.link.copyEmbedCode, copyEmbedCode, shareWords.link.embedCodeNotCopied)}
		</>
	);
}

function failureText(failure: LinkFailure): string {
	if (failure.code === "file") return shareWords.link.fileFailed(failure.reason);
	return failure.code === "game" ? shareWords.link.gameTooLarge : shareWords.link.failed;
}

type StatusProps = { readonly made: MadeLink; readonly games: number };

/** Nearly all programs pass on links of this length. */
const SAFE_LETTERS = 8000;

/** The progress of the link, or a note on it. */
function LinkStatus({ made: { hash, percent, failure }, games }: StatusProps) {
	const hasGame = useApp(isLoaded);
	if (failure !== undefined) {
		return (
			<p role="alert" className="soft small">
				{failureText(failure)}
			</p>
		);
	}
	if (percent !== undefined) {
		return (
			<p className="soft small">
				{shareWords.link.making}{" "}
				<progress aria-label={shareWords.link.progress} max={100} value={percent} />
			</p>
		);
	}
	// Rendered before the link is ready, so nothing below moves under a pointer when the link
	// arrives.
	if (!hasGame) return null;
	return (
		<p className="soft small">
			{shareWords.link.holds(games)}
			{hash !== undefined &&
				hash.length > SAFE_LETTERS &&
				` ${shareWords.link.isLong(hash.length)}`}
		</p>
	);
}
