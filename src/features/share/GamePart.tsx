// The export of the position as FEN, and of the game or all games of the file as PGN.

import { positionAt } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { chaptersIn, fileOf } from "../../store/opening/chapters.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import type { ExportProps } from "./exportProps.ts";
import { DownloadText, TextButtons } from "./TextButtons.tsx";

export function GamePart({ attempt }: ExportProps) {
	const { store } = useSession();
	const fen = () => positionAt(store.get().game, store.get().frame).fen;
	const chapters = useApp(chaptersIn);
	const pgn = () => formatPgn(store.get().game, { maxWidth: 80 });
	return (
		<div className="row">
			<TextButtons text="fen" attempt={attempt} write={fen} />
			<TextButtons text="pgn" file="game.pgn" attempt={attempt} write={pgn} />
			{chapters > 1 && (
				<DownloadText
					text={{ games: chapters }}
					file="chapters.pgn"
					attempt={attempt}
					write={() => fileOf(store.get())}
				/>
			)}
		</div>
	);
}
