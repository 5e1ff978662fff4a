import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { cssTint, TINTS } from "../board/palette.ts";
import { CONTESTED, type Control, DARK, LIGHT, NEUTRAL } from "../control/controlMap.ts";
import { App } from "./App.tsx";
import { startAnalytics } from "./analytics.ts";
import "./theme.css";
import { chosenTheme, showTheme } from "./theme.ts";

/** The colours of the board, for the page's legends. */
const TINT_NAMES: readonly (readonly [string, Control])[] = [
	["neutral", NEUTRAL],
	["contested", CONTESTED],
	["light", LIGHT],
	["dark", DARK],
];
for (const [name, control] of TINT_NAMES) {
	document.documentElement.style.setProperty(`--tint-${name}`, cssTint(TINTS[control]));
}

showTheme(chosenTheme());

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the application");
createRoot(root).render(
	<StrictMode>
		<App />
	</StrictMode>,
);

startAnalytics(import.meta.env.VITE_ANALYTICS);
