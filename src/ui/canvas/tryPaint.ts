// Painting that fails costs a picture and nothing else: all that these canvases show is said in
// words as well.

export function tryPaint(paint: () => void): void {
	try {
		paint();
	} catch (error) {
		console.error(error);
	}
}
