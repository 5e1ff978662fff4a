// Codes that were left out: how many, why, and, where that is asked for, which.

import { useState } from "react";
import type { LeftOut } from "../../../exercise/collect.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";

/** Letters of a line that are shown: somebody may have pasted a book. */
const MAX_LETTERS = 100;
const MAX_LINES = 200;

export function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
	const [isOpen, setOpen] = useState(false);
	if (leftOut.length === 0) return null;
	return (
		<div className="left-out" role="status">
			<p>
				{words.leftOut(leftOut)}{" "}
				<button
					type="button"
					className="quiet"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{isOpen ? words.hide : words.show}
				</button>
			</p>
			{isOpen && (
				<ul>
					{leftOut.slice(0, MAX_LINES).map((one, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
						<li key={index}>
							<bdi>{one.text.slice(0, MAX_LETTERS)}</bdi>
							<span className="soft"> ({words.leftOutOne(one)})</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
