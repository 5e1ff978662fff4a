// What is seen when a route throws: its status or message, with the way out.

import { isRouteErrorResponse, useRouteError } from "react-router-dom";
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
				<h1>Unexpected Application Error!</h1>
				<p>{describe(error)}</p>
				<button type="button" onClick={() => location.reload()}>
					Load the page again
				</button>
			</main>
		</>
	);
}
