// The options at the right of the row under the board: what is changed most, and a button to the
// settings. On phones it opens a menu.

import { ArrowUpDown, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { optionWords } from "../../messages/en/panels/options.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useCommand } from "../../ui/commands/command.ts";
import { MenuBox } from "../../ui/dialog/MenuBox.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { DESK, LYING, PHONE } from "../../ui/style/windows.ts";
import { HELD_LYING } from "./windows.ts";
import "./options.css";

type Props = {
	/** Before all others: what undoes. It is loaded late, as is the content of the menu. */
	readonly first: ReactNode;
	/** The switch of the engine, loaded late too. On phones the menu has it. */
	readonly engine: ReactNode;
	readonly menu: ReactNode;
};

/** The bar of a phone, lying ones, and rows beside small boards: as in options.css. */
const SMALL_DESKS = ["max-width: 1190px", "max-height: 835px"].map(
	(size) => `${DESK} and (${size})`,
);
const SHORT_ROW = [PHONE, LYING, ...SMALL_DESKS].join(", ");

export function Options({ first, engine, menu }: Props) {
	const hasGame = useApp(isLoaded);
	const isDesk = useMedia(DESK) && hasGame;
	const isShort = useMedia(SHORT_ROW) && hasGame;
	const isNarrow = useMedia(PHONE);
	const isLying = useMedia(HELD_LYING);
	const name = (
		<>
			{(isShort || !isDesk) && <Settings2 aria-hidden="true" />}
			<span className={isShort ? "unseen" : undefined}>{optionWords.title}</span>
		</>
	);
	return (
		<section className="options" aria-label={optionWords.title}>
			{first}
			<CommandButton
				name="flip"
				className="icon-button"
				icon={<ArrowUpDown aria-hidden="true" />}
			/>
			{hasGame && <CommandButton name="reset" className="plain" />}
			{!isNarrow && engine}
			{isNarrow || isLying ? (
				<MenuBox name={name} title={optionWords.title}>
					{menu}
				</MenuBox>
			) : (
				<ToSettings>{name}</ToSettings>
			)}
		</section>
	);
}

/** Opens the settings; the second time closes them. */
function ToSettings({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	const { act, isOpen } = useCommand("settings");
	const isExpanded = useApp((state) => isOpen?.(state));
	return (
		<button
			type="button"
			className="plain to-settings"
			aria-expanded={isExpanded}
			onClick={() => act(session)}
		>
			{children}
		</button>
	);
}
