// The signs of the buttons that frames have too: a frame has no room for a library of icons. They
// are seen as its icons are: 24 by 24, strokes of 2.

import type { ComponentType, SVGProps } from "react";

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const icon =
	(path: string): Icon =>
	(props) => (
		<svg
			className="lucide"
			width="24"
			height="24"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			{...props}
		>
			<path d={path} />
		</svg>
	);

export const ToStart = icon("M7 6v12M17 6l-6 6 6 6");
export const Back = icon("M15 6l-6 6 6 6");
export const Forward = icon("M9 6l6 6-6 6");
export const ToEnd = icon("M17 6v12M7 6l6 6-6 6");
export const Play = icon("M6 4l14 8-14 8z");
export const Pause = icon("M8 4v16M16 4v16");
export const Cross = icon("M6 6l12 12M18 6L6 18");
export const Outside = icon("M14 3h7v7M21 3L10 14M18 14v6H4V6h6");
