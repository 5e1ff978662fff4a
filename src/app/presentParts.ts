// What shows a game to a room: it comes when somebody presents.

export { beginPresenting } from "../ui/present/presenting.ts";
export { PresentRoom } from "./PresentRoom.tsx";
