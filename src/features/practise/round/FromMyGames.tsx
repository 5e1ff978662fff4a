// Where a round of My games leads back to: the answer that it was made of, and the game of each of
// its questions.

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { hasModifier } from "../../../runtime/keyTarget.ts";
import type { MomentState, Origin } from "../../../training/origin.ts";
import { GAMES_HASH } from "../../../ui/routes.ts";

const words = practiseWords.myGames;

/** The answer is the entry before in the history, as it stood. */
export function BackToAnswers() {
	const navigate = useNavigate();
	const back = (event: MouseEvent) => {
		if (hasModifier(event)) return;
		event.preventDefault();
		navigate(-1);
	};
	return (
		<Link className="to-games beside tight small" to={`/${GAMES_HASH}`} onClick={back}>
			<ChevronLeft aria-hidden="true" />
			{words.back}
		</Link>
	);
}

/** Opens at the move. */
export function GameOf({ origin }: { readonly origin: Origin }) {
	const state: MomentState = { openMoment: origin };
	return (
		<Link className="to-games beside tight small" to={`/${GAMES_HASH}`} state={state}>
			{words.game(origin)}
			<ChevronRight aria-hidden="true" />
		</Link>
	);
}
