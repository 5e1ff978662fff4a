// The game as a film: what is to be in it, how far it has come, and a way to stop.

import { useMemo, useState } from "react";
import type { Frame } from "../../../chess/frame.ts";
import { positionAt } from "../../../chess/game.ts";
import { loadFilm } from "../../../loading/parts/game.ts";
import { createLineFinder } from "../../../store/state/line.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { ExportProps } from "../exportProps.ts";
import { MakingRow, useMaking } from "../Making.tsx";
import { NOISE, paintIsHidden } from "../paintIsHidden.ts";
import { FILM_TITLES, FilmForm } from "./FilmForm.tsx";
import type { FilmFormat, FilmOptions } from "./reel.ts";

/** Positions in one film: more would be hours to look at. */
const MOST = 1200;

const BEGIN: Omit<FilmOptions, "from" | "to"> = {
	format: "gif",
	width: 640,
	speed: 1000,
	showsComments: true,
	showsCounts: true,
	hasCards: true,
};

/** "812 kB", "1.4 MB". */
const sizeText = (bytes: number): string =>
	bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const isUnsupported = (error: unknown) =>
	error instanceof DOMException && error.name === "NotSupportedError";

const cannotMake = (format: FilmFormat) =>
	`This browser cannot make ${FILM_TITLES[format]} films: take ${format === "webm" ? "GIF" : "WebM or GIF"}`;

const within = (place: number | undefined, last: number): number =>
	place === undefined || Number.isNaN(place) ? last : Math.min(last, Math.max(0, place));

export function FilmPart({ attempt }: ExportProps) {
	const session = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const findLine = useMemo(createLineFinder, []);
	const { frames } = findLine(game, frame);
	const last = frames.length - 1;
	const [form, setForm] = useState(BEGIN);
	const [stretch, setStretch] = useState<{ from?: number; to?: number }>({ from: 0 });
	const making = useMaking();
	const from = within(stretch.from, last);
	const to = within(stretch.to, last);
	const nameOf = (at: Frame | undefined) =>
		(at === undefined ? undefined : positionAt(game, at).move?.san) ?? "start";
	const make = async () => {
		if (paintIsHidden()) return NOISE;
		if (Math.abs(to - from) >= MOST) return `A film has at most ${MOST} positions`;
		try {
			const options = { ...form, from, to };
			const film = await making.run(async (...how) =>
				(await loadFilm()).makeFilm(session, options, ...how),
			);
			saveFile(film, `game.${form.format}`);
			return `Film saved, ${sizeText(film.size)}`;
		} catch (error) {
			if (isUnsupported(error)) return cannotMake(form.format);
			throw error;
		}
	};
	return (
		<>
			<FilmForm
				options={{ ...form, from, to }}
				last={last}
				stretch={`${nameOf(frames[from])} to ${nameOf(frames[to])}`}
				change={(part) => setForm({ ...form, ...part })}
				changeStretch={(part) => setStretch({ ...stretch, ...part })}
			/>
			<MakingRow
				making={making}
				title="Save Film"
				label="Making the film"
				make={() => attempt(make, "The film could not be made")}
			/>
		</>
	);
}
