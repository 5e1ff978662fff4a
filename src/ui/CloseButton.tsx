// The button that closes a panel, as Escape does.

import { X } from "lucide-react";
import { panelWords } from "../messages/en/screens/panelWords.ts";
import { IconButton } from "./IconButton.tsx";

export const CloseButton = ({ close }: { readonly close: () => void }) => (
	<IconButton icon={X} name={panelWords.close} title={panelWords.closeByKey} onClick={close} />
);
