// The legend over the board: each colour with its name, how many squares have it and how the last
// move changed that, and the shares as a bar. Pressed, it says what the colours mean.

import type { ReactNode, Ref } from "react";
import { CLASS_LIST, type Counts as Numbers } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { countsWords } from "../../messages/en/counts.ts";
import { useMeanings } from "./useMeanings.ts";
import "./counts.css";

type Props = {
	readonly box?: Ref<HTMLElement>;
	/** The numbers before somebody writes; dashes if they are not known. */
	readonly numbers?: Numbers | undefined;
	/** At the right end. */
	readonly children?: ReactNode;
	readonly meanings?: (close: () => void) => ReactNode;
};

export function Counts({ box, numbers, children, meanings }: Props) {
	const { isOpen, toggle, close, button } = useMeanings();
	return (
		<section ref={box} className="counts" aria-label={countsWords.title}>
			{/* The button below is for the keyboard. */}
			<dl onClick={meanings && toggle}>
				{CLASS_LIST.map(({ key, count }) => (
					<div key={key} className="class-count" data-tint={key}>
						<dt className="swatch soft nowrap">{chessWords.control(key)}</dt>
						<dd>
							<span className="count">{numbers?.[count] ?? "–"}</span>{" "}
							<small className="change small regular soft" />
						</dd>
					</div>
				))}
			</dl>
			{meanings && (
				<button
					ref={button}
					type="button"
					className="meaning-button"
					aria-expanded={isOpen}
					onClick={toggle}
				>
					{countsWords.meanings}
				</button>
			)}
			{children}
			<div className="shares" aria-hidden="true" data-empty={numbers === undefined} />
			{isOpen && meanings?.(close)}
		</section>
	);
}
