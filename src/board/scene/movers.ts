// The pieces on their way, each on a canvas of one square that the browser's compositor moves: the
// page's thread paints a piece when it sets off and is called when it has arrived, and does nothing
// for the frames between.

import { Layer } from "konva/lib/Layer.js";
import { Shape } from "konva/lib/Shape.js";
import { Stage } from "konva/lib/Stage.js";
import { alignedTimeout } from "../../runtime/alignedTimeout.ts";
import type { BoardSize, Point } from "../geometry.ts";
import { type PieceSheet, paintPiece } from "../pieces.ts";
import { EASE, isFade, type Trip } from "./glides.ts";

type Mover = { show(trip: Trip): void; hide(): void; remove(): void };

/** One canvas, which any piece may use. */
function createMover(
	box: HTMLElement,
	{ edge, ratio, width }: BoardSize,
	sheet: PieceSheet,
	onArrival: (trip: Trip) => void,
): Mover {
	const element = box.appendChild(document.createElement("div"));
	element.className = "board-mover";
	const stage = new Stage({ container: element, width: width / 8, height: width / 8 });
	const layer = new Layer({ listening: false });
	let shown: Trip | undefined;
	let animation: Animation | undefined;
	let callOff = () => {};
	layer.getCanvas().setPixelRatio(ratio);
	layer.add(
		new Shape({
			sceneFunc: () => {
				const context = layer.getNativeCanvasElement().getContext("2d");
				if (!context) return;
				context.setTransform(1, 0, 0, 1, 0, 0);
				context.clearRect(0, 0, edge, edge);
				if (shown) paintPiece(context, sheet, shown.piece, 0, 0, edge);
			},
		}),
	);
	stage.add(layer);

	function keyframe({ x, y }: Point, opacity: number): Keyframe {
		const [left, top] = [x - 0.5, y - 0.5].map((squares) => (squares * width) / 8);
		return { transform: `translate(${left}px, ${top}px)`, opacity };
	}

	/**
	 * It stays at its end for as long again, until the board has the piece. Whoever waits for the
	 * animation's own end has the browser work towards it for some frames.
	 */
	function animate(trip: Trip): Animation {
		const start = keyframe(trip.from, trip.alpha[0]);
		const end = keyframe(trip.to, trip.alpha[1]);
		const easing = isFade(trip) ? "linear" : EASE;
		return element.animate([{ ...start, easing }, { ...end, offset: 0.5 }, end], {
			duration: 2 * trip.time,
		});
	}

	function hide(): void {
		callOff();
		animation?.cancel();
	}

	return {
		show(trip) {
			hide();
			const isOther = shown?.piece !== trip.piece;
			shown = trip;
			if (isOther) layer.draw();
			animation = animate(trip);
			callOff = alignedTimeout(trip.time, () => onArrival(trip));
		},
		hide,
		remove() {
			hide();
			stage.destroy();
			element.remove();
		},
	};
}

/** Movers of which any number is wanted at a time. */
function createPool(create: () => Mover) {
	let idle: Mover[] = [];
	return {
		take: () => idle.pop() ?? create(),
		give(mover: Mover): void {
			mover.hide();
			idle.push(mover);
		},
		clear(): void {
			for (const mover of idle) mover.remove();
			idle = [];
		},
	};
}

/**
 * Moves pieces inside an element that lies over the board; those that appear and vanish lie below
 * those that glide.
 */
export function createMovers(box: HTMLElement, onArrival: (trip: Trip) => void) {
	const busy = new Map<Trip, Mover>();
	let size: BoardSize | undefined;
	let sheet: PieceSheet | undefined;
	const poolIn = (element: HTMLElement) =>
		createPool(() => {
			if (size === undefined || sheet === undefined) throw new Error("Movers need a size");
			return createMover(element, size, sheet, onArrival);
		});
	const fades = poolIn(box.appendChild(document.createElement("div")));
	const glides = poolIn(box.appendChild(document.createElement("div")));
	const poolOf = (trip: Trip) => (isFade(trip) ? fades : glides);

	function keepOnly(trips: readonly Trip[]): void {
		for (const [trip, mover] of busy) {
			if (trips.includes(trip)) continue;
			busy.delete(trip);
			poolOf(trip).give(mover);
		}
	}

	function clear(): void {
		keepOnly([]);
		fades.clear();
		glides.clear();
	}

	return {
		/** Moves these pieces from now on, and no others. */
		show(trips: readonly Trip[], nextSize: BoardSize, nextSheet: PieceSheet | undefined): void {
			keepOnly(trips);
			if (trips.length === 0) return;
			// Canvases of another size, or with other pictures, are others.
			if (size !== nextSize || sheet !== nextSheet) clear();
			size = nextSize;
			sheet = nextSheet;
			for (const trip of trips) {
				if (busy.has(trip)) continue;
				const mover = poolOf(trip).take();
				busy.set(trip, mover);
				mover.show(trip);
			}
		},
		/** Ends all, and forgets the canvases. */
		clear,
	};
}
