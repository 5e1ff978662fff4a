// Loads a game: a box for any, whose one button chooses a file until a text stands in the box, and
// three samples. It is shown before the board, so its buttons wait until there is a
// session.

import { FolderOpen } from "lucide-react";
import {
	type ChangeEvent,
	type FormEvent,
	type ReactNode,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { Link } from "react-router-dom";
import type { Sample } from "../../chess/samples/samples.ts";
import { openWords } from "../../messages/en/panels/open.ts";
import type { Session } from "../../session/session.ts";
import { SessionContext } from "../../ui/hooks/useApp.ts";
import { SETUP_HASH } from "../../ui/routes.ts";
import { loadInput, openBy } from "./intake.ts";
import { Problem } from "./Problem.tsx";
import { Samples } from "./samples/Samples.tsx";
import {
	boxOrigin,
	clearTypedText,
	keepSelection,
	setTypedText,
	takeSelection,
	useTypedText,
} from "./typedText.ts";
import "./open.css";

/** The panel is mounted anew with the board; the focus and the selection return to the box. */
function useKeptFocus() {
	const box = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const element = box.current;
		// Typed into the page as it was sent, before anything listened.
		if (element !== null && element.value !== "") setTypedText(element.value, false);
		const selection = takeSelection();
		if (selection !== undefined && document.activeElement === document.body) {
			element?.focus({ preventScroll: true });
			element?.setSelectionRange(...selection);
		}
		return () => {
			if (element === document.activeElement && element !== null) {
				keepSelection([element.selectionStart, element.selectionEnd]);
			}
		};
	}, []);
	return box;
}

/** What the text seems to be, as soon as the code that opens it is there. */
function useWhatItIs(text: string): string {
	const [what, setWhat] = useState("");
	useEffect(() => {
		if (text.trim() === "") return setWhat("");
		let isLatest = true;
		const say = ({ whatItIs }: Awaited<ReturnType<typeof loadInput>>) => {
			if (isLatest) setWhat(whatItIs(text));
		};
		// Where it does not come, opening says so.
		loadInput().then(say, () => setWhat(""));
		return () => {
			isLatest = false;
		};
	}, [text]);
	return what;
}

/**
 * Shows the game: on a phone the board is above. The button is gone, so the moves get the focus.
 */
function showGame({ actions, places }: Session): void {
	actions.setPanel(undefined);
	window.scrollTo({ top: 0 });
	requestAnimationFrame(() => places.focusSoon("moves"));
}

export type LoadProps = {
	/** The pointer or the focus is on a sample, or leaves it. */
	readonly look?: (sample: Sample | undefined) => void;
	/** The position that a sample opens at; the painters come after the first sight of the page. */
	readonly pictureOf?: (sample: Sample) => ReactNode;
	/** The way to the set-up screen, where no menu has it. */
	readonly setUp?: ReactNode;
};

type PanelProps = LoadProps & {
	/** The first section: why the board did not come. */
	readonly children?: ReactNode;
};

/** The panel without a game. */
export function LoadPanel({ children, ...props }: PanelProps) {
	return (
		<section className="load-panel column loose grow" aria-labelledby="load-title">
			{children}
			<div className="load-head row">
				<h2 id="load-title">{openWords.title}</h2>
				<p className="soft flush">{openWords.lead}</p>
			</div>
			<LoadBox
				{...props}
				setUp={
					<Link to={`/${SETUP_HASH}`} className="off-phones to-end">
						{openWords.setUp}
					</Link>
				}
			/>
		</section>
	);
}

/** Was it pasted or dropped into the box? */
const isInserted = (event: Event): boolean =>
	event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);

export function LoadBox({ look, pictureOf, setUp }: LoadProps) {
	const text = useTypedText();
	const session = useContext(SessionContext);
	const what = useWhatItIs(text);
	const box = useKeptFocus();
	const [refused, setRefused] = useState<string>();
	useEffect(() => session?.places.register("text", () => box.current), [session, box]);
	const open = async (work: Parameters<typeof openBy>[1]) => {
		const isOpen = session !== undefined && (await openBy(session, work));
		if (isOpen) showGame(session);
		return isOpen;
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (session === undefined) return;
		if (await open(({ openText }) => openText(text, session, boxOrigin()))) clearTypedText(text);
		else setRefused(text);
	};
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		if (session === undefined) return;
		const files = [...(target.files ?? [])];
		await open(({ openFiles }) => openFiles(files, session, setTypedText));
		target.value = "";
	};
	const openSample = (sample: Sample) => {
		if (session !== undefined) void open((reading) => reading.openSample(sample, session));
	};
	return (
		<>
			<form className="column tight" onSubmit={submit}>
				<div className="row small">
					<label className="strong" htmlFor="load-text">
						{openWords.text}
					</label>
					{setUp}
				</div>
				<div className="load-text column">
					<textarea
						ref={box}
						id="load-text"
						rows={3}
						value={text}
						placeholder={openWords.ways}
						spellCheck={false}
						autoComplete="off"
						aria-describedby="problem"
						onChange={({ target, nativeEvent }) =>
							setTypedText(target.value, isInserted(nativeEvent))
						}
					/>
					{text.trim() === "" ? (
						<label className="button">
							<FolderOpen aria-hidden="true" />
							{openWords.file}
							<input
								type="file"
								multiple
								accept=".pgn,.fen,.epd,.txt,.gz,.zst"
								className="unseen"
								disabled={session === undefined}
								onChange={choose}
							/>
						</label>
					) : (
						<button type="submit" className="primary" disabled={session === undefined}>
							{openWords.load}
						</button>
					)}
				</div>
				<p className="soft small flush" role="status">
					{refused === text ? "" : what}
				</p>
				{session && <Problem advice={refused === text ? openWords.refused : undefined} />}
			</form>
			<Samples
				isReady={session !== undefined}
				open={openSample}
				look={look}
				pictureOf={pictureOf}
			/>
		</>
	);
}
