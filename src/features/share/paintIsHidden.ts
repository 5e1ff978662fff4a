// Finds out whether canvases can be read. Firefox, asked to resist fingerprinting, gives a page
// noise in place of what it has painted, unless the visitor allows the page to read it.

/** Red, green, blue and opacity of a test colour. */
const TEST_COLOUR = [200, 100, 50, 255];

/** Some browsers only blur what they give back: they change a value by one or two. */
const MAX_BLUR = 8;

export function paintIsHidden(): boolean {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d");
	if (context === null) return false;
	context.fillStyle = `rgb(${TEST_COLOUR.slice(0, 3).join(" ")})`;
	context.fillRect(0, 0, canvas.width, canvas.height);
	const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
	return data.some((value, at) => Math.abs(value - (TEST_COLOUR[at & 3] ?? 0)) > MAX_BLUR);
}
