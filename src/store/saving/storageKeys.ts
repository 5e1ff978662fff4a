// Under which names a browser keeps what is ours.

export const DATABASE = "square-control";

/**
 * Where the first version kept the game, and the one that was open before a link came: in the
 * browser's small storage.
 */
export const FIRST_KEY = "square-control";
export const FIRST_OWN_KEY = "square-control-own";

/**
 * In a tab's own storage: which record is its, and what it had still to write when its page went.
 */
export const TAB_KEY = "square-control-tab";
export const LAST_KEY = "square-control-last";
