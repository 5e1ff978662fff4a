// What authors work with: it comes when somebody begins to write.

export { CommentEditor } from "./CommentEditor.tsx";
export { DeskBar } from "./DeskBar.tsx";
export { beginComment, openMenu, toggleDesk } from "./desk.ts";
