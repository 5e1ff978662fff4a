// Notices above the board, mostly none: a long reading; a replaced game, with the way back; hidden
// layers of the board; other tabs; games that will not survive a reload, and saved games that are
// missing.

import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Hideable } from "../../board/view.ts";
import { newsText } from "../../messages/en/news.ts";
import { progressWords } from "../../messages/en/reading.ts";
import { noticeWords, savingWords } from "../../messages/en/saving.ts";
import { sentenceOf } from "../../messages/sentenceOf.ts";
import { replaceWhole } from "../../session/chapterEdits.ts";
import { followsWhole } from "../../session/opening/chapters.ts";
import { dismissLeft, openLeft } from "../../session/saving/openLeft.ts";
import { isLoaded, ownGame } from "../../session/state/appQueries.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { HELD, useMedia } from "../../ui/hooks/useMedia.ts";
import { firstKept } from "../../ui/loading/firstKept.ts";
import { NoticeLine } from "../../ui/parts/NoticeLine.tsx";
import { COARSE, PHONE } from "../../ui/style/windows.ts";
import "../../ui/notice.css";

export function Notice() {
	const { actions, store } = useSession();
	const unkept = useApp((state) => state.unkept && sentenceOf(savingWords.notKept, state.unkept));
	const lost = useApp((state) => state.lost && savingWords.lost[state.lost]);
	const isFirstKept = useSyncExternalStore(firstKept.subscribe, () => firstKept.get().isNew);
	return (
		<>
			<ReadingNotice />
			<Replaced />
			<OtherTabs />
			<Hidden />
			<Dismissable sentence={unkept} dismiss={actions.dismissUnkept} />
			<Dismissable sentence={lost} dismiss={() => store.set({ lost: undefined })} />
			{isFirstKept && <FirstKept />}
		</>
	);
}

const dismissFirstKept = () => firstKept.set({ isNew: false });

/** On phones it goes with the next step: the list of moves has no room to give. */
function FirstKept() {
	const isHeld = useMedia(HELD);
	if (!isHeld) return <Dismissable sentence={noticeWords.firstKept} dismiss={dismissFirstKept} />;
	return <Passing sentence={noticeWords.firstKept} drop={dismissFirstKept} />;
}

type DismissableProps = { readonly sentence: string | undefined; readonly dismiss: () => void };

function Dismissable({ sentence, dismiss }: DismissableProps) {
	if (sentence === undefined) return null;
	return (
		<NoticeLine sentence={sentence}>
			<NoticeButton title={noticeWords.dismiss} act={dismiss} />
		</NoticeLine>
	);
}

/** The progress of a long reading. */
function ReadingNotice() {
	const { stop } = useSession();
	const reading = useApp((state) => state.reading);
	if (reading === undefined) return null;
	const { what, done, canStop } = reading;
	return (
		<NoticeLine sentence={progressWords[what]}>
			<progress aria-label={progressWords[what]} max={100} value={done} />
			{canStop && <NoticeButton title={noticeWords.stop} act={stop} />}
		</NoticeLine>
	);
}

/**
 * The way back is shown while the replacement is the latest change; from a link's game to one's
 * own, until that game is left.
 */
function Replaced() {
	const news = useApp((state) => state.news && newsText(state.news));
	const hasOwn = useApp((state) => ownGame(state) !== undefined);
	if (hasOwn) return <FromLink />;
	return news === undefined ? null : <News key={news} news={news} />;
}

function FromLink() {
	const { actions } = useSession();
	const [isClosed, setIsClosed] = useState(false);
	if (isClosed) return null;
	return (
		<NoticeLine sentence={noticeWords.fromLink}>
			<NoticeButton title={noticeWords.backToOwn} act={actions.goBackToOwn} />
			<NoticeButton title={noticeWords.keepLinked} act={actions.keepLinked} />
			<NoticeButton title={noticeWords.dismiss} act={() => setIsClosed(true)} />
		</NoticeLine>
	);
}

/** Undo has a button of its own: without it nothing is lost. */
function News({ news }: { readonly news: string }) {
	const session = useSession();
	const { actions, store } = session;
	const isPart = useApp(followsWhole);
	const drop = useCallback(() => store.set({ news: undefined }), [store]);
	return (
		<Passing sentence={news} drop={drop}>
			{isPart && (
				<NoticeButton title={noticeWords.replaceWhole} act={() => replaceWhole(session)} />
			)}
			<NoticeButton title={noticeWords.undo} act={actions.undo} />
		</Passing>
	);
}

type PassingProps = {
	readonly sentence: string;
	readonly drop: () => void;
	readonly children?: ReactNode;
};

/** Gone after the next step, or with the panel. */
function Passing({ sentence, drop, children }: PassingProps) {
	const { store } = useSession();
	// On phones an act in a sheet says it over the places: it stays once the sheet is closed.
	const isAbove = useMedia(PHONE);
	useEffect(() => {
		let stop = () => {};
		// Waits, because an act that opens a game may go to a move of it at once.
		const timer = setTimeout(() => {
			stop = store.watch(isAbove ? ["frame"] : ["frame", "panel"], (next, previous) => {
				if (next.game === previous.game) drop();
			});
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [store, drop, isAbove]);
	return (
		<p className="passing-notice">
			<span>{sentence}</span>
			{children}
			<NoticeButton title={noticeWords.dismiss} act={drop} />
		</p>
	);
}

/** The game in another tab that is open, and what one that is closed has kept. */
function OtherTabs() {
	const session = useSession();
	const { store } = session;
	const words = savingWords.elsewhere;
	const isElsewhere = useApp((state) => state.isElsewhere);
	const left = useApp((state) => state.leftElsewhere[0]);
	return (
		<>
			<Dismissable
				sentence={isElsewhere ? words.isOpen : undefined}
				dismiss={() => store.set({ isElsewhere: false })}
			/>
			{left !== undefined && (
				<NoticeLine sentence={words.left(left.title)}>
					<NoticeButton title={words.open} act={() => void openLeft(session, left)} />
					<NoticeButton title={noticeWords.dismiss} act={() => dismissLeft(store, left)} />
				</NoticeLine>
			)}
		</>
	);
}

const HIDEABLE: readonly Hideable[] = ["heat", "pieces", "coordinates", "arrows"];

/** So that nobody takes an empty board for a broken one. */
function Hidden() {
	const { actions } = useSession();
	const hidden = useApp((state) => state.hidden);
	const hasKeys = !useMedia(COARSE);
	const parts = HIDEABLE.filter((part) => hidden[part]);
	if (parts.length === 0) return null;
	return (
		<NoticeLine sentence={noticeWords.hidden(parts)}>
			<NoticeButton
				title={
					hidden.heat && parts.length === 1 ? noticeWords.showHeat(hasKeys) : noticeWords.showAll
				}
				act={actions.showAll}
			/>
		</NoticeLine>
	);
}

/** The button disappears when it is pressed: the focus goes to the moves, or to the load box. */
function NoticeButton({ title, act }: { readonly title: string; readonly act: () => void }) {
	const { store, places } = useSession();
	const press = () => {
		act();
		requestAnimationFrame(() => {
			if (isLoaded(store.get())) places.focusSoon("moves");
			else if (document.activeElement === document.body)
				places.focus(["text", "cell"], { preventScroll: true });
		});
	};
	return (
		<button type="button" className="quiet" onClick={press}>
			{title}
		</button>
	);
}
