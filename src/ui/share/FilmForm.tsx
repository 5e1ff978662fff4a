// What a film is to be like, as a form.

import type { FilmWish } from "./exportProps.ts";

type Props = {
	readonly wish: FilmWish;
	/** The last place of the line. */
	readonly last: number;
	/** From which move to which, in words. */
	readonly stretch: string;
	readonly change: (part: Partial<FilmWish>) => void;
	readonly changeStretch: (part: { from?: number; to?: number }) => void;
};

/** Pixels; each is eight squares of whole pixels, so that no square is blurred. */
const WIDTHS = [320, 480, 640, 960];

const FORMATS = ["gif", "webm", "mp4"] as const;
export const FILM_TITLES = { gif: "GIF", webm: "WebM", mp4: "MP4" } as const;

const SPEEDS = [
	[500, "½ s"],
	[1000, "1 s"],
	[2000, "2 s"],
	[3000, "3 s"],
	[5000, "5 s"],
] as const;

const PARTS = [
	["showsComments", "Comments"],
	["showsCounts", "Counts and timeline"],
	["hasCards", "Title and end"],
] as const;

const ENDS = [
	["from", "From ply"],
	["to", "to ply"],
] as const;

export function FilmForm({ wish, last, stretch, change, changeStretch }: Props) {
	return (
		<>
			<div className="row">
				<label>
					Format
					<select
						value={wish.format}
						onChange={(event) => {
							const format = FORMATS.find((one) => one === event.target.value);
							if (format) change({ format });
						}}
					>
						{FORMATS.map((format) => (
							<option key={format} value={format}>
								{FILM_TITLES[format]}
							</option>
						))}
					</select>
				</label>
				<label>
					Width
					<select
						value={wish.width}
						onChange={(event) => change({ width: Number(event.target.value) })}
					>
						{WIDTHS.map((width) => (
							<option key={width} value={width}>
								{width} px
							</option>
						))}
					</select>
				</label>
				<label>
					Each move
					<select
						value={wish.speed}
						onChange={(event) => change({ speed: Number(event.target.value) })}
					>
						{SPEEDS.map(([speed, title]) => (
							<option key={speed} value={speed}>
								{title}
							</option>
						))}
					</select>
				</label>
			</div>
			<div className="row">
				{ENDS.map(([end, title]) => (
					<label key={end}>
						{title}
						<input
							type="number"
							min={0}
							max={last}
							value={wish[end]}
							onChange={(event) => changeStretch({ [end]: event.target.valueAsNumber })}
						/>
					</label>
				))}
				<span className="soft small">{stretch}</span>
			</div>
			<div className="row">
				{PARTS.map(([key, title]) => (
					<label key={key}>
						<input
							type="checkbox"
							checked={wish[key]}
							onChange={(event) => change({ [key]: event.target.checked })}
						/>
						{title}
					</label>
				))}
			</div>
		</>
	);
}
