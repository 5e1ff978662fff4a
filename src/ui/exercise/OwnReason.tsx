// Why an answer is right, in its author's own words; nothing where there are none.

import type { Posed } from "../../training/pose.ts";

export const OwnReason = ({ posed: { question } }: { readonly posed: Posed }) =>
	question.reason === undefined ? null : (
		<p>
			<bdi>{question.reason}</bdi>
		</p>
	);
