// What explains: loaded together, when the first square or move is asked about.

export { Candidates } from "../ui/candidates/Candidates.tsx";
export { Inspector } from "../ui/inspector/Inspector.tsx";
