// The late part of an author's tools that other panels need: the menu at a move, and what opens the
// box for its comment.

export { ChapterHeads } from "./chapters/ChapterHeads.tsx";
export { openMenu, startComment } from "./desk.ts";
export { MoveMenu } from "./MoveMenu.tsx";
