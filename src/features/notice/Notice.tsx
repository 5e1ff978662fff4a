// What is being read, and how far; what has just replaced the game, with the way back; what is hidden of the board; what will not survive a reload, and what has not. It says nothing most of the time.

import { isLoaded, ownGame } from "../../store/state/appStore.ts";
import type { Hideable } from "../../store/state/options.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import "../../ui/notice.css";

export function Notice() {
	const { actions, store } = useSession();
	const unkept = useApp((state) => state.unkept);
	const lost = useApp((state) => state.lost);
	return (
		<>
			<Underway />
			<Replaced />
			<Hidden />
			<Told sentence={unkept} dismiss={actions.dismissUnkept} />
			<Told sentence={lost} dismiss={() => store.set({ lost: undefined })} />
		</>
	);
}

type ToldProps = { readonly sentence: string | undefined; readonly dismiss: () => void };

function Told({ sentence, dismiss }: ToldProps) {
	if (sentence === undefined) return null;
	return (
		<p className="notice">
			<span>{sentence}</span>
			<Answer title="Dismiss" act={dismiss} />
		</p>
	);
}

/** What is being read, where that takes a while. */
function Underway() {
	const { stop } = useSession();
	const reading = useApp((state) => state.reading);
	if (reading === undefined) return null;
	const { what, done, canStop } = reading;
	return (
		<p className="notice">
			<span>{what}</span>
			<progress aria-label={what} max={100} value={done} />
			{canStop && <Answer title="Stop" act={stop} />}
		</p>
	);
}

/** The way back stands here for as long as the replacement is the latest change; from a link's game to one's own, until it is left. */
function Replaced() {
	const { actions } = useSession();
	const news = useApp((state) => state.news);
	const hasOwn = useApp((state) => ownGame(state) !== undefined);
	if (hasOwn) {
		return (
			<p className="notice">
				<span>This came with a link.</span>
				<Answer title="Back to my game" act={actions.goBackToOwn} />
				<Answer title="Keep this one" act={actions.keepLinked} />
			</p>
		);
	}
	if (news === undefined) return null;
	return (
		<p className="notice">
			<span>{news}</span>
			<Answer title="Undo" act={actions.undo} />
		</p>
	);
}

const NAMES: Readonly<Record<Hideable, string>> = {
	heat: "the heat",
	pieces: "the pieces",
	coordinates: "coordinates",
	arrows: "arrows and circles",
};

/** So that nobody takes an empty board for a broken one. */
function Hidden() {
	const { actions } = useSession();
	const hidden = useApp((state) => state.hidden);
	const names = Object.entries(NAMES).flatMap(([what, name]) =>
		hidden[what as Hideable] ? name : [],
	);
	if (names.length === 0) return null;
	return (
		<p className="notice">
			<span>Hidden on the board: {names.join(", ")}.</span>
			<Answer
				title={hidden.heat && names.length === 1 ? "Show (H)" : "Show all"}
				act={actions.showAll}
			/>
		</p>
	);
}

const isNowhere = () => document.activeElement === document.body;

/** What is pressed goes with what it answers: the focus goes to the game, or to what loads one. */
function Answer({ title, act }: { readonly title: string; readonly act: () => void }) {
	const { store, places } = useSession();
	const press = () => {
		act();
		requestAnimationFrame(() => {
			if (isLoaded(store.get())) places.focusSoon("moves", isNowhere);
			else if (isNowhere()) places.focus(["text", "cell"], { preventScroll: true });
		});
	};
	return (
		<button type="button" className="quiet" onClick={press}>
			{title}
		</button>
	);
}
