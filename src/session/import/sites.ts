// The two sites that games are fetched from where somebody asks for it. Their origins stand in the
// policy of the pages as well (scripts/policy.mjs); a build with VITE_IMPORT=off has neither:
// whoever leads here asks for that itself, so that the build sees that nobody does.

export type Site = "lichess" | "chesscom";

export const SITES: Readonly<Record<Site, { readonly title: string; readonly origin: string }>> = {
	lichess: { title: "Lichess", origin: "https://lichess.org" },
	chesscom: { title: "Chess.com", origin: "https://api.chess.com" },
};
