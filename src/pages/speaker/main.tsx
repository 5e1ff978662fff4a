// The entry of speaker.html: the second window of a presentation, which knows of it only what a
// channel of the browser tells.

import "../../ui/style/base.css";
import "../../ui/style/controls.css";
import "../../ui/style/parts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { chosenTheme, showTheme } from "../../runtime/theme.ts";
import { setTints } from "../../ui/style/setTints.ts";
import { showTints } from "../../ui/style/tints.ts";
import { createFollowing } from "./following.ts";
import { Speaker } from "./Speaker.tsx";

showTints();
showTheme(chosenTheme());

const following = createFollowing(location.hash.slice(1));
following.wall.watch(["options"], ({ options }) => setTints(options));

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the speaker's window");
createRoot(root).render(
	<StrictMode>
		<Speaker following={following} />
	</StrictMode>,
);
