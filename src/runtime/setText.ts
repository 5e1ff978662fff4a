// Changes the text of an element in its text node, where it has one: replacing the node would cause
// a new layout, and some texts change at every step.

export function setText(element: Element, text: string): void {
	const { firstChild } = element;
	if (firstChild instanceof Text && firstChild === element.lastChild) {
		if (firstChild.data !== text) firstChild.data = text;
	} else {
		element.textContent = text;
	}
}
