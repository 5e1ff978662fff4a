// Paints the evaluation over the columns of the timeline: a line that is high where White is
// winning, as White's squares are below it. A dark edge lets it be seen on every colour.

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type CurveView = {
	/** Winning chances from -1, Black wins, to 1; undefined where nobody knows. */
	readonly chances: readonly (number | undefined)[];
	/** Places at which territory and evaluation part company, from and to. */
	readonly partings: readonly { readonly from: number; readonly to: number }[];
	readonly line: string;
	readonly edge: string;
	/** Device pixels, of the columns alone. */
	readonly width: number;
	readonly height: number;
	readonly pixel: number;
};

/** The canvas has to be empty. */
export function paintCurve(context: Context, view: CurveView): void {
	const { chances, partings, line, edge, width, height, pixel } = view;
	const column = width / chances.length;
	const middle = (place: number) => (place + 0.5) * column;
	const margin = 3 * pixel;
	const heightOf = (chance: number) => margin + ((1 - chance) / 2) * (height - 2 * margin);
	const trace = () => {
		context.beginPath();
		let isDown = false;
		chances.forEach((chance, place) => {
			if (chance === undefined) {
				isDown = false;
				return;
			}
			const [x, y] = [middle(place), heightOf(chance)];
			if (isDown) context.lineTo(x, y);
			else context.moveTo(x, y);
			isDown = true;
		});
		context.stroke();
	};
	context.lineJoin = "round";
	context.lineCap = "round";
	context.strokeStyle = edge;
	context.lineWidth = 4 * pixel;
	trace();
	context.strokeStyle = line;
	context.lineWidth = 1.75 * pixel;
	trace();
	context.strokeStyle = edge;
	context.fillStyle = line;
	context.lineWidth = pixel;
	for (const { from, to } of partings) {
		const x = from * column;
		const wide = (to + 1 - from) * column;
		context.beginPath();
		context.rect(x, pixel / 2, wide, 4 * pixel);
		context.fill();
		context.stroke();
	}
}
