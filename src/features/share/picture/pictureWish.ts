// What a picture is to be like: as the board is, and with what somebody has chosen otherwise.

import type { AppState } from "../../../store/state/appStore.ts";
import type { PictureWish } from "../exportProps.ts";

export const pictureWish = (
	{ hidden, options }: Pick<AppState, "hidden" | "options">,
	chosen: Partial<PictureWish>,
): PictureWish => ({
	format: "png",
	scale: 2,
	showsCoordinates: !hidden.coordinates,
	showsLegend: true,
	showsCaption: false,
	showsPatterns: options.showsPatterns,
	isTransparent: false,
	...chosen,
});
