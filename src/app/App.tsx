// The router: every screen of the table of routes, in the common layout.

import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { BASE } from "../loading/base.ts";
import { Layout } from "./Layout.tsx";
import { RouterError } from "./RouterError.tsx";
import { ROUTES } from "./routes.tsx";

/** Hosts show pages under the names of their files as well. */
const plain = location.pathname.replace(/(?:\/index)?\.html$/, "") || "/";
if (plain !== location.pathname) {
	const path = location.pathname.endsWith("/index.html") ? `${plain}/`.replace("//", "/") : plain;
	history.replaceState(null, "", path + location.search + location.hash);
}

const router = createBrowserRouter(
	[{ element: <Layout />, errorElement: <RouterError />, children: ROUTES }],
	{ basename: BASE.pathname },
);

export const App = () => <RouterProvider router={router} />;
