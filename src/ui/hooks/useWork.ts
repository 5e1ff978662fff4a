// What coaches, pupils and players have done, as it is now, whichever tab did it.

import { useCallback, useEffect, useRef, useState } from "react";
import { isWorkRead, onWork, workReady } from "../../runtime/keep/work.ts";

/** Has it been read? What asks for it comes once it has. */
export function useWorkReady(): boolean {
	const [isReady, setReady] = useState(isWorkRead);
	useEffect(() => void workReady.then(() => setReady(true)), []);
	return isReady;
}

/** The function reads again after a change of one's own. */
export function useWork<Value>(read: () => Value): readonly [Value, () => void] {
	const [value, setValue] = useState(read);
	const latest = useRef(read);
	latest.current = read;
	const renew = useCallback(() => setValue(latest.current()), []);
	useEffect(() => onWork(renew), [renew]);
	return [value, renew];
}
