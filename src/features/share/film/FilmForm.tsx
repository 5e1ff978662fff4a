// What a film is to be like, as a form.

import { CheckRow, NumberChoice } from "../fields.tsx";
import type { FilmOptions } from "./reel.ts";

type Props = {
	readonly options: FilmOptions;
	/** The last place of the line. */
	readonly last: number;
	/** From which move to which, in words. */
	readonly stretch: string;
	readonly change: (part: Partial<FilmOptions>) => void;
	readonly changeStretch: (part: { from?: number; to?: number }) => void;
};

/** Pixels; each is eight squares of whole pixels, so that no square is blurred. */
const WIDTHS = [320, 480, 640, 960];

const FORMATS = ["gif", "webm", "mp4"] as const;
export const FILM_TITLES = { gif: "GIF", webm: "WebM", mp4: "MP4" } as const;

/** Milliseconds for each move. */
const SPEEDS = [500, 1000, 2000, 3000, 5000];

const secondsOf = (speed: number) => (speed === 500 ? "½ s" : `${speed / 1000} s`);

const CHECKS = ["showsComments", "showsCounts", "hasCards"] as const;
const CHECK_TITLES = {
	showsComments: "Comments",
	showsCounts: "Counts and timeline",
	hasCards: "Title and end",
} as const;

const ENDS = [
	["from", "From ply"],
	["to", "to ply"],
] as const;

export function FilmForm({ options, last, stretch, change, changeStretch }: Props) {
	return (
		<>
			<div className="row">
				<label>
					Format
					<select
						value={options.format}
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
				<NumberChoice
					title="Width"
					value={options.width}
					set={(width) => change({ width })}
					all={WIDTHS}
					nameOf={(width) => `${width} px`}
				/>
				<NumberChoice
					title="Each move"
					value={options.speed}
					set={(speed) => change({ speed })}
					all={SPEEDS}
					nameOf={secondsOf}
				/>
			</div>
			<div className="row">
				{ENDS.map(([end, title]) => (
					<label key={end}>
						{title}
						<input
							type="number"
							min={0}
							max={last}
							value={options[end]}
							onChange={(event) => changeStretch({ [end]: event.target.valueAsNumber })}
						/>
					</label>
				))}
				<span className="soft small">{stretch}</span>
			</div>
			<CheckRow
				keys={CHECKS}
				titles={CHECK_TITLES}
				isSet={options}
				set={(key, isSet) => change({ [key]: isSet })}
			/>
		</>
	);
}
