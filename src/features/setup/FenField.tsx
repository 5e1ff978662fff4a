// The position as a FEN. It follows the board, and the board follows what is typed, as long as it
// can be read.

import { useId, useState } from "react";
import { parseFields, type Setup, withoutZero } from "../../chess/fen.ts";
import { FenError } from "../../chess/fenFault.ts";
import { formatSetup } from "../../chess/setup.ts";
import { setupWords } from "../../messages/en/screens/setup.ts";
import { faultText } from "../../messages/faultText.ts";

type Props = {
	readonly setup: Setup;
	readonly change: (setup: Setup, gesture: string) => void;
};

type Typed = {
	readonly text: string;
	/** The position on the board since then. Once it changes, its FEN replaces the text. */
	readonly setup: Setup;
	/** Why it cannot be read. */
	readonly fault: string | undefined;
};

/** Letters that are read. */
const MAX_FEN_LETTERS = 1000;

function read(text: string): Setup | string {
	try {
		return parseFields(withoutZero(text.slice(0, MAX_FEN_LETTERS)));
	} catch (error) {
		if (error instanceof FenError) return faultText(error);
		throw error;
	}
}

export function FenField({ setup, change }: Props) {
	const id = useId();
	const [typed, setTyped] = useState<Typed>();
	const own = typed?.setup === setup ? typed : undefined;
	function type(text: string): void {
		const found = read(text);
		if (typeof found === "string") setTyped({ text, setup, fault: found });
		else {
			setTyped({ text, setup: found, fault: undefined });
			change(found, "FEN");
		}
	}
	return (
		<div className="fen-field">
			<label className="small strong" htmlFor={id}>
				{setupWords.fen}
			</label>
			<textarea
				className="small breaks"
				id={id}
				rows={2}
				spellCheck={false}
				autoComplete="off"
				aria-invalid={own?.fault !== undefined}
				aria-describedby={`${id}-fault`}
				value={own?.text ?? formatSetup(setup)}
				onChange={({ target }) => type(target.value)}
				onBlur={() => {
					if (own?.fault === undefined) setTyped(undefined);
				}}
			/>
			<p id={`${id}-fault`} role="alert" className="fault small">
				{own?.fault}
			</p>
		</div>
	);
}
