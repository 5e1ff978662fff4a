// What every export is given.

import type { Session } from "../useApp.ts";

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

/** Does something that may fail, and tells how it went: the text that comes of it, or what is given for a failure. */
export type Attempt = (work: () => Promise<string>, failure: string) => void;

export type ExportProps = {
	readonly attempt: Attempt;
	/** Painting comes from outside: panels know nothing of it. */
	readonly makePicture: MakePicture;
};
