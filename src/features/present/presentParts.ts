// What shows a game to a room: it comes when somebody presents.

export { PresentRoom } from "./PresentRoom.tsx";
export { beginPresenting } from "./presenting.ts";
