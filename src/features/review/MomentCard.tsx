// A moment of the review as a button that leads to it: its move and what it is called, and a
// sentence. Those that weigh most come with a picture of their position. A screen reader goes from
// heading to heading.

import type { ReactNode } from "react";
import type { Frame } from "../../chess/frame.ts";
import { FramePicture } from "../../ui/canvas/FramePicture.tsx";

/** Pixels, before they grow with the window. */
const PICTURE_WIDTH = 88;

type Props = {
	readonly ply: number;
	readonly isCurrent: boolean;
	readonly isLarge: boolean;
	/** The move. */
	readonly title: string;
	/** Beside it: what the moment is called. */
	readonly kind: ReactNode;
	readonly go: () => void;
	/** The sentence. */
	readonly children: ReactNode;
};

export const MomentCard = ({ ply, isCurrent, isLarge, title, kind, go, children }: Props) => (
	<h3 className="regular" aria-label={title}>
		<button
			type="button"
			className={isLarge ? "large" : undefined}
			aria-current={isCurrent ? "step" : undefined}
			onClick={go}
		>
			{isLarge && (
				<span className="moment-picture rigid" aria-hidden="true">
					<FramePicture frame={ply as Frame} width={PICTURE_WIDTH} />
				</span>
			)}
			<span>
				<span className="moment-head row small">
					<strong>{title}</strong>
					{kind}
				</span>{" "}
				{children}
			</span>
		</button>
	</h3>
);
