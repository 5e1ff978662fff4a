// How windows are measured: in the visitor's letters, so that whoever has them twice as large gets
// the layout of a window half as large.

/** A query in pixels, for letters that many times as large as the browser's. */
export const inLetters = (query: string, times = 1): string =>
	query.replace(/([\d.]+)px/g, (_, pixels) => `${(pixels * times) / 16}em`);
