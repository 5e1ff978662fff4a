// The dialog that asks whether a host may be asked for a game again and again.

import { useRef } from "react";
import { followWords } from "../../../messages/en/panels/follow.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";

type Props = {
	readonly url: string;
	readonly host: string;
	/** Called with true where it may. */
	readonly done: (mayAsk: true | undefined) => void;
};

export function FollowDialog({ url, host, done }: Props) {
	const { dialog: words } = followWords;
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const mayAsk = useRef<true>(undefined);
	const close = () => dialog.current?.close();
	const agree = () => {
		mayAsk.current = true;
		close();
	};
	return (
		<DialogFrame
			title={words.title}
			dialog={dialog}
			first={first}
			onClose={() => done(mayAsk.current)}
		>
			<p className="import-addresses">
				<code className="small">{url}</code>
			</p>
			<p className="soft small">{words.whatIsSent(host)}</p>
			<p className="row">
				<button ref={first} type="button" onClick={agree}>
					{words.follow}
				</button>
				<button type="button" onClick={close}>
					{words.cancel}
				</button>
			</p>
		</DialogFrame>
	);
}
