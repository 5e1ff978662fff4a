// Turns what a canvas shows into a PNG.

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	if (blob === null) throw new Error("The picture could not be made");
	return blob;
}
