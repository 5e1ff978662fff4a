// Drops the third of Konva that nothing here uses from the files that visitors fetch. The board and
// what lies over it are painted by functions of our own, listen to pointers by themselves, and
// nothing is cached, filtered, hit or searched for in Konva's tree.

/** Functions that find nothing and do nothing. */
const stubs = (names) =>
	`const none = () => undefined; export { ${names.split(/\s+/).map((name) => `none as ${name}`)} };`;

/**
 * Modules that are replaced: glides and dragging are our own, for the latter a stage would listen
 * to the window.
 */
const REPLACED = {
	Tween: "export const Tween = undefined, Easings = undefined;",
	Animation: "export const Animation = undefined;",
	Validators:
		stubs(`RGBComponent getNumberValidator getNumberOrArrayOfNumbersValidator getNumberOrAutoValidator getStringValidator
		getStringOrGradientValidator getNumberArrayValidator getBooleanValidator getComponentValidator`),
	PointerEvents: stubs(
		`getCapturedShape hasPointerCapture setPointerCapture releaseCapturesOf releaseCapture`,
	),
	DragAndDrop:
		"export const DD = { isDragging: false, node: undefined, _dragElements: new Map(), _listenToWindow() {} };",
};

/**
 * Replaces the module that hands contexts of the page on to a stage: no child of a stage asks for
 * any.
 */
const NO_BRIDGE = `
	const Bare = ({ children }) => children;
	export const FiberProvider = Bare;
	export const useContextBridge = () => Bare;
	export const useFiber = () => undefined;
	export const traverseFiber = () => undefined;
`;

const isBridge = (id) => /[\\/]its-fine[\\/]/.test(id);

/** Methods whose bodies go, by module. A name that a new Konva does not have fails the build. */
const EMPTIED = {
	Node: `cache _getCachedSceneCanvas _getCachedHitCanvas _drawCachedSceneCanvas _drawCachedHitCanvas _getCachedSceneRect
		_toKonvaCanvas toDataURL toImage toBlob toCanvas toObject toJSON create _createNode clone
		findAncestors findAncestor _isMatch isClientRectOnScreen getRelativePointerPosition
		_createDragElement _setDragPosition startDrag stopDrag _listenDrag _dragChange _dragCleanup
		moveUp moveDown moveToTop moveToBottom getAbsoluteZIndex setAbsolutePosition getAbsoluteScale _delegate _fireAndBubble
		addName hasName removeName rotate getAbsolutePosition _setTransform _clearTransform getPosition
		getDragDistance isAncestorOf move`,
	Factory: "backCompat",
	Container: `getClientRect drawHit _generalFind find findOne getAllIntersections toObject clone removeChildren
		destroyChildren _clearChildren isAncestorOf`,
	Layer:
		"getIntersection _getIntersection drawHit _toKonvaCanvas moveUp moveDown moveToTop moveToBottom toggleHitCanvas enableHitGraph disableHitGraph setHitGraphEnabled getHitGraphEnabled setWidth setHeight createPNGStream",
	Stage: `_bindContentEvents _pointerenter _pointerover _pointerleave _pointerdown _pointermove _pointerup _pointercancel
		_lostpointercapture _contextmenu _wheel _cancelClick _pointerEventsEnabled setPointersPositions _toKonvaCanvas clone
		getIntersection getPointerPosition clear hasPointerCapture _getPointerById getPointersPositions
		_setPointerPosition`,
	Shape: `getClientRect drawHit drawHitFromCache intersects _useBufferCanvas hasShadow _getShadowRGBA _setFillPatternTransform
		_createFillPattern _getFillPattern _getLinearGradient __getLinearGradient _getRadialGradient __getRadialGradient`,
	Canvas: "toDataURL _prepareIsolationCanvas _trimIsolationCanvas",
	Context:
		"_enableTrace getTrace _applyShadow _strokeLinearGradient _getFillPattern _getFillStyle _stroke createImageData",
	Util: `_hslColorToRGBA _rgbColorToRGBA _hex8ColorToRGBA _hex6ColorToRGBA _hex4ColorToRGBA _hex3ColorToRGBA _namedColorToRBA
		decompose _getProjectionToSegment _getProjectionToLine _prepareArrayForTween _prepareToStringify _getTransformedRect
		_getPointsRect _urlToImage colorToRGBA drawRoundedPolygonPath drawRoundedRectPath _cornerRadii skew
		haveIntersection isValidSelector`,
};

const nameIn = (id) => /[\\/]konva[\\/]lib[\\/](\w+)\.js$/.exec(id)?.[1] ?? "";

/** The functions of a module that have names, by name. */
function functionsIn(node, found = new Map()) {
	if (Array.isArray(node)) {
		for (const item of node) functionsIn(item, found);
	} else if (typeof node?.type === "string") {
		const isNamed = node.type === "MethodDefinition" || node.type === "Property";
		if (isNamed && node.value?.body?.type === "BlockStatement") {
			found.set(node.key.name, [...(found.get(node.key.name) ?? []), node.value.body]);
		}
		functionsIn(Object.values(node), found);
	}
	return found;
}

function withoutBodies(code, tree, module) {
	const functions = functionsIn(tree);
	const bodies = EMPTIED[module].split(/\s+/).flatMap((name) => {
		const found = functions.get(name);
		if (found === undefined) throw new Error(`Konva's ${module} has no ${name} any more`);
		return found;
	});
	bodies.sort((a, b) => b.start - a.start);
	let kept = code;
	for (const { start, end } of bodies) kept = `${kept.slice(0, start)}{}${kept.slice(end)}`;
	return kept;
}

/** For Vite. */
export const leanKonva = {
	name: "lean-konva",
	load: (id) => (isBridge(id) ? NO_BRIDGE : REPLACED[nameIn(id)]),
	transform(code, id) {
		const module = nameIn(id);
		if (EMPTIED[module] === undefined) return undefined;
		const kept = withoutBodies(code, this.parse(code), module);
		// Nothing names a colour to Konva.
		return module === "Util" ? kept.replace(/COLORS = \{[^}]*\}/, "COLORS = {}") : kept;
	},
};
