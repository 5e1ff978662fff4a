// What a canvas shows, as a picture file.

export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	if (blob === null) throw new Error("The picture could not be made");
	return blob;
}
