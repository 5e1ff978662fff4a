// Whether a host may be asked for a game again and again: who, where, how often, and what it learns.

import { useRef } from "react";
import { ImportFrame } from "../../../ui/dialog/DialogFrame.tsx";

type Props = {
	readonly url: string;
	readonly host: string;
	/** Is told that it may, or nothing. */
	readonly done: (mayAsk: true | undefined) => void;
};

export function FollowDialog({ url, host, done }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const mayAsk = useRef<true>(undefined);
	const close = () => dialog.current?.close();
	const agree = () => {
		mayAsk.current = true;
		close();
	};
	return (
		<ImportFrame
			title="Follow a game"
			dialog={dialog}
			first={first}
			onClose={() => done(mayAsk.current)}
		>
			<p className="import-addresses">
				<code>{url}</code>
			</p>
			<p className="soft small">
				{host} is asked for this by your browser again and again until you stop it: five seconds
				after it has changed, later where it has not, not while this tab is hidden. It learns the
				address above, your network address, and that this page asks. No name, no cookie and nothing
				of your games is sent.
			</p>
			<p className="row">
				<button ref={first} type="button" onClick={agree}>
					Follow
				</button>
				<button type="button" onClick={close}>
					Cancel
				</button>
			</p>
		</ImportFrame>
	);
}
