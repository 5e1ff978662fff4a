// What belongs to a game that is open: it comes when there is one, and not for a first look at the
// empty board.

export { BackToGames } from "../../features/games/BackToGames.tsx";
export { Notice } from "../../features/notice/Notice.tsx";
export { Settings } from "../../features/options/Settings.tsx";
export { stepMoment } from "../../session/reviews.ts";
export { GameLine } from "../../ui/title/GameLine.tsx";
export { compare, present, toggleDesk, writeComment } from "./gameActs.ts";
export { OpenGame } from "./OpenGame.tsx";
