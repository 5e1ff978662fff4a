// A button that is an icon: its name is what is spoken, and shown where a mouse rests.

import type { ComponentProps } from "react";
import type { Icon } from "./stepIcons.tsx";

type Props = Omit<ComponentProps<"button">, "name"> & {
	readonly icon: Icon;
	readonly name: string;
};

export function IconButton({
	icon: Sign,
	name,
	title = name,
	className = "icon-button",
	...others
}: Props) {
	return (
		<button type="button" className={className} aria-label={name} title={title} {...others}>
			<Sign aria-hidden="true" />
		</button>
	);
}
