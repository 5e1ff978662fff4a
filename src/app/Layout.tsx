// The common layout of all screens: the title that leads home, the navigation, the theme switch.

import { CircleQuestionMark, Moon, Sun } from "lucide-react";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { latePart } from "../loading/loadPart.ts";
import { headerWords } from "../messages/en/first.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { takesCharacters } from "../ui/input/characterKeys.ts";
import { listenToKeys, PAGE_KEYS } from "../ui/input/keys.ts";
import { Late } from "../ui/loading/Late.tsx";
import { ABOUT_PATH, BOARD_PATHS } from "../ui/routes.ts";
import { chosenTheme, followSystem, showTheme, systemTheme } from "../ui/style/theme.ts";
import { NewVersion } from "./NewVersion.tsx";

const loadHelp = latePart("help", () => import("./HelpScreen.tsx"));

export function Layout() {
	const [isHelping, setHelping] = useState(false);
	const openHelp = useCallback(() => setHelping(true), []);
	useLayoutEffect(() => listenToKeys({ openHelp }, [PAGE_KEYS], takesCharacters), [openHelp]);
	return (
		<>
			<a className="skip" href="#main">
				{headerWords.skip}
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

/** Without help on screens that need none. */
export function Header({ openHelp }: { openHelp?: () => void }) {
	const { pathname } = useLocation();
	const isBoard = BOARD_PATHS.includes(pathname);
	return (
		<header className="header">
			<Link to="/" className="title">
				{headerWords.home}
			</Link>
			<nav aria-label={headerWords.navigation}>
				<ul>
					<li>
						<Link to="/analysisBoard" aria-current={isBoard ? "page" : undefined}>
							{headerWords.board}
						</Link>
					</li>
					<li>
						<NavLink to={ABOUT_PATH}>{headerWords.about}</NavLink>
					</li>
				</ul>
			</nav>
			<div className="tools">
				{openHelp && (
					<IconButton
						icon={CircleQuestionMark}
						name={headerWords.help}
						title={headerWords.helpByKey}
						onClick={openHelp}
					/>
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
			name={headerWords.changeTheme(other)}
			onClick={change}
		/>
	);
}
