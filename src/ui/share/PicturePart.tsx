// A picture of the position with its heat.

import { useState } from "react";
import { saveFile } from "../saveFile.ts";
import { useSession } from "../useApp.ts";
import type { ExportProps, PictureWish } from "./exportProps.ts";
import { paintIsHidden } from "./paintIsHidden.ts";

const SCALES = [1, 2, 3];

/** Pixels of a picture at single size. */
const SIDE = 512;

const NOISE =
	"This browser hides from pages what they paint: the picture would be noise. Allow this page to read canvases, or take a picture of the screen.";

const PARTS = [
	["showsCoordinates", "Coordinates"],
	["showsLegend", "Legend"],
] as const;

export function PicturePart({ attempt, makePicture }: ExportProps) {
	const session = useSession();
	const [wish, setWish] = useState<PictureWish>({
		scale: 2,
		showsCoordinates: true,
		showsLegend: true,
	});
	const save = async () => {
		if (paintIsHidden()) return NOISE;
		saveFile(await makePicture(session, wish), "position.png");
		return "Picture saved";
	};
	const copy = async () => {
		if (paintIsHidden()) return NOISE;
		const item = new ClipboardItem({ "image/png": makePicture(session, wish) });
		await navigator.clipboard.write([item]);
		return "Picture copied";
	};
	return (
		<div className="row">
			<label>
				Size
				<select
					value={wish.scale}
					onChange={(event) => setWish({ ...wish, scale: Number(event.target.value) })}
				>
					{SCALES.map((scale) => (
						<option key={scale} value={scale}>
							{scale}× ({SIDE * scale} px)
						</option>
					))}
				</select>
			</label>
			{PARTS.map(([key, title]) => (
				<label key={key}>
					<input
						type="checkbox"
						checked={wish[key]}
						onChange={(event) => setWish({ ...wish, [key]: event.target.checked })}
					/>
					{title}
				</label>
			))}
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
	);
}
