// Where a game or a position is pasted; what cannot be read is said, and stays as it was typed.

import { type FormEvent, useState } from "react";
import { useApp, useSession } from "../useApp.ts";

export function LoadBox() {
	const { actions } = useSession();
	const problem = useApp((state) => state.problem);
	const [text, setText] = useState("");
	const load = (event: FormEvent) => {
		event.preventDefault();
		actions.load(text);
	};
	return (
		<form className="load" onSubmit={load}>
			<label htmlFor="load">Load a game from FEN/PGN:</label>
			<textarea
				id="load"
				rows={4}
				value={text}
				spellCheck={false}
				aria-invalid={problem !== undefined}
				aria-describedby="problem"
				onChange={(event) => setText(event.target.value)}
			/>
			<p id="problem" role="alert" className="fault">
				{problem}
			</p>
			<button type="submit">Load</button>
		</form>
	);
}
