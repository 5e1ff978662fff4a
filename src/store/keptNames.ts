// Under which names a browser keeps what is ours.

export const DATABASE = "square-control";

/** Where the first version kept the game, and the one that was open before a link came: in the browser's small storage. */
export const FIRST_KEY = "square-control";
export const FIRST_OWN_KEY = "square-control-own";

/** Which record is this tab's, as long as the tab lives. */
export const TAB_KEY = "square-control-tab";
