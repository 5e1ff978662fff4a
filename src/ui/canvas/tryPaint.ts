// Runs a painter. If it fails, the picture is missing and nothing else: all that these canvases
// show is also said in words.

export function tryPaint(paint: () => void): void {
	try {
		paint();
	} catch (error) {
		console.error(error);
	}
}
