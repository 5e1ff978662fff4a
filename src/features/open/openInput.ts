// Opens the visitor's input: a text, or files. Loaded at the first input.

import { decoding } from "../../chess/decode.ts";
import { splitPgn } from "../../chess/pgn/splitPgn.ts";
import { OPENS_HERE } from "../../chess/pgn/tags/opensAt.ts";
import { SAMPLE_GAMES } from "../../chess/samples/sampleGames.ts";
import type { Sample } from "../../chess/samples/samples.ts";
import { addressFaultWords, inputFaultWords } from "../../messages/en/input.ts";
import { listText } from "../../messages/format.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { hasImports } from "../../runtime/settings.ts";
import { unhurried } from "../../runtime/slices.ts";
import { otherHosts, whomToAsk } from "../../session/follow/whomToAsk.ts";
import { addressIn, type Named, type NamedPlayer } from "../../session/import/addresses.ts";
import { fitTogether, isLesson } from "../../session/opening/lesson.ts";
import type { Session } from "../../session/session.ts";
import type { Way } from "../../session/state/appState.ts";
import type { News } from "../../session/state/news.ts";
import { areMany, goToGames, MAX_TEXT_BYTES } from "../../ui/manyFiles.ts";
import { loadFollowing } from "./follow/late.ts";
import { loadPlayer } from "./import/late.ts";
import { isAddress, linkIn } from "./whatItIs.ts";

// Does a file hold a player's games, rather than chapters or exercises? Such a file is for the
// screen of many games.

/** As many are looked at one by one. */
const MAX_GAMES = 20;

