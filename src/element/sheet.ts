// The element's own styles, which any rule of the page's outweighs.

type Look = {
	/** CSS pixels; 0 where the page gives it, or nobody knows. */
	readonly height: number;
	/** The board has answered; until then the text is in sight, and the frame lies over it, to be measured. */
	readonly isOpen: boolean;
	readonly isRefused: boolean;
};

export const sheetFor = ({ height, isOpen, isRefused }: Look): string => `
:host { display: block; position: relative; min-height: ${height}px }
:host([hidden]) { display: none }
slot { display: ${isOpen ? "none" : "contents"} }
iframe { display: block; width: 100%; height: ${isOpen && height > 0 ? `${height}px` : "100%"}; border: 0; ${isOpen ? "" : "position: absolute; inset: 0; opacity: 0; pointer-events: none"} }
${isRefused ? "iframe { visibility: hidden }" : "p { display: none }"}
`;
