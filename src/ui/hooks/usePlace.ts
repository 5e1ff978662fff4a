// Registers a component's element as one that others can move the focus to.

import { type RefObject, useEffect, useRef } from "react";
import type { PlaceName } from "../../session/state/places.ts";
import { useSession } from "./useApp.ts";

export function usePlace<Kind extends HTMLElement>(name: PlaceName): RefObject<Kind | null> {
	const { places } = useSession();
	const element = useRef<Kind>(null);
	useEffect(() => places.register(name, () => element.current), [places, name]);
	return element;
}
