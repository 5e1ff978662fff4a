// The router: every screen of the table of routes, in the common layout.

import { BrowserRouter } from "react-router-dom";
import { BASE } from "../../runtime/late/base.ts";
import { Screens } from "./routes.tsx";
import { ScreenFailure } from "./ScreenFailure.tsx";

/** Hosts show pages under the names of their files as well. */
const plain = location.pathname.replace(/(?:\/index)?\.html$/, "") || "/";
if (plain !== location.pathname) {
	const path = location.pathname.endsWith("/index.html") ? `${plain}/`.replace("//", "/") : plain;
	history.replaceState(null, "", path + location.search + location.hash);
}

export const App = () => (
	<BrowserRouter basename={BASE.pathname}>
		<ScreenFailure>
			<Screens />
		</ScreenFailure>
	</BrowserRouter>
);
