// React's way to the style of the page, apart from it: a page without React has a style as well.

import { useSyncExternalStore } from "react";
import { pageStyle } from "./pageStyle.ts";

export const usePageStyle = () =>
	useSyncExternalStore(pageStyle.subscribe, pageStyle.get, pageStyle.get);
