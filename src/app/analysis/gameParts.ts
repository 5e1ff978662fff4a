// The parts of an open game. They load when there is one, and not for the empty board.

export { BackToGames } from "../../features/games/BackToGames.tsx";
export { Notice } from "../../features/notice/Notice.tsx";
export { Settings } from "../../features/options/Settings.tsx";
export { stepMoment } from "../../session/reviews.ts";
export { GameLine } from "../../ui/title/GameLine.tsx";
export { compare, present, toggleDesk, writeComment } from "./gameActs.ts";
export { OpenGame } from "./OpenGame.tsx";
