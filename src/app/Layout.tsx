// What every screen has: the title that leads home, the navigation, and the switch of the theme.

import { Moon, Sun } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { IconButton } from "../ui/IconButton.tsx";
import { NewVersion } from "./NewVersion.tsx";
import { chosenTheme, followSystem, showTheme, systemTheme } from "./theme.ts";

export function Layout() {
	return (
		<>
			<a className="skip" href="#main">
				Skip to the content
			</a>
			<Header />
			<NewVersion />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<ScrollRestoration />
		</>
	);
}

export function Header() {
	const { pathname } = useLocation();
	const isBoard = pathname === "/" || pathname === "/analysisBoard";
	return (
		<header className="header">
			<Link to="/" className="title">
				Square Control
			</Link>
			<nav aria-label="Main">
				<ul>
					<li>
						<Link to="/analysisBoard" aria-current={isBoard ? "page" : undefined}>
							Analysis Board
						</Link>
					</li>
					<li>
						<NavLink to="/about">About</NavLink>
					</li>
				</ul>
			</nav>
			<ThemeSwitch />
		</header>
	);
}

/** The other theme; choosing the system's own follows the system again. */
function ThemeSwitch() {
	const [chosen, setChosen] = useState(chosenTheme);
	const system = useSyncExternalStore(followSystem, systemTheme);
	const theme = chosen ?? system;
	const other = theme === "dark" ? "light" : "dark";
	const change = () => {
		const next = other === system ? undefined : other;
		setChosen(next);
		showTheme(next);
	};
	return (
		<IconButton
			icon={theme === "dark" ? Sun : Moon}
			name={`Change to the ${other} theme`}
			onClick={change}
		/>
	);
}
