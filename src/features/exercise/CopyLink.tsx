// A button that copies the whole link of an exercise, which works in any browser. Where copying is
// not allowed, the link is shown.

import { Link as LinkIcon } from "lucide-react";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { noteSent } from "../../session/keptExercises.ts";
import { exerciseLink } from "../../ui/exerciseHash.ts";
import { useCopying } from "../../ui/hooks/useCopying.ts";
import { LinkField } from "../../ui/parts/LinkField.tsx";

const words = exerciseWords.handing;

type Props = {
	readonly mark: number;
	readonly letters: string;
	/** Whose it is, where several stand beside each other. */
	readonly of?: string;
};

export function CopyLink({ mark, letters, of }: Props) {
	const { outcome, shown, copy } = useCopying();
	const press = () => {
		noteSent(mark);
		void copy(exerciseLink(letters));
	};
	return (
		<>
			<button
				type="button"
				className="copy-link"
				aria-label={of === undefined ? undefined : words.copyOf(of)}
				onClick={press}
			>
				<LinkIcon aria-hidden="true" />
				{words.copy}
			</button>
			<span role="status" className="soft small copy-news">
				{outcome && words[outcome]}
			</span>
			{shown && <LinkField className="copy-news" title={words.link} link={shown} />}
		</>
	);
}
