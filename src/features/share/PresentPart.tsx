// The row that shows the game to a room.

import { Presentation } from "lucide-react";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { ExportRow } from "./ExportRow.tsx";

export const PresentPart = () => (
	<ExportRow name="present" icon={Presentation} usual={<CommandButton name="present" />} />
);
