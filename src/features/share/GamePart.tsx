// The export of the open game as PGN, with the control of every square after every move as coloured
// squares if so wished; and of the position as FEN.

import { FileText } from "lucide-react";
import { positionAt } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { controlSquares } from "../../control/controlMap.ts";
import { type SharedText, shareWords } from "../../messages/en/panels/share.ts";
import { copyText } from "../../ui/copyText.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { ExportRow } from "./ExportRow.tsx";
import type { Attempt, ExportProps } from "./exportProps.ts";

type Props = {
	readonly text: SharedText;
	readonly attempt: Attempt;
	/** Called at the press: a large game takes its time. */
	readonly write: () => string;
};

function CopyText({ text, attempt, write }: Props) {
	const copy = async () => {
		await copyText(write());
		return shareWords.text.copied(text);
	};
	return (
		<button type="button" onClick={() => attempt(copy, shareWords.text.notCopied(text))}>
			{shareWords.text.copy(text)}
		</button>
	);
}

function DownloadText({ text, file, attempt, write }: Props & { readonly file: string }) {
	const save = async () => {
		saveFile(new Blob([write()], { type: "application/x-chess-pgn" }), file);
		return shareWords.text.saved(text);
	};
	return (
		<button type="button" onClick={() => attempt(save, shareWords.text.notSaved(text))}>
			{shareWords.text.download(text)}
		</button>
	);
}

export function GamePart({ attempt }: ExportProps) {
	const { store } = useSession();
	const fen = () => positionAt(store.get().game, store.get().frame).fen;
	const pgn = () => formatPgn(store.get().game, { maxWidth: 80 });
	const heat = () => {
		const { game, control } = store.get();
		if (control === undefined) throw new Error("Nothing has been analysed");
		return formatPgn(game, {
			maxWidth: 80,
			squaresAt: (frame) => controlSquares(control, frame),
		});
	};
	return (
		<ExportRow
			name="game"
			icon={FileText}
			usual={<CopyText text="pgn" attempt={attempt} write={pgn} />}
		>
			<DownloadText text="pgn" file="game.pgn" attempt={attempt} write={pgn} />
			<CopyText text="fen" attempt={attempt} write={fen} />
			<CopyText text="heat" attempt={attempt} write={heat} />
			<DownloadText text="heat" file="game-with-heat.pgn" attempt={attempt} write={heat} />
			<p className="soft small">{shareWords.text.heatColours}</p>
		</ExportRow>
	);
}
