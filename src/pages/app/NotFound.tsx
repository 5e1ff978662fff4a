// The page for unknown addresses: the way to the board, and to a game on it.

import { Link, useNavigate } from "react-router-dom";
import type { Sample } from "../../chess/samples/samples.ts";
import { openBy } from "../../features/open/intake.ts";
import { Samples } from "../../features/open/samples/Samples.tsx";
import { notFoundWords, pageWords } from "../../messages/en/first.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { openSession } from "./lateSession.ts";

export function NotFound() {
	usePage(pageWords.notFound);
	const navigate = useNavigate();
	const open = async (sample: Sample) => {
		try {
			const session = await openSession();
			await openBy(session, (reading) => reading.openSample(sample, session));
		} catch (error) {
			// The board's page says why, and offers to try again.
			console.error(error);
		}
		navigate("/");
	};
	return (
		<div className="text-page">
			<h1>{notFoundWords.heading}</h1>
			<p className="lead">{notFoundWords.lead}</p>
			<p>
				<Link to="/" className="button">
					{notFoundWords.home}
				</Link>
			</p>
			<p>{notFoundWords.samples}</p>
			<Samples isReady open={open} />
		</div>
	);
}
