// The export of a picture of the position with its heat: pixels, or a drawing for print.

import { Image } from "lucide-react";
import { useState } from "react";
import { shareWords } from "../../../messages/en/panels/share.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { Check } from "../../../ui/parts/Check.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { ExportRow } from "../ExportRow.tsx";
import type { ExportProps } from "../exportProps.ts";
import { Checks, NumberChoice } from "../fields.tsx";
import { paintIsHidden } from "../paintIsHidden.ts";
import { makePicture, type PictureOptions, pictureOptions } from "./makePicture.ts";

const SCALES = [1, 2, 3, 4];

/** Pixels of a picture at single size. */
const WIDTH = 512;

const CONTENTS = ["showsCoordinates", "showsLegend", "showsCaption", "showsPatterns"] as const;

const FILE_TYPES = { png: "image/png", svg: "image/svg+xml" } as const;

/** Copies the drawing as a picture where the browser copies such pictures, else its source text. */
async function copySvg(drawing: Promise<Blob>): Promise<void> {
	const isSupported = ClipboardItem.supports?.(FILE_TYPES.svg) ?? false;
	const kind = isSupported ? FILE_TYPES.svg : "text/plain";
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
		if (isPixels && paintIsHidden()) return shareWords.canvasHidden;
		saveFile(await makePicture(session, options), `position.${options.format}`);
		return shareWords.picture.saved;
	};
	const copy = async () => {
		if (isPixels && paintIsHidden()) return shareWords.canvasHidden;
		const picture = makePicture(session, options);
		if (isPixels)
			await navigator.clipboard.write([new ClipboardItem({ [FILE_TYPES.png]: picture })]);
		else await copySvg(picture);
		return shareWords.picture.copied;
	};
	return (
		<ExportRow
			name="picture"
			icon={Image}
			usual={
				<button type="button" onClick={() => attempt(save, shareWords.picture.notMade)}>
					{shareWords.picture.save}
				</button>
			}
		>
			<PictureForm options={options} change={(change) => choose({ ...chosen, ...change })} />
			<button type="button" onClick={() => attempt(copy, shareWords.picture.notCopied)}>
				{shareWords.picture.copy}
			</button>
		</ExportRow>
	);
}

type FormProps = {
	readonly options: PictureOptions;
	readonly change: (change: Partial<PictureOptions>) => void;
};

function PictureForm({ options, change }: FormProps) {
	return (
		<>
			<label>
				{shareWords.picture.format}
				<select
					value={options.format}
					onChange={(event) => change({ format: event.target.value === "svg" ? "svg" : "png" })}
				>
					<option value="png">{shareWords.picture.png}</option>
					<option value="svg">{shareWords.picture.svg}</option>
				</select>
			</label>
			{options.format === "png" && (
				<NumberChoice
					title={shareWords.picture.size}
					value={options.scale}
					set={(scale) => change({ scale })}
					all={SCALES}
					nameOf={(scale) => shareWords.picture.scale(scale, WIDTH * scale)}
				/>
			)}
			<Checks
				keys={CONTENTS}
				titles={shareWords.picture.contents}
				isSet={options}
				set={(key, isSet) => change({ [key]: isSet })}
			/>
			{(options.showsLegend || options.showsCaption) && (
				<Check isSet={options.isTransparent} set={(isSet) => change({ isTransparent: isSet })}>
					{shareWords.picture.isTransparent}
				</Check>
			)}
		</>
	);
}
