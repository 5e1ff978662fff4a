// Before a game against one opponent: how the games so far went, when the last was, and in which
// openings. However few they are, that can be said.

import type { Meetings } from "../../../collection/answers/who/meetings.ts";
import { SIDES } from "../../../collection/filter.ts";
import { countOf, meetingWords } from "../../../messages/en/answers/meetings.ts";
import { surnameOf } from "../../../messages/en/answers/persons.ts";
import "./beforeYouPlay.css";

type Props = { readonly meetings: Meetings; readonly name: string };

export function BeforeYouPlay({ meetings, name }: Props) {
	const metAs = { white: meetings.asWhite, black: meetings.asBlack };
	const played = SIDES.filter((side) => countOf(metAs[side]) > 0);
	return (
		<section className="before-you-play" aria-labelledby="before-you-play">
			<h2 id="before-you-play">{meetingWords.title(name)}</h2>
			<p className="soft small">{meetingWords.games(meetings)}</p>
			<ul>
				{played.map((side) => (
					<li key={side}>
						<strong>{meetingWords.mine(metAs[side])}</strong>
						<span className="soft">{meetingWords.theirs(metAs[side])}</span>
						<span>
							{meetingWords.score(metAs[side], side)}
							<small className="soft">
								{meetingWords.openings(metAs[side], side, surnameOf(name))}
							</small>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
