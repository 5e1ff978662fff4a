// A message with something between its words: links, keys, emphasis.

import { createElement, Fragment, type ReactNode } from "react";

export const Rich = ({ text }: { readonly text: readonly ReactNode[] }) =>
	createElement(Fragment, null, ...text);

/** Words of a message for those who do not see what stands beside them. */
export const unseen = (text: string) => createElement("span", { className: "unseen" }, text);
