// React's way to the studies.

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Studies, StudyState } from "./studies.ts";

export const StudiesContext = createContext<Studies | undefined>(undefined);

export function useStudies(): Studies {
	const studies = useContext(StudiesContext);
	if (studies === undefined) throw new Error("There are no studies here");
	return studies;
}

/** Selectors give primitives or stored references. */
export function useStudy<Value>(select: (state: StudyState) => Value): Value {
	const { store } = useStudies();
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
