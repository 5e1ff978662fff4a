// Buttons that save a study (its games, its numbers, its board) or copy a link to the list.

import { useState } from "react";
import { SQUARES, type Square, squareName } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { shareOf } from "../../../games/collection/compare.ts";
import { QUARTERS } from "../../../games/collection/shares.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { pngOf } from "../../../ui/canvas/pngOf.ts";
import { Section } from "../../../ui/parts/Section.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { copyLink, saveList } from "../export.ts";
import { describeFilter } from "../filters/filterWords.ts";
import { useGamesContext } from "../useGames.ts";
import type { SquareFace } from "./ShareBoard.tsx";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER } from "./studyFacts.ts";

/** A study as files: numbers as CSV and as JSON. */
const HEAD = [
	"list",
	"square",
	...CLASS_ORDER.map(({ key }) => key),
	...CLASS_ORDER.map(({ key }) => `${key}_positions`),
];

/** A line a square and list: shares with every game counting alike, and numbers of positions. */
export function studyCsv({ shares }: Counted): string {
	const lines = shares.flatMap((one, list) =>
		SQUARES.map((square) =>
			[
				list + 1,
				squareName(square),
				...CLASS_ORDER.map(({ control }) => shareOf(one, square * 4 + control).toFixed(6)),
				...CLASS_ORDER.map(({ control }) => one.times[square * 4 + control] ?? 0),
			].join(","),
		),
	);
	return `${[HEAD.join(","), ...lines].join("\r\n")}\r\n`;
}

export function studyJson({ filters, span, shares }: Counted): string {
	const lists = shares.map((one, index) => ({
		games: describeFilter(filters[index] ?? {}),
		filter: filters[index],
		count: one.games,
		positions: one.positions,
		squares: Object.fromEntries(
			SQUARES.map((square) => [
				squareName(square),
				Object.fromEntries(
					CLASS_ORDER.map(({ key, control }) => [key, shareOf(one, square * 4 + control)]),
				),
			]),
		),
		plies: Array.from(one.gamesAt, (count, ply) => ({
			games: count,
			...Object.fromEntries(
				CLASS_ORDER.map(({ key }, place) => {
					const at = (ply * 4 + place) * QUARTERS;
					return [key, [...one.quarters.subarray(at, at + QUARTERS)]];
				}),
			),
		})),
	}));
	return JSON.stringify(
		{ span: studyWords.span.name(span.moves), from: span.from, to: span.to, lists },
		null,
		"\t",
	);
}

// A board of shares as a picture: the same tints and numbers as on screen.

/** Pixels of a square's side. */
const SQUARE_PX = 96;

/** A colour of the page, as its styles have it. */
const styleOf = (name: string) =>
	getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function paint(context: CanvasRenderingContext2D, square: Square, face: SquareFace): void {
	const [x, y] = [(square & 7) * SQUARE_PX, (7 - (square >> 3)) * SQUARE_PX];
	context.fillStyle = styleOf("--ground");
	context.fillRect(x, y, SQUARE_PX, SQUARE_PX);
	context.globalAlpha = face.strength;
	let from = 0;
	for (const { control, to } of face.layers) {
		context.fillStyle = styleOf(`--tint-${CLASSES[control].key}`);
		context.fillRect(x, y + SQUARE_PX * (1 - to), SQUARE_PX, SQUARE_PX * (to - from));
		from = to;
	}
	context.globalAlpha = 1;
	context.strokeStyle = styleOf("--pen");
	context.lineWidth = face.isMarked ? 4 : 1;
	context.strokeRect(
		x + context.lineWidth / 2,
		y + context.lineWidth / 2,
		SQUARE_PX - context.lineWidth,
		SQUARE_PX - context.lineWidth,
	);
	context.fillStyle = styleOf("--pen");
	context.font = `600 ${SQUARE_PX / 3.5}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillText(face.number, x + SQUARE_PX / 2, y + SQUARE_PX / 2);
	context.font = `${SQUARE_PX / 8}px system-ui, sans-serif`;
	context.textAlign = "left";
	context.fillText(squareName(square), x + 6, y + SQUARE_PX - 10);
}

async function sharePicture(faceOf: (square: Square) => SquareFace): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = 8 * SQUARE_PX;
	canvas.height = 8 * SQUARE_PX;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error(studyWords.takeAway.noPicture);
	for (let square = 0; square < 64; square++)
		paint(context, square as Square, faceOf(square as Square));
	return pngOf(canvas);
}

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
		<Section title={words.title}>
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
		</Section>
	);
}
