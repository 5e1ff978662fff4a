// The page for a route that throws: its status or message, with a way out.

import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { loadingWords } from "../messages/en/first.ts";
import { Header } from "./Layout.tsx";

function describe(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}

export function RouterError() {
	const error = useRouteError();
	return (
		<>
			<Header />
			<main id="main" className="text-page">
				<h1>{loadingWords.routeFailed}</h1>
				<p>{describe(error)}</p>
				<button type="button" onClick={() => location.reload()}>
					{loadingWords.loadAgain}
				</button>
			</main>
		</>
	);
}
