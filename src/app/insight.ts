// What explains, and what is shared: loaded together, when the first of it is asked for.

export { Candidates } from "../ui/candidates/Candidates.tsx";
export { Inspector } from "../ui/inspector/Inspector.tsx";
export { Share } from "../ui/share/Share.tsx";
export { makePicture } from "./picture.ts";
