// Chooses what the audience sees: a switch for each part, and the size of the coordinates. The form
// lies in place of the words beside the board, and all keys of the presentation act meanwhile.

import { useId, useSyncExternalStore } from "react";
import { presentWords } from "../../messages/en/panels/present.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { PanelHead } from "../../ui/PanelHead.tsx";
import { Check } from "../../ui/parts/Check.tsx";
import { PHONE } from "../../ui/style/windows.ts";
import { SIGHT_KEYS } from "./presentKeys.ts";
import { COORDINATE_SIZES, SIGHTS, sight, toggleSight } from "./sight.ts";

const { sight: words } = presentWords;

export const useSight = () => useSyncExternalStore(sight.subscribe, sight.get);

export function SightChoice({ close }: { readonly close: () => void }) {
	const { actions } = useSession();
	const { hidden } = useSight();
	const isHeatHidden = useApp((state) => state.hidden.heat === true);
	const isNarrow = useMedia(PHONE);
	return (
		<section className="present-sheet present-sight scroll bare" aria-label={words.title}>
			<PanelHead title={words.title} close={close} />
			<Check isSet={!isHeatHidden} set={() => actions.toggleHidden("heat")}>
				{words.show("heat", "H")}
			</Check>
			{SIGHTS.map((what) => (
				<Check key={what} isSet={!hidden.includes(what)} set={() => toggleSight(what)}>
					{words.show(what, SIGHT_KEYS[what].toUpperCase())}
				</Check>
			))}
			{!isNarrow && <CoordinateSizes />}
		</section>
	);
}

/** On phones they are drawn on the squares, in the size these have room for. */
function CoordinateSizes() {
	const { coordinates } = useSight();
	const name = useId();
	return (
		<fieldset>
			<legend>{words.coordinates}</legend>
			{COORDINATE_SIZES.map((size) => (
				<label key={size}>
					<input
						type="radio"
						name={name}
						checked={coordinates === size}
						onChange={() => sight.set({ coordinates: size })}
					/>
					{words.sizes[size]}
				</label>
			))}
		</fieldset>
	);
}

/** Names the hidden parts, in the order of the switches. */
export function useHiddenText(): string {
	const { hidden } = useSight();
	const isHeatHidden = useApp((state) => state.hidden.heat === true);
	return words.hidden(isHeatHidden ? ["heat", ...hidden] : hidden);
}
