// The link to the questions of a round, for a friend: copied, and where the browser does not allow
// that, shown to be copied by hand.

import { type ReactNode, useState } from "react";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";

const words = sumWords;

type Props = { readonly link: string; readonly children: ReactNode };

export function Challenge({ link, children }: Props) {
	const [outcome, setOutcome] = useState<"copied" | "notCopied">();
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setOutcome("copied"),
			() => setOutcome("notCopied"),
		);
	return (
		<>
			<button type="button" onClick={() => void copy()}>
				{children}
			</button>
			<p role="status" className="end-news small">
				{outcome && words[outcome]}
			</p>
			{outcome !== undefined && <input readOnly aria-label={words.link} value={link} />}
		</>
	);
}
