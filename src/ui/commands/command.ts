// A command: something that a visitor can do, by a key, a button or a menu. The table of all of
// them is src/pages/app/commands.ts; buttons find it by this context.

import { createContext, useContext } from "react";
import type { commandWords } from "../../messages/en/commands.ts";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";
import type { KeyLine } from "../input/keys.ts";

export type Command = {
	/** Names of keys (ui/input/keys.ts). Empty for what has a button alone. */
	readonly keys: readonly string[];
	/** The name of its text on the page of help. Undefined for what has no key. */
	readonly effect?: KeyLine<never>["effect"];
	/** Can it be done now? Undefined where it always can. */
	readonly isPossible?: (state: AppState) => boolean;
	/** Is open what it opens, and closes again? Undefined where it opens nothing. */
	readonly isOpen?: (state: AppState) => boolean;
	readonly act: (session: Session) => unknown;
};

/** Commands that have a button or stand in a menu. */
export type ButtonCommand = keyof typeof commandWords.labels;

export type Commands = Readonly<Record<ButtonCommand, Command>>;

export const CommandsContext = createContext<Commands | undefined>(undefined);

export function useCommand(name: ButtonCommand): Command {
	const commands = useContext(CommandsContext);
	if (commands === undefined) throw new Error("There are no commands here");
	return commands[name];
}

export const isPossible = (command: Command, state: AppState): boolean =>
	command.isPossible?.(state) ?? true;
