// The three games to begin with, to be pressed.

import type { ReactNode } from "react";
import { SAMPLES, type Sample } from "./samples.ts";
import "./samples.css";

type Props = {
	readonly isReady: boolean;
	readonly open: (sample: Sample) => void;
	/** The last position; without it there are words alone. */
	readonly pictureOf?: ((sample: Sample) => ReactNode) | undefined;
};

export function Samples({ isReady, open, pictureOf }: Props) {
	return (
		<ul className="samples">
			{SAMPLES.map((sample) => (
				<li key={sample.year}>
					<button type="button" disabled={!isReady} onClick={() => open(sample)}>
						<span className="sample-picture">{pictureOf?.(sample)}</span>
						<strong>{sample.year}</strong>
						<span>{sample.players}</span>
						<span className="soft">{sample.place}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
