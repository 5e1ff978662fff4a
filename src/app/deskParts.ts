// What authors work with: it comes when somebody begins to write.

export { CommentEditor } from "../ui/write/CommentEditor.tsx";
export { DeskBar } from "../ui/write/DeskBar.tsx";
export { beginComment, openMenu, toggleDesk } from "../ui/write/desk.ts";
