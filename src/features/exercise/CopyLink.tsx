// A button that copies the whole link of an exercise, which works in any browser. Where copying is
// not allowed, the link is shown.

import { Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { noteSent } from "../../session/keptExercises.ts";
import { copyText } from "../../ui/copyText.ts";
import { exerciseLink } from "../../ui/exerciseHash.ts";
import { LinkField } from "../../ui/LinkField.tsx";

const words = exerciseWords.handing;

type Props = {
	readonly mark: number;
	readonly letters: string;
	/** Whose it is, where several stand beside each other. */
	readonly of?: string;
};

export function CopyLink({ mark, letters, of }: Props) {
	const [news, setNews] = useState("");
	/** Shown where it cannot be copied. */
	const [link, setLink] = useState<string>();
	const copy = async () => {
		const made = exerciseLink(letters);
		noteSent(mark);
		try {
			await copyText(made);
			setLink(undefined);
			setNews(words.copied);
		} catch {
			setLink(made);
			setNews(words.notCopied);
		}
	};
	return (
		<>
			<button
				type="button"
				className="copy-link"
				aria-label={of === undefined ? undefined : words.copyOf(of)}
				onClick={() => void copy()}
			>
				<LinkIcon aria-hidden="true" />
				{words.copy}
			</button>
			<span role="status" className="soft small copy-news">
				{news}
			</span>
			{link !== undefined && <LinkField className="copy-news" title={words.link} link={link} />}
		</>
	);
}
