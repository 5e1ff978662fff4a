// Messages between the service worker and the pages.

/** The message to a version that waits: it takes the place of the one before. */
export const TAKE_OVER = "take over";

/**
 * Where the system sends what somebody shares, and what stands behind the ? of the page that takes
 * it up.
 */
export const SHARED = "shared";

/** Where what was shared waits for the page: a cache, and an address in it. */
export const SHARED_CACHE = "square-control, shared";
export const SHARED_FORM = "./shared-form";
