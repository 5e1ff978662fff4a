// A message with something between its words: links, keys, emphasis.

import { createElement, Fragment, type ReactNode } from "react";

export const Rich = ({ text }: { readonly text: readonly ReactNode[] }) =>
	createElement(Fragment, null, ...text);
