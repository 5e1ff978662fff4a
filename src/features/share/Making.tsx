// Something that takes its time is made: how far it has come, and a way to stop.

import { useEffect, useRef, useState } from "react";

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

type Props = {
	readonly making: Making;
	/** What the button that begins it says. */
	readonly title: string;
	/** What is going on then. */
	readonly label: string;
	readonly make: () => void;
};

/** Begins it, shows how far it is, and stops it. The keyboard stays there all the while. */
export function MakingRow({ making: { done, cancel }, title, label, make }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const isGoing = done !== undefined;
	useEffect(() => {
		if (!isGoing) return;
		// The way to stop goes when there is nothing more to be stopped.
		return () => {
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
		};
	}, [isGoing]);
	return (
		<div className="row">
			<button
				ref={button}
				type="button"
				aria-disabled={isGoing}
				onClick={() => {
					if (!isGoing) make();
				}}
			>
				{title}
			</button>
			{isGoing && (
				<>
					<progress aria-label={label} max={1} value={done} />
					<button type="button" onClick={cancel}>
						Cancel
					</button>
				</>
			)}
		</div>
	);
}
