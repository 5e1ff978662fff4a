// Names the last removal, and takes it back. The button that removed is gone, so this one has the
// focus.

import { useEffect, useRef } from "react";

type Props = {
	readonly text: string | undefined;
	/** "Undo" */
	readonly word: string;
	readonly undo: () => void;
};

export function UndoLine({ text, word, undo }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (text !== undefined) button.current?.focus();
	}, [text]);
	return (
		<p role="status">
			{text !== undefined && (
				<>
					<bdi>{text}</bdi>{" "}
					<button ref={button} type="button" className="quiet" onClick={undo}>
						{word}
					</button>
				</>
			)}
		</p>
	);
}
