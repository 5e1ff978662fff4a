// Text on its way into markup: nothing of it is taken for a tag, a quote or the beginning of
// either.

export const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Characters that no XML file may hold, though a game's file does: control signs, halves of pairs,
 * and two that are no signs.
 */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** For drawings and pages that programs read strictly, between tags and in quoted attributes. */
export const strictlyEscaped = (text: string): string =>
	escaped(text.replace(UNWRITABLE, "\ufffd")).replaceAll('"', "&quot;").replaceAll("'", "&#39;");

/** One attribute, with the blank before it; without a value it stands alone. */
export const attribute = ([name, value]: readonly [string, string]): string =>
	value === "" ? ` ${name}` : ` ${name}="${strictlyEscaped(value)}"`;
