import "../ui/style/base.css";
import "../ui/style/controls.css";
import "../ui/style/layout.css";
import "../ui/style/narrowLayout.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { whenMissing } from "../loading/loadPart.ts";
import { loadOffline, loadPseudo } from "../loading/parts/first.ts";
import { checkVersion, followVersion } from "../loading/version.ts";
import { chosenTheme, showTheme } from "../ui/style/theme.ts";
import { setTints } from "../ui/style/tints.ts";
import { App } from "./App.tsx";
import { startAnalytics } from "./analytics.ts";
import { Framed, isFramed } from "./Framed.tsx";

/** By then the page has loaded what the visitor waits for. */
const OFFLINE_DELAY_MS = 3000;

setTints();
showTheme(chosenTheme());

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the application");
if (import.meta.env.DEV && new URLSearchParams(location.search).get("lang") === "qps") {
	(await loadPseudo()).speakPseudo();
}
createRoot(root).render(<StrictMode>{isFramed ? <Framed /> : <App />}</StrictMode>);

followVersion();
whenMissing(() => void checkVersion());
if (!isFramed) {
	const keepOffline = () => loadOffline().then((part) => part.keepOffline());
	// Without it everything works as long as there is a network.
	setTimeout(() => keepOffline().catch(() => {}), OFFLINE_DELAY_MS);
}
// A build that names no script has none of this.
if (import.meta.env.VITE_ANALYTICS) startAnalytics(import.meta.env.VITE_ANALYTICS);
