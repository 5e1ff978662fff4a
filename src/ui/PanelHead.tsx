// The head of a panel beside the board. A tab has its name above it already, a row leads back to
// its tab, and a guest says what it is and closes.

import { ChevronLeft } from "lucide-react";
import { createContext, type ReactNode, type Ref, useContext } from "react";
import { panelWords } from "../messages/en/screens/panelWords.ts";
import { CloseButton } from "./CloseButton.tsx";
import { IconButton } from "./IconButton.tsx";

/** Properties of every panel. */
export type PanelProps = {
	readonly close: () => void;
	/** Says something to those who do not see the panel; an empty text takes it back. */
	readonly say: (text: string) => void;
};

export type HeadKind =
	| { readonly kind: "tab" | "guest" }
	| { readonly kind: "row"; readonly tab: string };

export const HeadContext = createContext<HeadKind>({ kind: "guest" });

type Props = Pick<PanelProps, "close"> & {
	readonly title: ReactNode;
	readonly heading?: Ref<HTMLHeadingElement>;
	/** At its end, before the button that closes. */
	readonly children?: ReactNode;
};

/** The heading can be given the focus, for when what had it is gone. */
export function PanelHead({ title, heading, close, children }: Props) {
	const head = useContext(HeadContext);
	const isTab = head.kind === "tab";
	return (
		<div className={isTab ? undefined : "panel-head beside tight"}>
			{head.kind === "row" && (
				<IconButton icon={ChevronLeft} name={panelWords.backTo(head.tab)} onClick={close} />
			)}
			<h2 ref={heading} tabIndex={-1} className={isTab ? "unseen" : undefined}>
				{title}
			</h2>
			{children}
			{head.kind === "guest" && <CloseButton close={close} />}
		</div>
	);
}
