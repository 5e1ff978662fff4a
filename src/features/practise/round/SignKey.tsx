// The meanings of the signs that are on the board.

import type { Sign } from "../../../board/marks/sign.ts";
import { practiseWords as words } from "../../../messages/en/screens/practise.ts";
import type { Marked } from "../../../training/mark.ts";
import type { Question } from "../../../training/question.ts";
import { SignPicture } from "../../../ui/question/MarkPicture.tsx";

type Props = { readonly marked: Marked; readonly question: Question };

export function SignKey({ marked, question }: Props) {
	const meanings: readonly (readonly [Sign, string])[] = [
		["right", words.right],
		["tooMany", words.notRight(question)],
		["missed", words.missed],
	];
	return (
		<span className="sign-key slim right-text small soft">
			{meanings
				.filter(([sign]) => marked[sign].length > 0)
				.map(([sign, meaning]) => (
					<span key={sign}>
						<SignPicture sign={sign} />
						{meaning}
					</span>
				))}
		</span>
	);
}
