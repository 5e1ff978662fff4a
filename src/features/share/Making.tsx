// The button of an export that takes its time: one that starts it, a bar that shows how far it
// is, and a button that stops it.

import { useEffect, useRef, useState } from "react";
import { shareWords } from "../../messages/en/panels/share.ts";

export type Making = {
	/** Which share is done; undefined while nothing is being made. */
	readonly share: number | undefined;
	run<Made>(
		work: (report: (share: number) => void, signal: AbortSignal) => Promise<Made>,
	): Promise<Made>;
	cancel(): void;
};

export function useMaking(): Making {
	const [share, setShare] = useState<number>();
	const controller = useRef<AbortController>(undefined);
	return {
		share,
		async run(work) {
			controller.current = new AbortController();
			setShare(0);
			try {
				return await work(setShare, controller.current.signal);
			} catch (error) {
				controller.current.signal.throwIfAborted();
				throw error;
			} finally {
				setShare(undefined);
			}
		},
		cancel: () => controller.current?.abort(),
	};
}

type Props = {
	readonly making: Making;
	/** Of the button that starts it. */
	readonly title: string;
	/** Of the bar. */
	readonly label: string;
	readonly make: () => void;
};

export function MakingButton({ making: { share, cancel }, title, label, make }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const isGoing = share !== undefined;
	useEffect(() => {
		if (!isGoing) return;
		// When the button that stops it goes, and had the focus, the one that starts it gets the
		// focus.
		return () => {
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
		};
	}, [isGoing]);
	return (
		<>
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
					<progress aria-label={label} max={1} value={share} />
					<button type="button" onClick={cancel}>
						{shareWords.cancel}
					</button>
				</>
			)}
		</>
	);
}
