// Something that takes its time is made: how far it has come, and a way to stop.

import { useRef, useState } from "react";

export type Making = {
	/** Which share is done; undefined while nothing is made. */
	readonly done: number | undefined;
	run<Made>(
		work: (tell: (share: number) => void, signal: AbortSignal) => Promise<Made>,
	): Promise<Made>;
	cancel(): void;
};

export function useMaking(): Making {
	const [done, setDone] = useState<number>();
	const calling = useRef<AbortController>(undefined);
	return {
		done,
		async run(work) {
			calling.current = new AbortController();
			setDone(0);
			try {
				return await work(setDone, calling.current.signal);
			} catch (error) {
				calling.current.signal.throwIfAborted();
				throw error;
			} finally {
				setDone(undefined);
			}
		},
		cancel: () => calling.current?.abort(),
	};
}

export function MakingBar({ making, label }: { readonly making: Making; readonly label: string }) {
	if (making.done === undefined) return null;
	return (
		<>
			<progress aria-label={label} max={1} value={making.done} />
			<button type="button" onClick={making.cancel}>
				Cancel
			</button>
		</>
	);
}
