// The late part of the author's desk, loaded when somebody starts to write.

export { CommentEditor } from "./CommentEditor.tsx";
export { DeskBar } from "./DeskBar.tsx";
export { openMenu, startComment, toggleDesk } from "./desk.ts";
