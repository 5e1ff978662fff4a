// The entry of the application: theme, language, the first render, and background tasks.

import "../../ui/style/base.css";
import "../../ui/style/controls.css";
import "../../ui/style/parts.css";
import "../../ui/style/header.css";
import "../../ui/style/layout.css";
import "../../ui/style/largeLetters.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { framedWords } from "../../messages/en/first.ts";
import { BASE } from "../../runtime/late/base.ts";
import { latePart, whenMissing } from "../../runtime/late/loadPart.ts";
import { checkVersion, followVersion } from "../../runtime/late/version.ts";
import { settings } from "../../runtime/settings.ts";
import { chosenTheme, showTheme } from "../../runtime/theme.ts";
import { loadOffline } from "../../ui/loading/lateOffline.ts";
import { showTints } from "../../ui/style/tints.ts";
import { Screens } from "./routes.tsx";
import { ScreenFailure } from "./ScreenFailure.tsx";
import { isAsSent } from "./sent/isAsSent.ts";

/** Hosts show pages under the names of their files as well. */
const plain = location.pathname.replace(/(?:\/index)?\.html$/, "") || "/";
if (plain !== location.pathname) {
	const path = location.pathname.endsWith("/index.html") ? `${plain}/`.replace("//", "/") : plain;
	history.replaceState(null, "", path + location.search + location.hash);
}

const App = () => (
	<BrowserRouter basename={BASE.pathname}>
		<ScreenFailure>
			<Screens />
		</ScreenFailure>
	</BrowserRouter>
);

const loadLetters = latePart("letters", () => import("../../ui/style/letters.ts"));

const loadAnalytics = latePart("analytics", () => import("./analytics.ts"));

/** A pseudo-language that shows texts from outside src/messages; in development alone. */
const loadPseudo = latePart("pseudo", () =>
	import.meta.env.DEV
		? import("../../messages/pseudo.ts")
		: Promise.reject(new Error("There is no such language in this build")),
);

/** Boards in other pages have a page of their own, embed.html. */
const isFramed = window.top !== window;

/**
 * Shown in place of the application in a frame of another page. Hosts that send no headers would
 * let anybody lay their own buttons over ours.
 */
function Framed() {
	return (
		<main id="main" className="text-page">
			<h1>{framedWords.heading}</h1>
			<p>
				<a href={location.href} target="_blank" rel="noreferrer">
					{framedWords.open}
				</a>
			</p>
		</main>
	);
}

/** By then the page has loaded what the visitor waits for. */
const OFFLINE_DELAY_MS = 3000;

showTints();
showTheme(chosenTheme());

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the application");
if (import.meta.env.DEV && new URLSearchParams(location.search).get("lang") === "qps") {
	(await loadPseudo()).speakPseudo();
}
const application = <StrictMode>{isFramed ? <Framed /> : <App />}</StrictMode>;
if (isAsSent() && root.firstElementChild !== null) hydrateRoot(root, application);
else createRoot(root).render(application);

// As high as the style sheets make letters, and as wide as those of the visitor make them.
const letters = document.createElement("div");
letters.className = "letters";
document.body.append(letters);
let isEnlarged = false;
new ResizeObserver(() => {
	const times = letters.offsetWidth / letters.offsetHeight;
	isEnlarged ||= times > 1.05;
	if (isEnlarged) loadLetters().then(({ enlarge }) => enlarge(Math.max(1, times)), console.warn);
}).observe(letters);

followVersion();
whenMissing(() => void checkVersion());
if (!isFramed) {
	const keepOffline = () => loadOffline().then((part) => part.keepOffline());
	// A failure matters only once there is no network.
	setTimeout(() => keepOffline().catch(() => {}), OFFLINE_DELAY_MS);
}
if (settings.VITE_ANALYTICS) {
	const { VITE_ANALYTICS: address } = settings;
	loadAnalytics().then(({ startAnalytics }) => startAnalytics(address), console.log);
}
