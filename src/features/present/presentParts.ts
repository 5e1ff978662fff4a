// The late part of presentations, loaded when the first one starts.

export { PresentRoom } from "./PresentRoom.tsx";
export { startPresenting } from "./presenting.ts";
