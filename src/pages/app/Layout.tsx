// Frame of every screen: the title that leads home, the five places, help, and the switch of the
// theme.

import { BookOpen, CircleHelp, Moon, Sun } from "lucide-react";
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { headerWords, loadingWords } from "../../messages/en/first.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { version } from "../../runtime/late/version.ts";
import { useTheme } from "../../ui/hooks/useTheme.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { takesCharacters } from "../../ui/input/characterKeys.ts";
import { listenToKeys, PAGE_KEYS } from "../../ui/input/keys.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { Reload } from "../../ui/loading/Reload.tsx";
import {
	ABOUT_PATH,
	BOARD_PATHS,
	DOCUMENTATION,
	EXERCISE_HASH,
	GAMES_HASH,
	isHashOf,
	PRACTISE_HASH,
} from "../../ui/routes.ts";

const isOutdated = () => version.get().isOutdated;

/** Says that a new version is out, until somebody reloads or puts it off. */
function NewVersion() {
	const isOut = useSyncExternalStore(version.subscribe, isOutdated, isOutdated);
	const [isPutOff, setPutOff] = useState(false);
	return (
		<div role="status" className="new-version">
			{isOut && !isPutOff && (
				<>
					<span>{loadingWords.newVersion}</span>
					<Reload />
					<button type="button" className="quiet" onClick={() => setPutOff(true)}>
						{loadingWords.later}
					</button>
				</>
			)}
		</div>
	);
}

const loadHelp = latePart("help", () => import("./HelpScreen.tsx"));

export function Layout() {
	const { isHelping, openHelp, closeHelp, hasCome } = useHelp();
	useTopOfScreen();
	useLayoutEffect(() => listenToKeys({ openHelp }, [PAGE_KEYS], takesCharacters), [openHelp]);
	return (
		<>
			<a className="skip" href="#main">
				{headerWords.skip}
			</a>
			<Header openHelp={openHelp} />
			<NewVersion />
			<main id="main" tabIndex={-1}>
				<Outlet context={openHelp} />
			</main>
			{isHelping && (
				<Late load={loadHelp}>
					{({ HelpScreen }) => <HelpScreen close={closeHelp} hasCome={hasCome} />}
				</Late>
			)}
		</>
	);
}

/** While the help is loading, Escape calls it off and does nothing to what lies below. */
function useHelp() {
	const [isHelping, setHelping] = useState(false);
	const isComing = useRef(false);
	const help = useCallback((isWanted: boolean) => {
		isComing.current = isWanted;
		setHelping(isWanted);
	}, []);
	// Before any other listener, since the layout is there first.
	useLayoutEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isComing.current || event.key !== "Escape") return;
			event.stopImmediatePropagation();
			help(false);
		};
		window.addEventListener("keydown", onKeyDown, true);
		return () => window.removeEventListener("keydown", onKeyDown, true);
	}, [help]);
	return {
		isHelping,
		openHelp: useCallback(() => help(true), [help]),
		closeHelp: () => help(false),
		hasCome: useCallback(() => {
			isComing.current = false;
		}, []),
	};
}

/** A new screen begins at its top. One gone back to is where it was left, by the browser. */
function useTopOfScreen() {
	const { key } = useLocation();
	const isNew = useNavigationType() === "PUSH";
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry of history once
	useLayoutEffect(() => {
		if (isNew) window.scrollTo(0, 0);
	}, [key, isNew]);
}

/**
 * The five places, in the order of the navigation. Setting up belongs to the board, and the lessons
 * open beside it.
 */
const PLACES = [
	{ name: "board", to: "/analysisBoard" },
	{ name: "games", to: `/${GAMES_HASH}` },
	{ name: "lessons", to: "/analysisBoard", state: { opensLessons: true } },
	{ name: "practise", to: `/${PRACTISE_HASH}` },
	{ name: "about", to: ABOUT_PATH },
] as const;

/** The place whose screen the address shows. Undefined for unknown addresses. */
function placeAt(pathname: string, hash: string): (typeof PLACES)[number]["name"] | undefined {
	if (pathname === ABOUT_PATH) return "about";
	if (!BOARD_PATHS.includes(pathname)) return undefined;
	if (isHashOf(GAMES_HASH, hash)) return "games";
	return [PRACTISE_HASH, EXERCISE_HASH].some((screen) => isHashOf(screen, hash))
		? "practise"
		: "board";
}

type HeaderProps = {
	/** Where a screen has failed there is none. */
	readonly openHelp?: () => void;
};

export function Header({ openHelp }: HeaderProps) {
	const { pathname, hash } = useLocation();
	const here = placeAt(pathname, hash);
	return (
		<header className="header">
			<Link to="/" className="title">
				<Mark />
				{headerWords.home}
			</Link>
			<nav aria-label={headerWords.navigation}>
				<ul>
					{PLACES.map(({ name, to, ...beside }) => (
						<li key={name} className={name === "lessons" ? "off-phones" : undefined}>
							<Link to={to} {...beside} aria-current={name === here ? "page" : undefined}>
								{headerWords[name]}
							</Link>
						</li>
					))}
					<li className="documentation">
						<a href={DOCUMENTATION}>{headerWords.documentation}</a>
					</li>
				</ul>
			</nav>
			<div className="header-acts">
				<a
					href={DOCUMENTATION}
					className="documentation-sign"
					aria-label={headerWords.documentation}
					title={headerWords.documentation}
				>
					<BookOpen aria-hidden="true" />
				</a>
				{openHelp !== undefined && (
					<IconButton icon={CircleHelp} name={headerWords.help} onClick={openHelp} />
				)}
				<ThemeSwitch />
			</div>
		</header>
	);
}

/** The sign of the product: a square of each colour. */
const Mark = () => (
	<svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
		<path fill="#f8ca87" d="M0 0h10v10H0z" />
		<path fill="#db4357" d="M10 0h10v10H10z" />
		<path fill="#dbfbf3" d="M0 10h10v10H0z" />
		<path fill="#7f9fc3" d="M10 10h10v10H10z" />
	</svg>
);

function ThemeSwitch() {
	const { theme, other, change } = useTheme();
	return (
		<IconButton
			icon={theme === "dark" ? Sun : Moon}
			name={headerWords.changeTheme(other)}
			onClick={change}
		/>
	);
}
