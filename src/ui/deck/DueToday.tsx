// A line of the start page and of the menu: how many questions of the deck are due today. Nothing
// where none are.

import { Link } from "react-router-dom";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { PRACTISE_HASH } from "../routes.ts";
import { useTraining } from "./useTraining.ts";

export function DueToday() {
	const { sums } = useTraining();
	const due = sums?.today.length ?? 0;
	if (due === 0) return null;
	return <Link to={`/${PRACTISE_HASH}`}>{trainingWords.dueLine(due)}</Link>;
}
