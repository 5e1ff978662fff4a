// The button of a command: its name, its key and a hint where a mouse rests, and whether it can be
// done now.

import type { ReactNode } from "react";
import { commandWords } from "../../messages/en/commands.ts";
import { useApp, useSession } from "../hooks/useApp.ts";
import { useReturnFocusToMoves } from "../hooks/useReturnFocusToMoves.ts";
import { type ButtonCommand, isPossible, useCommand } from "./command.ts";

type Props = {
	readonly name: ButtonCommand;
	readonly className?: string;
	/** In place of the name, which is then spoken alone. */
	readonly icon?: ReactNode;
	/** Before the name, in a menu: the key stands at its end. */
	readonly inMenu?: ReactNode;
	/** At the end of a row that leads on. */
	readonly inRow?: ReactNode;
};

export function CommandButton({ name, className, icon, inMenu, inRow }: Props) {
	const session = useSession();
	const command = useCommand(name);
	const toMoves = useReturnFocusToMoves();
	const isOpen = useApp((state) => command.isOpen?.(state));
	const canAct = useApp((state) => isPossible(command, state));
	const label = commandWords.labels[name];
	const hint = (commandWords.hints as Partial<Record<ButtonCommand, string>>)[name];
	// Keys of more than one letter are listed on the page of help.
	const key = command.keys.find((one) => one.length === 1)?.toUpperCase();
	const shown = (commandWords.keys as Partial<Record<ButtonCommand, string>>)[name] ?? key;
	return (
		<button
			type="button"
			className={className}
			aria-label={icon === undefined ? undefined : label}
			title={key ? commandWords.withKey(hint ?? label, key) : hint}
			aria-expanded={isOpen}
			aria-disabled={canAct ? undefined : true}
			onClick={canAct ? toMoves(() => command.act(session)) : undefined}
		>
			{inMenu}
			{icon ?? (inRow ? <span>{label}</span> : label)}
			{inRow}
			{inMenu && (
				<span className="key" aria-hidden="true">
					{shown}
				</span>
			)}
		</button>
	);
}
