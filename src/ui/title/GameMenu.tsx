// The menu of the open game, beside its names: what is done with the game as a whole.

import {
	ChevronDown,
	FolderOpen,
	type LucideIcon,
	Presentation,
	Printer,
	Search,
	SquarePen,
	Tags,
} from "lucide-react";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { hasTrained } from "../../training/deck/hasTrained.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import type { ButtonCommand } from "../commands/command.ts";
import { LateDueToday } from "../deck/LateDueToday.tsx";
import { MenuBox } from "../dialog/MenuBox.tsx";
import { MenuList } from "../dialog/MenuList.tsx";

const LINES: readonly (readonly [name: ButtonCommand, icon: LucideIcon])[] = [
	["load", FolderOpen],
	["setUp", SquarePen],
	["search", Search],
	["tags", Tags],
	["present", Presentation],
	["print", Printer],
];

export const GameMenu = () => (
	<MenuBox
		className="game-menu"
		name={
			<>
				{moveWords.game}
				<ChevronDown aria-hidden="true" />
			</>
		}
	>
		<MenuList>
			{LINES.map(([name, Icon]) => (
				<CommandButton key={name} name={name} inMenu={<Icon aria-hidden="true" />} />
			))}
			{hasTrained() && <LateDueToday />}
		</MenuList>
	</MenuBox>
);
