// Fields of an exercise besides its questions: a title and a line of instructions of its own, the
// last day, and how often it may be answered. A text is one change, made when the field loses the
// focus.

import { useEffect, useState } from "react";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import { setSheet, sheetOf, sheetText } from "../../../session/exerciseSheet.ts";
import { givenTitle } from "../../../session/lessonQuestions.ts";
import {
	dayNumber,
	dayText,
	isDay,
	MAX_TRIES,
	parseSheet,
	type Sheet,
} from "../../../training/exercise/terms.ts";
import { MAX_TEXT } from "../../../training/question.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { Select } from "./fields.tsx";

const TRIES = Array.from({ length: MAX_TRIES }, (_, index) => index + 1);

export function SheetFields({ isOfChapter }: { readonly isOfChapter: boolean }) {
	const session = useSession();
	const text = useApp((state) => sheetText(state, isOfChapter));
	const given = useApp((state) => givenTitle(state, isOfChapter));
	const { title, note, until, tries } = parseSheet(text);
	// A field that is left and the next one may change it before this renders.
	const set = (part: Partial<Sheet>) =>
		setSheet(session, { ...sheetOf(session.store.get(), isOfChapter), ...part }, isOfChapter);
	const isOver = until !== "" && until < dayText(dayNumber(new Date()));
	return (
		<div className="exercise-sheet column">
			<Line name={words.title} hint={given} value={title} set={(to) => set({ title: to })} />
			<Line name={words.note} hint={words.note} value={note} set={(to) => set({ note: to })} />
			<div className="exercise-terms row">
				<label className="make-field row">
					<span className="soft small nowrap">{words.until}</span>
					<input
						type="date"
						value={until}
						onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
						onChange={({ target: { value } }) =>
							(value === "" || isDay(value)) && set({ until: value })
						}
					/>
				</label>
				<Select
					title={words.tries}
					value={tries}
					all={TRIES}
					nameOf={String}
					set={(to) => set({ tries: to })}
				/>
			</div>
			{isOver && (
				<p role="status" className="small flush">
					{words.isOver}
				</p>
			)}
		</div>
	);
}

type LineProps = {
	readonly name: string;
	readonly hint: string;
	readonly value: string;
	readonly set: (value: string) => void;
};

function Line({ name, hint, value, set }: LineProps) {
	const [text, setText] = useState(value);
	useEffect(() => setText(value), [value]);
	return (
		<input
			aria-label={name}
			placeholder={hint}
			dir="auto"
			maxLength={MAX_TEXT}
			value={text}
			onChange={({ target }) => setText(target.value)}
			onBlur={() => set(text)}
			onKeyDown={(event) => {
				event.stopPropagation();
				if (event.key === "Enter") set(text);
				if (event.key !== "Escape" || text === value) return;
				event.preventDefault();
				setText(value);
			}}
		/>
	);
}
