// Names of the database and the storage keys of games. All other keys are in the files that use
// them: docs/architecture.md has a table of them, "How each thing is kept".

export const DATABASE = "square-control";

/** In localStorage: set while a game is open. */
export const OPEN_KEY = "square-control-open";

/**
 * Keys in sessionStorage: the name of the tab's record, and the changes that were not yet written
 * when its page closed.
 */
export const TAB_KEY = "square-control-tab";
export const LAST_KEY = "square-control-last";

/** In sessionStorage, from when a page that presents goes until it has come back. */
export const PRESENTING_KEY = "square-control-presenting";
