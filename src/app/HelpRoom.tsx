// Where help opens: over everything, from every page. Its text comes when it is asked for.

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { loadChunk } from "./chunks.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { useLoaded } from "./useLoaded.ts";

const load = () => loadChunk("help", () => import("./HelpScreen.tsx"));

export function HelpRoom({ close }: { close: () => void }) {
	const loaded = useLoaded(load);
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			className="help"
			aria-labelledby="help-title"
			onClose={close}
			// What lies under it hears no key meanwhile.
			onKeyDown={(event) => event.stopPropagation()}
			onClick={({ target, currentTarget }) => {
				if (target === currentTarget) currentTarget.close();
			}}
		>
			<div className="help-page">
				<div className="aside-head">
					<h2 id="help-title">Help</h2>
					<IconButton
						icon={X}
						name="Close"
						title="Close (Escape)"
						onClick={() => dialog.current?.close()}
					/>
				</div>
				{loaded.state === "failed" && <LoadFailure {...loaded} />}
				{loaded.state === "ready" && <loaded.value.HelpScreen />}
			</div>
		</dialog>
	);
}
