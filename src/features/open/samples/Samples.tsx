// The three sample games, as buttons.

import type { ReactNode } from "react";
import { SAMPLES, type Sample } from "../../../chess/samples/samples.ts";
import { openWords } from "../../../messages/en/panels/open.ts";
import "../open.css";

type Props = {
	readonly isReady: boolean;
	readonly open: (sample: Sample) => void;
	/** The pointer or the focus is on a sample, or leaves it. */
	readonly look?: ((sample: Sample | undefined) => void) | undefined;
	/** The position that it opens at; without it there are words alone. */
	readonly pictureOf?: ((sample: Sample) => ReactNode) | undefined;
};

export function Samples({ isReady, open, look, pictureOf }: Props) {
	return (
		<ul className="samples list">
			{SAMPLES.map((sample) => (
				<li key={sample.year}>
					<button
						type="button"
						disabled={!isReady}
						onClick={() => open(sample)}
						onPointerEnter={({ pointerType }) => pointerType === "mouse" && look?.(sample)}
						onPointerLeave={() => look?.(undefined)}
						onFocus={() => look?.(sample)}
						onBlur={() => look?.(undefined)}
					>
						<span className="sample-picture">{pictureOf?.(sample)}</span>
						<span className="sample-words column joined slim">
							<span className="sample-year">{sample.year}</span>
							<strong className="regular">{openWords.players(sample.year)}</strong>
							<span className="sample-subject">{openWords.subject(sample.year)}</span>
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
