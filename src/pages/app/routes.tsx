// The table of screens: the address of each, its title, and its late part.
//
// Four screens have no path of their own: they stand behind the # of the board's address, with
// their parameters. Links to them work on every static host and under every base path, and what
// they name is not sent to the host.

import type { ReactNode } from "react";
import { Link, Route, Routes, useLocation, useNavigate, useOutletContext } from "react-router-dom";
import type { Sample } from "../../chess/samples/samples.ts";
import { loadPlayer } from "../../features/open/import/late.ts";
import { openBy } from "../../features/open/intake.ts";
import { Samples } from "../../features/open/samples/Samples.tsx";
import { notFoundWords, pageWords } from "../../messages/en/first.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/LatePage.tsx";
import {
	ABOUT_PATH,
	BOARD_PATHS,
	EXERCISE_HASH,
	GAMES_HASH,
	isHashOf,
	PRACTISE_HASH,
	SETUP_HASH,
} from "../../ui/routes.ts";
import { AnalysisPage } from "./analysis/AnalysisPage.tsx";
import { Layout } from "./Layout.tsx";
import { openSession } from "./lateSession.ts";
import { AS_SENT, isAsSent } from "./sent/isAsSent.ts";

function NotFound() {
	usePage(pageWords.notFound);
	const navigate = useNavigate();
	const open = async (sample: Sample) => {
		try {
			const session = await openSession();
			await openBy(session, (reading) => reading.openSample(sample, session));
		} catch (error) {
			// The board's page says why, and offers to try again.
			console.error(error);
		}
		navigate("/");
	};
	return (
		<div className="text-page">
			<h1>{notFoundWords.heading}</h1>
			<p className="lead">{notFoundWords.lead}</p>
			<p>
				<Link to="/" className="button">
					{notFoundWords.home}
				</Link>
			</p>
			<p>{notFoundWords.samples}</p>
			<Samples isReady open={open} />
		</div>
	);
}

const loadAbout = latePart("about", () => import("../../features/about/About.tsx"));
const loadGames = latePart("games", () => import("../../features/games/GamesScreen.tsx"));
const loadExercise = latePart(
	"exercise",
	() => import("../../features/exercise/ExerciseScreen.tsx"),
);
const loadPractise = latePart(
	"practise",
	() => import("../../features/practise/PractiseScreen.tsx"),
);
const loadSetup = latePart("setup", () => import("../../features/setup/SetupScreen.tsx"));

const askPlayer = async () => (await loadPlayer()).askPlayer("lichess", "");

/** A screen that is loaded when it is visited. `name` selects its title and description. */
function latePage<Part>(
	name: keyof typeof pageWords,
	load: () => Promise<Part>,
	show: (part: Part, openHelp: () => void) => ReactNode,
	waiting?: () => ReactNode,
) {
	return function Page() {
		// From the layout, which has the page of help.
		const openHelp = useOutletContext<() => void>();
		usePage(pageWords[name]);
		return (
			<LatePage load={load} waiting={waiting?.()}>
				{(part) => show(part, openHelp)}
			</LatePage>
		);
	};
}

const AboutPage = latePage(
	"about",
	() => Promise.all([loadAbout(), openSession()]),
	([{ About }, { core }], openHelp) => <About core={core} openHelp={openHelp} />,
	// The page as sent stays until all is there.
	() => isAsSent() && <article {...AS_SENT} className="text-page about" />,
);

/** Screens behind the # of the board's address. Any other # is the board's. */
const HASH_SCREENS = [
	{
		hash: GAMES_HASH,
		Screen: latePage(
			"games",
			async () => {
				const part = await loadGames();
				return { ...part, games: part.openGames(window.location.hash) };
			},
			({ GamesScreen, games }) => (
				<GamesScreen games={games} openSession={openSession} askPlayer={askPlayer} />
			),
		),
	},
	{
		hash: SETUP_HASH,
		Screen: latePage(
			"setup",
			() => Promise.all([loadSetup(), openSession()]),
			([{ SetupScreen }, session]) => <SetupScreen session={session} />,
		),
	},
	{
		hash: PRACTISE_HASH,
		Screen: latePage(
			"practise",
			() => Promise.all([loadPractise(), openSession()]),
			([{ PractiseScreen }, session]) => <PractiseScreen session={session} />,
		),
	},
	{
		hash: EXERCISE_HASH,
		// Its own title comes with it.
		Screen: latePage("practise", loadExercise, ({ ExerciseScreen }) => <ExerciseScreen />),
	},
];

function BoardOrHashScreen() {
	const { hash } = useLocation();
	const { Screen } = HASH_SCREENS.find((screen) => isHashOf(screen.hash, hash)) ?? {
		Screen: AnalysisPage,
	};
	return <Screen />;
}

export const Screens = () => (
	<Routes>
		<Route element={<Layout />}>
			{BOARD_PATHS.map((path) => (
				<Route key={path} path={path} element={<BoardOrHashScreen />} />
			))}
			<Route path={ABOUT_PATH} element={<AboutPage />} />
			<Route path="*" element={<NotFound />} />
		</Route>
	</Routes>
);
