// A page in the place of games: what servers give where there is nothing else.

export const beginsAsPage = (text: string): boolean =>
	/^\uFEFF?\s*<(?:!doctype|html|\?xml|head|body)/i.test(text.slice(0, 200));
