// The page of parts: `npm run dev`, then /parts.html. It shows what panels are made of, with the
// names of the parts, for those who build panels; no build has it.

import "../../ui/style/base.css";
import "../../ui/style/controls.css";
import "../../ui/style/parts.css";
import "../../ui/style/header.css";
import "../../ui/style/layout.css";
import "../../ui/style/largeLetters.css";
import "../../ui/style/panel.css";
import { createRoot } from "react-dom/client";
import { loadCoreModule } from "../../control/coreModule.ts";
import { chosenTheme, showTheme } from "../../runtime/theme.ts";
import { showTints } from "../../ui/style/tints.ts";
import { Parts } from "./Parts.tsx";

showTints();
showTheme(chosenTheme());

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the parts");
createRoot(root).render(<Parts core={await loadCoreModule()} />);
