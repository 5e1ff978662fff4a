// Taking a study away: its games, its numbers, its board, or a link to the list.

import { useState } from "react";
import type { Square } from "../../../chess/square.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { formatFilter } from "../filterLink.ts";
import { useGames, useOpened } from "../useGames.ts";
import { sharePicture } from "./picture.ts";
import type { Face } from "./ShareBoard.tsx";
import type { Counted } from "./studies.ts";
import { studyCsv, studyJson } from "./studyFiles.ts";

type Props = { readonly counted: Counted; readonly faceOf: (square: Square) => Face };

const asFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });

export function TakeAway({ counted, faceOf }: Props) {
	const { games } = useOpened();
	const filter = useGames((state) => state.filter);
	const [said, say] = useState("");
	const trying = (work: () => Promise<void>) => () => work().catch(games.fail);
	const link = formatFilter(filter);
	const ways = [
		{
			title: "Games (PGN)",
			act: async () => saveFile(await games.client.ask("pgn"), "games.pgn"),
		},
		{ title: "CSV", act: async () => saveFile(asFile(studyCsv(counted), "text/csv"), "study.csv") },
		{
			title: "JSON",
			act: async () => saveFile(asFile(studyJson(counted), "application/json"), "study.json"),
		},
		{
			title: "Picture (PNG)",
			act: async () => saveFile(await sharePicture(faceOf), "study.png"),
		},
		{
			title: "Copy link to this list",
			act: async () => {
				await navigator.clipboard.writeText(new URL(link, window.location.href).href);
				say("The link is copied: it finds the same games in a collection that has them.");
			},
		},
	];
	return (
		<section aria-labelledby="study-take">
			<h3 id="study-take">Take away</h3>
			<div className="row">
				{ways.map(({ title, act }) => (
					<button key={title} type="button" onClick={trying(act)}>
						{title}
					</button>
				))}
			</div>
			<p role="status" className="small">
				{said}
			</p>
		</section>
	);
}
