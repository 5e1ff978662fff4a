// What every export is given.

import type { Session } from "../../ui/hooks/useApp.ts";

export type PictureWish = {
	readonly format: "png" | "svg";
	/** Of pixels alone: a drawing has any size. */
	readonly scale: number;
	readonly showsCoordinates: boolean;
	readonly showsLegend: boolean;
	readonly showsCaption: boolean;
	readonly showsPatterns: boolean;
	readonly isTransparent: boolean;
};

export type MakePicture = (session: Session, wish: PictureWish) => Promise<Blob>;

/** What a file of each kind is to browsers. */
export const FILM_TYPES = { gif: "image/gif", webm: "video/webm", mp4: "video/mp4" } as const;

export type FilmFormat = keyof typeof FILM_TYPES;
export type VideoFormat = Exclude<FilmFormat, "gif">;

export type FilmWish = {
	readonly format: FilmFormat;
	/** Pixels. */
	readonly width: number;
	/** Milliseconds for each move. */
	readonly speed: number;
	/** Places in the line on view, both seen. */
	readonly from: number;
	readonly to: number;
	readonly showsComments: boolean;
	/** Numbers, bar and timeline. */
	readonly showsCounts: boolean;
	/** A card before the first move, and one after the last. */
	readonly hasCards: boolean;
};

export type LessonWish = {
	/** All games of the file, or the one on view? */
	readonly isWhole: boolean;
	readonly showsPatterns: boolean;
};

/** Tells which share is done. Rejects with the signal's reason when it is called off, and with a NotSupportedError where the browser cannot. */
type Make<Wish> = (
	session: Session,
	wish: Wish,
	tell: (share: number) => void,
	signal: AbortSignal,
) => Promise<Blob>;

export type MakeFilm = Make<FilmWish>;
export type MakeLesson = Make<LessonWish>;

/**
 * Does something that may fail, and tells how it went: the text that comes of it, or what is given for
 * a failure; until then, what is given for meanwhile.
 */
export type Attempt = (work: () => Promise<string>, failure: string, meanwhile?: string) => void;

export type ExportProps = {
	readonly attempt: Attempt;
	/** Painting comes from outside: panels know nothing of it. */
	readonly makePicture: MakePicture;
	readonly makeFilm: MakeFilm;
	readonly makeLesson: MakeLesson;
};
