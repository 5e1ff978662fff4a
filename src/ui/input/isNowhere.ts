// Nothing in the page has the focus: it may be moved without leading anybody away.

export const isNowhere = () => document.activeElement === document.body;
