// The routes. Home and its other name are the analysis board; About comes when it is visited.

import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AboutPage } from "./AboutPage.tsx";
import { AnalysisPage } from "./AnalysisPage.tsx";
import { Layout } from "./Layout.tsx";
import { NotFound } from "./NotFound.tsx";
import { RouterError } from "./RouterError.tsx";

/** Where the application lives: two folders above its scripts, whatever the host calls that. It is no file of the bundle. */
const basePath = import.meta.env.DEV
	? "/"
	: new URL(/* @vite-ignore */ "../../", import.meta.url).pathname;

/** Hosts show pages under the names of their files as well. */
const plain = location.pathname.replace(/(?:\/index)?\.html$/, "") || "/";
if (plain !== location.pathname) {
	const path = location.pathname.endsWith("/index.html") ? `${plain}/`.replace("//", "/") : plain;
	history.replaceState(null, "", path + location.search + location.hash);
}

const router = createBrowserRouter(
	[
		{
			element: <Layout />,
			errorElement: <RouterError />,
			children: [
				{ path: "/", element: <AnalysisPage /> },
				{ path: "/analysisBoard", element: <AnalysisPage /> },
				{ path: "/about", element: <AboutPage /> },
				{ path: "*", element: <NotFound /> },
			],
		},
	],
	{ basename: basePath },
);

export const App = () => <RouterProvider router={router} />;
