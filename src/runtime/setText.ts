// Writing into the page what changes at every step: the text of a node that is there, since another node would have its place laid out anew.

export function setText(element: Element, text: string): void {
	const { firstChild } = element;
	if (firstChild instanceof Text && firstChild === element.lastChild) {
		if (firstChild.data !== text) firstChild.data = text;
	} else {
		element.textContent = text;
	}
}
