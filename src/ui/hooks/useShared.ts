// Reads a value that several tabs share, as it is now.

import { useCallback, useEffect, useRef, useState } from "react";
import { onShared } from "../../runtime/sharedStorage.ts";

/** `prefixes` are those of the keys; the function reads again after a change of one's own. */
export function useShared<Value>(
	prefixes: readonly string[],
	read: () => Value,
): readonly [Value, () => void] {
	const [value, setValue] = useState(read);
	const latest = useRef(read);
	latest.current = read;
	const renew = useCallback(() => setValue(latest.current()), []);
	const names = prefixes.join("\n");
	useEffect(() => onShared(names.split("\n"), renew), [names, renew]);
	return [value, renew];
}
