// square-control-app/react's boards and pieces but the first: a file of its own, beside react.js,
// which asks for it where a page wants one of them.

export { DRAWINGS, PALETTES } from "../board/styles/styles.ts";
