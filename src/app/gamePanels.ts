// What belongs to a game that is open: it comes when there is one, and not for a first look at the empty board.

export { GameLine } from "../ui/game/GameLine.tsx";
export { BackToGames } from "../ui/games/BackToGames.tsx";
export { Moves } from "../ui/moves/Moves.tsx";
export { Notice } from "../ui/notice/Notice.tsx";
export { Settings } from "../ui/options/Settings.tsx";
export { Undo } from "../ui/options/Undo.tsx";
export { stepMoment } from "../ui/review/reviews.ts";
export { DeskRoom, EditorRoom } from "./DeskRoom.tsx";
export { DrawRoom } from "./DrawRoom.tsx";
export { compare, openMoveMenu, present, toggleDesk, writeComment } from "./gameActs.ts";
export { PresentingRoom } from "./PresentingRoom.tsx";
export { PrintRoom } from "./PrintRoom.tsx";
export { SteppingRoom } from "./SteppingRoom.tsx";
