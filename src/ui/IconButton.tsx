// A button that is an icon: its name is what is spoken, and shown where a mouse rests.

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "name"> & {
	readonly icon: LucideIcon;
	readonly name: string;
};

export function IconButton({
	icon: Icon,
	name,
	title = name,
	className = "icon-button",
	...others
}: Props) {
	return (
		<button type="button" className={className} aria-label={name} title={title} {...others}>
			<Icon aria-hidden="true" />
		</button>
	);
}
