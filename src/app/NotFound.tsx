// The page for unknown addresses: the way to the board, and to a game on it.

import { Link, useNavigate } from "react-router-dom";
import { openBy } from "../features/open/intake.ts";
import { Samples } from "../features/open/samples/Samples.tsx";
import { openSession } from "../loading/parts/first.ts";
import type { Sample } from "../samples/samples.ts";
import { usePage } from "../ui/hooks/usePage.ts";

export function NotFound() {
	usePage("Nothing to see here! · Square Control", "There is no such page.");
	const navigate = useNavigate();
	const open = async ({ year }: Sample) => {
		try {
			const session = await openSession();
			await openBy(session, (reading) => reading.openSample(year, session));
		} catch (error) {
			// The board's page says why, and offers to try again.
			console.error(error);
		}
		navigate("/");
	};
	return (
		<div className="text-page">
			<h1>Nothing to see here!</h1>
			<p className="lead">
				The board is one press away, with every square coloured by who controls it.
			</p>
			<p>
				<Link to="/" className="button">
					Go to the home page
				</Link>
			</p>
			<p>Or straight to a game:</p>
			<Samples isReady open={open} />
		</div>
	);
}
