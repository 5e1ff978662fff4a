// Whether what the page was sent with is what its address asks for, as sent.js has found before the
// first paint.

const sent = globalThis.document?.documentElement.dataset.sent;

export const isAsSent = (): boolean => sent !== undefined && sent === location.href;

/** For an element of which React leaves alone what it was sent with. */
export const AS_SENT = {
	suppressHydrationWarning: true,
	dangerouslySetInnerHTML: { __html: "" },
} as const;
