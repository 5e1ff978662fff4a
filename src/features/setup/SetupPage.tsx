// The place where positions are set up; what it consists of comes when somebody asks for it.

import { loadSetup, openSession } from "../../loading/parts/first.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/Late.tsx";

const load = () => Promise.all([loadSetup(), openSession()]);

export function SetupPage() {
	usePage("Set up a position · Square Control", "Who controls each square of any position.");
	return (
		<LatePage load={load}>
			{([{ SetupScreen }, session]) => <SetupScreen session={session} />}
		</LatePage>
	);
}
