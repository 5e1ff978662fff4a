// The export of the line on view as a film.

import { Film } from "lucide-react";
import { useMemo, useState } from "react";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { shareWords } from "../../../messages/en/panels/share.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import { createLineFinder } from "../../../session/state/line.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { moveText } from "../../../ui/moveText/moveText.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { ExportRow } from "../ExportRow.tsx";
import type { ExportProps } from "../exportProps.ts";
import { Checks, NumberChoice } from "../fields.tsx";
import { MakingButton, useMaking } from "../Making.tsx";
import { paintIsHidden } from "../paintIsHidden.ts";
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
const FORMAT_NAMES: Readonly<Record<FilmFormat, string>> = {
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

function FilmForm({ options, last, moveAt, change, changeStretch }: Props) {
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

const loadFilm = latePart("film", () => import("./makeFilm.ts"));

/** A longer film would last for hours. */
const MAX_POSITIONS = 1200;

const DEFAULTS: Omit<FilmOptions, "from" | "to"> = {
	format: "gif",
	width: 640,
	speed: 1000,
	showsComments: true,
	showsCounts: true,
	hasCards: true,
};

const isUnsupported = (error: unknown) =>
	error instanceof DOMException && error.name === "NotSupportedError";

const unsupportedText = (format: FilmFormat) => {
	const others = format === "webm" ? (["gif"] as const) : (["webm", "gif"] as const);
	return shareWords.film.unsupported(
		FORMAT_NAMES[format],
		others.map((other) => FORMAT_NAMES[other]),
	);
};

const within = (place: number | undefined, last: number): number =>
	place === undefined || Number.isNaN(place) ? last : Math.min(last, Math.max(0, place));

export function FilmSection({ attempt }: ExportProps) {
	const session = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const findLine = useMemo(createLineFinder, []);
	const { frames } = findLine(game, frame);
	const last = frames.length - 1;
	const [form, setForm] = useState(DEFAULTS);
	const [stretch, setStretch] = useState<{ from?: number; to?: number }>({ from: 0 });
	const making = useMaking();
	const from = within(stretch.from, last);
	const to = within(stretch.to, last);
	const moveAt = (place: number) => moveText(game, frames[place] ?? FIRST_FRAME);
	const make = async () => {
		if (paintIsHidden()) return shareWords.canvasHidden;
		if (Math.abs(to - from) >= MAX_POSITIONS) return shareWords.film.tooLong(MAX_POSITIONS);
		try {
			const options = { ...form, from, to };
			const film = await making.run(async (...how) =>
				(await loadFilm()).makeFilm(session, options, ...how),
			);
			saveFile(film, `game.${form.format}`);
			return shareWords.film.saved(film.size);
		} catch (error) {
			if (isUnsupported(error)) return unsupportedText(form.format);
			throw error;
		}
	};
	return (
		<ExportRow
			name="film"
			icon={Film}
			usual={
				<MakingButton
					making={making}
					title={shareWords.film.save}
					label={shareWords.film.making}
					make={() => attempt(make, shareWords.film.notMade)}
				/>
			}
		>
			<FilmForm
				options={{ ...form, from, to }}
				last={last}
				moveAt={moveAt}
				change={(change) => setForm({ ...form, ...change })}
				changeStretch={(change) => setStretch({ ...stretch, ...change })}
			/>
		</ExportRow>
	);
}
