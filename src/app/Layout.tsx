// What every screen has: the title that leads home, the navigation, and the switch of the theme.

import { CircleQuestionMark, Moon, Sun } from "lucide-react";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { loadHelp } from "../loading/parts/first.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { takesCharacters } from "../ui/input/characterKeys.ts";
import { listenToKeys } from "../ui/input/keys.ts";
import { Late } from "../ui/loading/Late.tsx";
import { chosenTheme, followSystem, showTheme, systemTheme } from "../ui/style/theme.ts";
import { NewVersion } from "./NewVersion.tsx";
import { PAGE_KEYS } from "./pageKeys.ts";

export function Layout() {
	const [isHelping, setHelping] = useState(false);
	const openHelp = useCallback(() => setHelping(true), []);
	useLayoutEffect(() => listenToKeys({ openHelp }, [PAGE_KEYS], takesCharacters), [openHelp]);
	return (
		<>
			<a className="skip" href="#main">
				Skip to the content
			</a>
			<Header openHelp={openHelp} />
			<NewVersion />
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
			{isHelping && (
				<Late load={loadHelp}>
					{({ HelpScreen }) => <HelpScreen close={() => setHelping(false)} />}
				</Late>
			)}
			<ScrollRestoration />
		</>
	);
}

/** Without help where there is nothing to help with. */
export function Header({ openHelp }: { openHelp?: () => void }) {
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
			<div className="tools">
				{openHelp && (
					<IconButton icon={CircleQuestionMark} name="Help" title="Help (?)" onClick={openHelp} />
				)}
				<ThemeSwitch />
			</div>
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
