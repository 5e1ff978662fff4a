// A picture of the position with its heat: pixels, or a drawing for print.

import { useState } from "react";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { ExportProps, PictureWish } from "../exportProps.ts";
import { Check, NumberChoice } from "../fields.tsx";
import { NOISE, paintIsHidden } from "../paintIsHidden.ts";
import { pictureWish } from "./pictureWish.ts";

const SCALES = [1, 2, 3, 4];

/** Pixels of a picture at single size. */
const SIDE = 512;

const PARTS = [
	["showsCoordinates", "Coordinates"],
	["showsLegend", "Legend"],
	["showsCaption", "Caption"],
	["showsPatterns", "Patterns"],
] as const;

const TYPES = { png: "image/png", svg: "image/svg+xml" } as const;

/** As a picture where the browser takes such pictures, else as its text. */
async function copySvg(drawing: Promise<Blob>): Promise<void> {
	const isTaken = ClipboardItem.supports?.(TYPES.svg) ?? false;
	const kind = isTaken ? TYPES.svg : "text/plain";
	const content = drawing.then((blob) => new Blob([blob], { type: kind }));
	await navigator.clipboard.write([new ClipboardItem({ [kind]: content })]);
}

export function PicturePart({ attempt, makePicture }: ExportProps) {
	const session = useSession();
	const hidden = useApp((state) => state.hidden);
	const options = useApp((state) => state.options);
	const [chosen, choose] = useState<Partial<PictureWish>>({});
	const wish = pictureWish({ hidden, options }, chosen);
	const isPixels = wish.format === "png";
	const save = async () => {
		if (isPixels && paintIsHidden()) return NOISE;
		saveFile(await makePicture(session, wish), `position.${wish.format}`);
		return "Picture saved";
	};
	const copy = async () => {
		if (isPixels && paintIsHidden()) return NOISE;
		const picture = makePicture(session, wish);
		if (isPixels) await navigator.clipboard.write([new ClipboardItem({ [TYPES.png]: picture })]);
		else await copySvg(picture);
		return "Picture copied";
	};
	return (
		<>
			<PictureForm wish={wish} change={(part) => choose({ ...chosen, ...part })} />
			<div className="row">
				<button type="button" onClick={() => attempt(save, "The picture could not be made")}>
					Save Picture
				</button>
				<button
					type="button"
					onClick={() =>
						attempt(copy, "The browser does not allow copying pictures: save it instead")
					}
				>
					Copy Picture
				</button>
			</div>
		</>
	);
}

type FormProps = {
	readonly wish: PictureWish;
	readonly change: (part: Partial<PictureWish>) => void;
};

/** What it is to be like. */
function PictureForm({ wish, change }: FormProps) {
	return (
		<>
			<div className="row">
				<label>
					Format
					<select
						value={wish.format}
						onChange={(event) => change({ format: event.target.value === "svg" ? "svg" : "png" })}
					>
						<option value="png">PNG</option>
						<option value="svg">SVG, for print</option>
					</select>
				</label>
				{wish.format === "png" && (
					<NumberChoice
						title="Size"
						value={wish.scale}
						set={(scale) => change({ scale })}
						all={SCALES}
						nameOf={(scale) => `${scale}× (${SIDE * scale} px)`}
					/>
				)}
			</div>
			<div className="row">
				{PARTS.map(([key, title]) => (
					<Check key={key} isSet={wish[key]} set={(isSet) => change({ [key]: isSet })}>
						{title}
					</Check>
				))}
				{(wish.showsLegend || wish.showsCaption) && (
					<Check isSet={wish.isTransparent} set={(isSet) => change({ isTransparent: isSet })}>
						Transparent ground
					</Check>
				)}
			</div>
		</>
	);
}
