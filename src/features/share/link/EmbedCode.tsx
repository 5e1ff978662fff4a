// What is on view as lines for somebody's own page.

import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { formatElement } from "../../../element/snippet.ts";
import { fileOf } from "../../../store/opening/chapters.ts";
import type { AppState } from "../../../store/state/appStore.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { copyText } from "../copyText.ts";
import type { ExportProps } from "../exportProps.ts";

/** The view that a link shows, as a board for a page. */
function embedCode(state: AppState, hash: string, isWhole: boolean): string {
	const given = new URLSearchParams(hash);
	const attributes = ["game", "ply", "orientation", "lens", "compare"].flatMap((name) => {
		const value = given.get(name);
		return value === null ? [] : [[name, value]];
	});
	if (isWhole) attributes.push(["chapters", ""]);
	const position = given.get("fen")?.replaceAll("_", " ");
	const text = position ?? (isWhole ? fileOf(state) : formatPgn(state.game));
	return formatElement(document.baseURI, text, Object.fromEntries(attributes));
}

/** What is told while a link to what was on view at the press is being made. */
export const COMING = "Making the link to what you see…";

type Props = Pick<ExportProps, "attempt"> & {
	/** What stands behind the # of the link to what is on view. */
	readonly hashNow: () => Promise<string>;
	readonly isMissing: boolean;
	readonly isWhole: boolean;
};

export function EmbedCode({ attempt, hashNow, isMissing, isWhole }: Props) {
	const { store } = useSession();
	const copy = async () => {
		const state = store.get();
		await copyText(hashNow().then((hash) => embedCode(state, hash, isWhole)));
		return "Copied: paste it into the source of your page";
	};
	return (
		<button
			type="button"
			disabled={isMissing}
			onClick={() =>
				attempt(
					copy,
					"The browser does not allow copying: make the line on the page about embedding",
					COMING,
				)
			}
		>
			Copy Embed Code
		</button>
	);
}
