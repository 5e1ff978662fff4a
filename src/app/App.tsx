// The routes. Home and its other name are the analysis board; About comes when it is visited.

import { createBrowserRouter, RouterProvider, useLocation } from "react-router-dom";
import { AboutPage } from "../features/about/AboutPage.tsx";
import { GamesPage } from "../features/games/GamesPage.tsx";
import { PractisePage } from "../features/practise/PractisePage.tsx";
import { SetupPage } from "../features/setup/SetupPage.tsx";
import { BASE } from "../loading/base.ts";
import { isGamesHash } from "../ui/routes/gamesHash.ts";
import { isPractiseHash } from "../ui/routes/practiseHash.ts";
import { isSetupHash } from "../ui/routes/setupHash.ts";
import { AnalysisPage } from "./analysis/AnalysisPage.tsx";
import { Layout } from "./Layout.tsx";
import { NotFound } from "./NotFound.tsx";
import { RouterError } from "./RouterError.tsx";

/** Hosts show pages under the names of their files as well. */
const plain = location.pathname.replace(/(?:\/index)?\.html$/, "") || "/";
if (plain !== location.pathname) {
	const path = location.pathname.endsWith("/index.html") ? `${plain}/`.replace("//", "/") : plain;
	history.replaceState(null, "", path + location.search + location.hash);
}

/** The board, the list that its games come from, practise, or where a position is set up. */
function Home() {
	const { hash } = useLocation();
	if (isPractiseHash(hash)) return <PractisePage />;
	if (isSetupHash(hash)) return <SetupPage />;
	return isGamesHash(hash) ? <GamesPage /> : <AnalysisPage />;
}

const router = createBrowserRouter(
	[
		{
			element: <Layout />,
			errorElement: <RouterError />,
			children: [
				{ path: "/", element: <Home /> },
				{ path: "/analysisBoard", element: <Home /> },
				{ path: "/about", element: <AboutPage /> },
				{ path: "*", element: <NotFound /> },
			],
		},
	],
	{ basename: BASE.pathname },
);

export const App = () => <RouterProvider router={router} />;
