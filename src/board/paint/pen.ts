// Context that positions are painted with: a canvas on the page, one in a worker, or the writer of
// a drawing (svgPen.ts).

export type Pen = Pick<
	CanvasRenderingContext2D,
	| "arc"
	| "beginPath"
	| "closePath"
	| "createRadialGradient"
	| "fillRect"
	| "fillStyle"
	| "fillText"
	| "font"
	| "globalAlpha"
	| "lineCap"
	| "lineJoin"
	| "lineTo"
	| "lineWidth"
	| "moveTo"
	| "rect"
	| "restore"
	| "rotate"
	| "save"
	| "scale"
	| "setLineDash"
	| "strokeRect"
	| "strokeStyle"
	| "strokeText"
	| "textAlign"
	| "textBaseline"
	| "translate"
> & {
	clip(): void;
	drawImage(image: ImageBitmap, x: number, y: number, width: number, height: number): void;
	fill(): void;
	stroke(): void;
};