const timesIn = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/** Games from the usual start, without the tags of a lesson's chapters. */
export function holdsManyGames(texts: readonly string[]): boolean {
	const text = texts.join("\n\n");
	if (/^\[(?:StudyName|ChapterName) /m.test(text)) return false;
	return timesIn(text, /^\[Event /gm) - timesIn(text, /^\[FEN /gm) > MAX_GAMES;
}

/** Beside a lesson they can be its chapters: who opens them is asked. */
function canBeChapters(texts: readonly string[], { store }: Pick<Session, "store">): boolean {
	const state = store.get();
	const text = texts.join("\n\n");
	return isLesson(state) && fitTogether(state, { library: { games: splitPgn(text), text } });
}

type Given = Pick<File, "name" | "type" | "size">;

/** Before a file is read. Undefined where it may hold a game. */
export function fileFault({ name, type, size }: Given): string | undefined {
	if (size === 0) return inputFaultWords.empty(name);
	return type.startsWith("image/") ? inputFaultWords.picture(name) : undefined;
}

/** Letters at the start of a text that show whether it is one. */
const CHECKED_LETTERS = 4000;

/** When a file has been read. Undefined where it may hold a game. */
export function contentFault(name: string, text: string): string | undefined {
	if (text.trim() === "") return inputFaultWords.empty(name);
	const isText = !text.slice(0, CHECKED_LETTERS).includes("\0") && !text.startsWith("%PDF");
	return isText ? undefined : inputFaultWords.notText(name);
}

/** Of a text that was pasted or typed. Undefined where it may be a game. */
export function textFault(text: string): string | undefined {
	if (text.length > MAX_TEXT_BYTES) return inputFaultWords.tooLarge(MAX_TEXT_BYTES / 1e6);
	return isAddress(text) ? inputFaultWords.address(listText(otherHosts())) : undefined;
}

/** For a build that leaves out the games of other sites, with the code that requests them. */
const leftOut = () => Promise.reject(new Error("Games of other sites are not in this build"));

const loadImport = latePart("import", () =>
	import.meta.env.VITE_IMPORT === "off" ? leftOut() : import("./import/ImportDialog.tsx"),
);

export { whatItIs } from "./whatItIs.ts";

/** How a text came. */
export type TextOrigin = "typed" | "pasted" | "dropped" | "shared";

/**
 * Opens a text: a game, a position, a link of ours, or what an address of another site names.
 * Returns whether it is open now.
 */
export const openText = (text: string, session: Session, origin: TextOrigin): Promise<boolean> =>
	openAny(text, session, { code: origin }, origin);

/** `news` is announced where the text replaces a game. */
async function openAny(text: string, session: Session, news: News, by: Way): Promise<boolean> {
	const hash = linkIn(text);
	if (hash !== undefined) return session.openLink(hash, true);
	const named =
		import.meta.env.VITE_IMPORT === "off" || !hasImports ? undefined : openNamed(text, session);
	if (named !== undefined) return named;
	if (isToFollow(text)) return followFile(text.trim(), session);
	const fault = textFault(text);
	if (fault === undefined) return session.load(text, { news, by });
	session.actions.setProblem(fault);
	return false;
}

/**
 * Is it the address of a file that may be asked for? On the page's own host there are pages as
 * well.
 */
function isToFollow(text: string): boolean {
	if (!isAddress(text)) return false;
	const whom = whomToAsk(text.trim(), window.location.href);
	return !("code" in whom) && (!whom.isOwn || /\.pgn$/i.test(new URL(whom.url).pathname));
}

async function followFile(address: string, session: Session): Promise<boolean> {
	const { followAddress } = await loadFollowing();
	return followAddress(address, session);
}

/** Opens the games that an address of another site names. Undefined for any other text. */
function openNamed(text: string, session: Session): Promise<boolean> | undefined {
	const address = addressIn(text);
	if (address === undefined) return undefined;
	if (address.kind === "games") return openGames(address, session);
	if (address.kind === "player") return openPlayer(address);
	session.actions.setProblem(addressFaultWords[address.why]);
	return Promise.resolve(false);
}

async function openGames(address: Named, session: Session): Promise<boolean> {
	const { openAddress } = await loadImport();
	return openAddress(address, session, () => followFile(address.url, session));
}

async function openPlayer({ site, name }: NamedPlayer): Promise<boolean> {
	const { askPlayer } = await loadPlayer();
	const source = await askPlayer(site, name);
	if (source !== undefined) goToGames([source]);
	return false;
}

type Read = { readonly name: string; readonly text: string };

/** Reads a file. Returns the fault of one that can hold no game. */
async function read(file: File): Promise<Read | string> {
	const { name } = file;
	const fault = fileFault(file);
	if (fault !== undefined) return fault;
	try {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const text = await unhurried(decoding(bytes));
		return contentFault(name, text) ?? { name, text };
	} catch (error) {
		console.error(error);
		return inputFaultWords.unreadable(name);
	}
}

/**
 * Opens files, several as one list of games; those that are too many go to the screen of many
 * games. The text of one that cannot be opened is shown. Returns whether they are open now.
 */
export async function openFiles(
	files: readonly File[],
	session: Session,
	show: (text: string) => void,
): Promise<boolean> {
	if (areMany(files)) {
		goToGames(files);
		return false;
	}
	const isLatest = session.begin();
	const given = await Promise.all(files.map(read));
	if (!isLatest()) return false;
	const faults = given.filter((one) => typeof one === "string");
	const found = given.filter((one) => typeof one !== "string");
	const texts = found.map(({ text }) => text);
	if (holdsManyGames(texts) && !canBeChapters(texts, session)) {
		goToGames(files);
		return false;
	}
	const isOpen = await openFound(found, session, show);
	if (faults[0] !== undefined) session.actions.setProblem(faults[0]);
	return isOpen;
}

async function openFound(
	found: readonly Read[],
	session: Session,
	show: (text: string) => void,
): Promise<boolean> {
	const [first, second] = found;
	if (first === undefined) return false;
	if (second !== undefined) {
		const texts = found.map(({ text }) => text);
		const news = {
			code: "files",
			first: first.name,
			second: second.name,
			count: found.length,
		} as const;
		return session.load(texts, { news, by: "file" });
	}
	const isOpen = await openAny(first.text, session, { code: "file", name: first.name }, "file");
	if (!isOpen) show(first.text);
	return isOpen;
}

/** Its first comment is where there is something to notice: as a chapter it opens there too. */
const startingAt = (text: string) => text.replace("{", `{${OPENS_HERE} `);

/** Opens a game of samples.ts at what there is to notice. Returns whether that could be done. */
export const openSample = ({ year, ply }: Sample, { load }: Session): Promise<boolean> =>
	load(startingAt(SAMPLE_GAMES[year] ?? ""), { news: { code: "sample" }, by: "sample", ply });
