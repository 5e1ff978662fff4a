// Paints a piece's SVG onto a canvas, shape by shape: as an image it would need `img-src data:` in
// the policy of every page. It reads what the sets have, and no more of SVG.

const SHAPE = ["points", "x1", "y1", "x2", "y2", "cx", "cy", "rx", "ry"];

/** The path of a shape, as text; of a group there is none. */
function pathOf(element: Element): string | null {
	const [points, x1, y1, x2, y2, cx, cy, rx, ry] = SHAPE.map((name) => element.getAttribute(name));
	if (points) return `M${points}${element.localName === "polygon" ? "Z" : ""}`;
	if (x1) return `M${x1} ${y1}L${x2} ${y2}`;
	if (!rx) return element.getAttribute("d");
	const half = `a${rx} ${ry} 0 0 0`;
	return `M${cx} ${cy}m-${rx} 0${half} ${2 * Number(rx)} 0${half}-${2 * Number(rx)} 0Z`;
}

export function paintDrawing(context: CanvasRenderingContext2D, element: Element): void {
	context.save();
	// A page without a screen, as tests have it, knows no transforms and no paths.
	const { transform } = element as Partial<SVGGraphicsElement>;
	for (const { matrix } of transform?.baseVal ?? []) {
		context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
	}
	for (const child of element.children) paintDrawing(context, child);
	const path = pathOf(element);
	if (path !== null && "Path2D" in window) {
		const shape = new Path2D(path);
		// Groups pass all of these on. A canvas keeps its own value, SVG's, where there is none.
		const styleOf = (name: string) => element.closest(`[${name}]`)?.getAttribute(name) as string;
		context.fillStyle = styleOf("fill");
		context.strokeStyle = styleOf("stroke");
		context.lineWidth = Number(styleOf("stroke-width") ?? 1);
		context.lineCap = styleOf("stroke-linecap") as CanvasLineCap;
		context.lineJoin = styleOf("stroke-linejoin") as CanvasLineJoin;
		context.miterLimit = 4;
		if (styleOf("fill-opacity") !== "0") context.fill(shape);
		if (styleOf("stroke")) context.stroke(shape);
	}
	context.restore();
}
