// The form of a film: its format, its size, how fast it goes, from where to where, and what it
// shows.

import { shareWords } from "../../../messages/en/panels/share.ts";
import { Checks, NumberChoice } from "../fields.tsx";
import type { FilmFormat, FilmOptions } from "./reel.ts";

type Props = {
	readonly options: FilmOptions;
	/** The last place of the line. */
	readonly last: number;
	/** The move at a place of the line; empty for the position before the first one. */
	readonly moveAt: (place: number) => string;
	readonly change: (change: Partial<FilmOptions>) => void;
	readonly changeStretch: (change: { from?: number; to?: number }) => void;
};

/** Pixels; each is eight squares of whole pixels, so that no square is blurred. */
const WIDTHS = [320, 480, 640, 960];

/** Names of the formats in every language. */
export const FORMAT_NAMES: Readonly<Record<FilmFormat, string>> = {
	gif: "GIF",
	webm: "WebM",
	mp4: "MP4",
};
const FORMATS = Object.keys(FORMAT_NAMES) as FilmFormat[];

/** Milliseconds for each move. */
const SPEEDS = [500, 1000, 2000, 3000, 5000];

const CONTENTS = ["showsComments", "showsCounts", "hasCards"] as const;
const ENDS = ["from", "to"] as const;

const placesTo = (last: number) => Array.from({ length: last + 1 }, (_, place) => place);

export function FilmForm({ options, last, moveAt, change, changeStretch }: Props) {
	return (
		<>
			<label>
				{shareWords.film.format}
				<select
					value={options.format}
					onChange={(event) => {
						const format = FORMATS.find((one) => one === event.target.value);
						if (format) change({ format });
					}}
				>
					{FORMATS.map((format) => (
						<option key={format} value={format}>
							{FORMAT_NAMES[format]}
						</option>
					))}
				</select>
			</label>
			<NumberChoice
				title={shareWords.film.width}
				value={options.width}
				set={(width) => change({ width })}
				all={WIDTHS}
				nameOf={shareWords.film.pixels}
			/>
			<NumberChoice
				title={shareWords.film.speed}
				value={options.speed}
				set={(speed) => change({ speed })}
				all={SPEEDS}
				nameOf={shareWords.film.seconds}
			/>
			{ENDS.map((end) => (
				<NumberChoice
					key={end}
					title={shareWords.film[end]}
					value={options[end]}
					set={(place) => changeStretch({ [end]: place })}
					all={placesTo(last)}
					nameOf={(place) => moveAt(place) || shareWords.film.start}
				/>
			))}
			<Checks
				keys={CONTENTS}
				titles={shareWords.film.contents}
				isSet={options}
				set={(key, isSet) => change({ [key]: isSet })}
			/>
		</>
	);
}
