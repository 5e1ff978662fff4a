// Settings of the host (docs/deploying.md), as its server or the build has put them into the page.

type Settings = Readonly<Record<string, string | undefined>>;

/** Workers have no page. */
const written = globalThis.document?.querySelector<HTMLMetaElement>(
	'meta[name="square-control"]',
)?.content;

export const settings: Settings = JSON.parse(written || "{}");

/** A build may leave out the games of other sites, and so may a server. */
export const hasImports = import.meta.env.VITE_IMPORT !== "off" && settings.VITE_IMPORT !== "off";
