// The About page's place: its text and examples come when it is visited.

import { loadAbout, openSession } from "../../loading/parts/first.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/Late.tsx";

const load = () => Promise.all([loadAbout(), openSession()]);

export function AboutPage() {
	usePage(
		"About · Square Control",
		"What it means to control a square, with worked examples: pins, batteries, exchanges.",
	);
	return <LatePage load={load}>{([{ About }, { core }]) => <About core={core} />}</LatePage>;
}
