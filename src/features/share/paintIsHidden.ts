// Firefox, asked to resist fingerprinting, gives noise for what a page has painted, unless the visitor allows the page to read it.

export const NOISE =
	"This browser hides from pages what they paint: the picture would be noise. Allow this page to read canvases, or take it as SVG.";

/** Red, green, blue and opacity of what is painted to be read back. */
const COLOUR = [200, 100, 50, 255];

/** Browsers that merely blur what they give change a value by one or two. */
const BLUR = 8;

export function paintIsHidden(): boolean {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d");
	if (context === null) return false;
	context.fillStyle = `rgb(${COLOUR.slice(0, 3).join(" ")})`;
	context.fillRect(0, 0, canvas.width, canvas.height);
	const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
	return data.some((value, at) => Math.abs(value - (COLOUR[at & 3] ?? 0)) > BLUR);
}
