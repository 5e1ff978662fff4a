// Hides parts of the board from the audience for a while, and says how large the coordinates beside
// the board are. The colours are a layer of the board itself, which hides by its own command.

import { createStore } from "../../runtime/createStore.ts";

/** The parts beside the board that hide one by one. Their room is kept: nothing moves. */
export const SIGHTS = ["names", "evaluation", "comments", "counts"] as const;
export type Sight = (typeof SIGHTS)[number];

export const COORDINATE_SIZES = ["small", "large", "largest"] as const;
export type CoordinateSize = (typeof COORDINATE_SIZES)[number];

export type Sights = {
	readonly hidden: readonly Sight[];
	readonly coordinates: CoordinateSize;
};

/** As it was left in the last presentation of this visit. */
export const sight = createStore<Sights>({ hidden: [], coordinates: "small" });

export function toggleSight(what: Sight): void {
	const { hidden } = sight.get();
	sight.set({
		hidden: SIGHTS.filter((one) => (one === what) !== hidden.includes(one)),
	});
}

/** The next larger size, and after the largest the smallest. */
export function growCoordinates(): void {
	const at = COORDINATE_SIZES.indexOf(sight.get().coordinates) + 1;
	sight.set({ coordinates: COORDINATE_SIZES[at % COORDINATE_SIZES.length] ?? "small" });
}

/** The styles follow it until the presentation ends. Returns a function that ends it. */
export function showSight(): () => void {
	const { dataset } = document.documentElement;
	const show = () => {
		const { hidden, coordinates } = sight.get();
		dataset.presentHides = hidden.join(" ");
		dataset.presentCoordinates = coordinates;
	};
	show();
	const stop = sight.subscribe(show);
	return () => {
		stop();
		delete dataset.presentHides;
		delete dataset.presentCoordinates;
	};
}
