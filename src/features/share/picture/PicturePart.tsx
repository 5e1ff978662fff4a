// A picture of the position with its heat: pixels, or a drawing for print.

import { useState } from "react";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { ExportProps } from "../exportProps.ts";
import { Check, CheckRow, NumberChoice } from "../fields.tsx";
import { NOISE, paintIsHidden } from "../paintIsHidden.ts";
import { makePicture, type PictureOptions, pictureOptions } from "./makePicture.ts";

const SCALES = [1, 2, 3, 4];

/** Pixels of a picture at single size. */
const SIDE = 512;

const CHECKS = ["showsCoordinates", "showsLegend", "showsCaption", "showsPatterns"] as const;
const TITLES = {
	showsCoordinates: "Coordinates",
	showsLegend: "Legend",
	showsCaption: "Caption",
	showsPatterns: "Patterns",
} as const;

const TYPES = { png: "image/png", svg: "image/svg+xml" } as const;

/** As a picture where the browser takes such pictures, else as its text. */
async function copySvg(drawing: Promise<Blob>): Promise<void> {
	const isTaken = ClipboardItem.supports?.(TYPES.svg) ?? false;
	const kind = isTaken ? TYPES.svg : "text/plain";
	const content = drawing.then((blob) => new Blob([blob], { type: kind }));
	await navigator.clipboard.write([new ClipboardItem({ [kind]: content })]);
}

export function PicturePart({ attempt }: ExportProps) {
	const session = useSession();
	const hidden = useApp((state) => state.hidden);
	const looks = useApp((state) => state.options);
	const [chosen, choose] = useState<Partial<PictureOptions>>({});
	const options = pictureOptions({ hidden, options: looks }, chosen);
	const isPixels = options.format === "png";
	const save = async () => {
		if (isPixels && paintIsHidden()) return NOISE;
		saveFile(await makePicture(session, options), `position.${options.format}`);
		return "Picture saved";
	};
	const copy = async () => {
		if (isPixels && paintIsHidden()) return NOISE;
		const picture = makePicture(session, options);
		if (isPixels) await navigator.clipboard.write([new ClipboardItem({ [TYPES.png]: picture })]);
		else await copySvg(picture);
		return "Picture copied";
	};
	return (
		<>
			<PictureForm options={options} change={(part) => choose({ ...chosen, ...part })} />
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
	readonly options: PictureOptions;
	readonly change: (part: Partial<PictureOptions>) => void;
};

/** What it is to be like. */
function PictureForm({ options, change }: FormProps) {
	return (
		<>
			<div className="row">
				<label>
					Format
					<select
						value={options.format}
						onChange={(event) => change({ format: event.target.value === "svg" ? "svg" : "png" })}
					>
						<option value="png">PNG</option>
						<option value="svg">SVG, for print</option>
					</select>
				</label>
				{options.format === "png" && (
					<NumberChoice
						title="Size"
						value={options.scale}
						set={(scale) => change({ scale })}
						all={SCALES}
						nameOf={(scale) => `${scale}× (${SIDE * scale} px)`}
					/>
				)}
			</div>
			<CheckRow
				keys={CHECKS}
				titles={TITLES}
				isSet={options}
				set={(key, isSet) => change({ [key]: isSet })}
			>
				{(options.showsLegend || options.showsCaption) && (
					<Check isSet={options.isTransparent} set={(isSet) => change({ isTransparent: isSet })}>
						Transparent ground
					</Check>
				)}
			</CheckRow>
		</>
	);
}
