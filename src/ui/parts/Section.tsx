// A section of a panel: its heading, and what stands below each other under it.

import { type ReactNode, useId } from "react";
import "../style/laterParts.css";

type Props = { readonly title: string; readonly children: ReactNode };

export function Section({ title, children }: Props) {
	const id = useId();
	return (
		<section className="section column tight" aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			{children}
		</section>
	);
}
