// What the parts of the extension ask of each other, and the choices of a visitor.

import type { Veto } from "./fairness.ts";

/** Events between the world of a page and ours. */
export const ASK = "square-control-ask";
export const ANSWER = "square-control-answer";

export type Choices = {
	readonly on: boolean;
	readonly view: string;
	readonly strength: string;
	readonly palette: string;
};

const CHOICES: Choices = { on: true, view: "control", strength: "normal", palette: "plain" };

export async function keptChoices(): Promise<Choices> {
	const { choices } = await chrome.storage.local.get("choices");
	return { ...CHOICES, ...(choices as Partial<Choices> | undefined) };
}

/** A position, and the one before it on the same board. */
export type Position = { readonly view: string; readonly fen: string; readonly before: string };

/** Faces of a position, square by square, and counts: White's, Black's, contested, neutral. */
export type Coloured = { readonly faces: readonly number[]; readonly counts: readonly number[] };

export type Question =
	| { readonly colour: Position }
	| { readonly explain: { readonly fen: string; readonly square: string } }
	/** Does this page show a live game? Answered by whether another does. */
	| { readonly live: boolean; readonly page: number }
	/** Of the background, to a page by its name. */
	| { readonly isLive: number }
	/** Of the panel, to a page. */
	| { readonly report: true }
	/** To all pages, when the first live game begins or the last one ends. */
	| { readonly dark: boolean };

/** What the panel shows of a page. */
export type Report = {
	readonly veto: Veto | undefined;
	readonly fen: string | undefined;
	readonly counts: readonly number[] | undefined;
};
