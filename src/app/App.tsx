// The routes. Home and its other name are the analysis board; About comes when it is visited.

import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AboutPage } from "./AboutPage.tsx";
import { AnalysisPage } from "./AnalysisPage.tsx";
import { Layout } from "./Layout.tsx";
import { NotFound } from "./NotFound.tsx";
import { RouterError } from "./RouterError.tsx";

/** Where the application lives: two folders above its scripts, whatever the host calls that. */
const basePath = import.meta.env.DEV ? "/" : new URL("../../", import.meta.url).pathname;

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
