// Buttons that save a study (its games, its numbers, its board) or copy a link to the list.

import { useState } from "react";
import type { Square } from "../../../chess/square.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { copyLink, saveList } from "../export.ts";
import { useGamesContext } from "../useGames.ts";
import { sharePicture } from "./picture.ts";
import type { SquareFace } from "./ShareBoard.tsx";
import type { Counted } from "./studies.ts";
import { studyCsv, studyJson } from "./studyFiles.ts";

type Props = { readonly counted: Counted; readonly faceOf: (square: Square) => SquareFace };

const asFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });

export function TakeAway({ counted, faceOf }: Props) {
	const { games } = useGamesContext();
	const [news, setNews] = useState("");
	const words = studyWords.takeAway;
	const trying = (work: () => Promise<void>) => () => work().catch(games.fail);
	const ways = [
		{
			title: words.games,
			act: () => saveList(games),
		},
		{
			title: words.csv,
			act: async () => saveFile(asFile(studyCsv(counted), "text/csv"), "study.csv"),
		},
		{
			title: words.json,
			act: async () => saveFile(asFile(studyJson(counted), "application/json"), "study.json"),
		},
		{
			title: words.picture,
			act: async () => saveFile(await sharePicture(faceOf), "study.png"),
		},
		{
			title: words.link,
			act: async () => {
				await copyLink(games);
				setNews(words.linkCopied);
			},
		},
	];
	return (
		<section className="column tight" aria-labelledby="study-take">
			<h3 id="study-take">{words.title}</h3>
			<div className="row">
				{ways.map(({ title, act }) => (
					<button key={title} type="button" onClick={trying(act)}>
						{title}
					</button>
				))}
			</div>
			<p role="status" className="small">
				{news}
			</p>
		</section>
	);
}
