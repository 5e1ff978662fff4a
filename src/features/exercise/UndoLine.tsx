// Names the last removal, and takes it back. The button that removed is gone, so this one has the
// focus.

import { useEffect, useRef } from "react";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";

type Props = { readonly text: string | undefined; readonly undo: () => void };

export function UndoLine({ text, undo }: Props) {
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
						{exerciseWords.entrance.undo}
					</button>
				</>
			)}
		</p>
	);
}
