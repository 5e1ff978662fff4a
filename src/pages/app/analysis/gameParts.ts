// The parts of an open game. They load when there is one, and not for the empty board.

export { KeyInPlace } from "../../../features/counts/KeyInPlace.tsx";
export { LineBanner } from "../../../features/counts/LineBanner.tsx";
export { Meanings } from "../../../features/counts/Meanings.tsx";
export { EngineTraces } from "../../../features/engine/EngineTraces.tsx";
export { Evaluation } from "../../../features/engine/Evaluation.tsx";
export { BackToGames } from "../../../features/games/BackToGames.tsx";
export { Grip } from "../../../features/grip/Grip.tsx";
export { Changes } from "../../../features/moves/Changes.tsx";
export { Coming } from "../../../features/notice/Coming.tsx";
export { Notice } from "../../../features/notice/Notice.tsx";
export { EngineSwitch } from "../../../features/options/EngineSwitch.tsx";
export { OptionsMenu, UndoRedo } from "../../../features/options/OptionsMenu.tsx";
export { toggleQuiet } from "../../../features/quiet/quiet.ts";
export { Stepping } from "../../../features/timeline/Stepping.tsx";
export { stepMark, stepMoment } from "../../../session/reviews.ts";
export { entriesBack } from "../../../ui/dialog/sheetEntry.ts";
export { GameLine } from "../../../ui/title/GameLine.tsx";
export { compare, present, writeComment } from "./gameActs.ts";
export { OpenGame, WholePage } from "./OpenGame.tsx";
export { Tabs } from "./Tabs.tsx";
