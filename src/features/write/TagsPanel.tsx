// The panel with the tags of a game, as a form. Each is saved as it is typed, and is checked at
// once, as it would be when a file is read.

import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { retag } from "../../chess/annotate.ts";
import type { GameFault } from "../../chess/pgn/gameFault.ts";
import { describeTags } from "../../chess/pgn/tags/describeTags.ts";
import { RESULT_NAMES } from "../../chess/pgn/tags/results.ts";
import { spelledTag, TAG_NAMES } from "../../chess/pgn/tags/tagNames.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { tagWords } from "../../messages/en/panels/tags.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { PLAN_TAGS } from "../../session/chapterPlans.ts";
import { SHEET_TAGS } from "../../session/exerciseSheet.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import "./write.css";

/** A longer list would take seconds to show. */
const MAX_TAGS_SHOWN = 200;

/** The tags of the game, as people read them. */
function Details({ tags }: { readonly tags: ReadonlyMap<string, string> }) {
	const details = useMemo(
		() =>
			describeTags(tags)
				.filter(({ name }) => !PLAN_TAGS.has(name) && !SHEET_TAGS.has(name))
				.slice(0, MAX_TAGS_SHOWN),
		[tags],
	);
	if (details.length === 0) return null;
	return (
		<details className="disclosure rigid small">
			<summary>{moveWords.details}</summary>
			<dl className="details">
				{details.map(({ name, meaning }) => (
					<div key={name} title={name}>
						<dt className="soft">{tagWords.label(name)}</dt>
						<dd>
							<bdi>{tagWords.meaning(meaning)}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

const loadParser = latePart("parser", () => import("../../chess/pgn/tree/parser.ts"));

/** Shown for every game, in this order. */
const USUAL_TAGS = ["White", "Black", "Event", "Site", "Date", "Round", "Result", "Annotator"];

const EXAMPLES: ReadonlyMap<string, string> = new Map([["Date", "2024.12.31"]]);

/** The moves depend on them: they define the first position. */
const FIXED_TAGS = new Set(["SetUp", "FEN"]);

const MAX_VALUE_LETTERS = 100_000;

type Check = (name: string, value: string) => readonly GameFault[];

/** Finds the oddities of a tag; loaded with the parser. */
function useCheck(): Check {
	const [check, setCheck] = useState<Check>(() => () => []);
	useEffect(() => {
		loadParser().then(
			({ tagFaults }) => setCheck(() => tagFaults),
			(error) => console.error(error),
		);
	}, []);
	return check;
}

export function TagsPanel({ close }: PanelProps) {
	const { actions } = useSession();
	const tags = useApp((state) => state.game.tags);
	const check = useCheck();
	const strokes = useMemo(() => new Map<string, object>(), []);
	const names = [...new Set([...USUAL_TAGS, ...tags.keys()])].filter(
		(name) => !FIXED_TAGS.has(name),
	);

	/** All typing in one field is undone together. */
	function set(name: string, value: string): void {
		const stroke = strokes.get(name) ?? {};
		strokes.set(name, stroke);
		actions.edit((game, frame) => {
			const next = new Map(game.tags);
			if (value === "") next.delete(name);
			else next.set(name, value);
			return retag(game, next, frame);
		}, stroke);
	}

	return (
		<>
			<PanelHead title={writeWords.tags.title} close={close} />
			<div className="side-panel-body tags-form">
				<Details tags={tags} />
				{names.map((name) => (
					<TagField
						key={name}
						name={name}
						value={tags.get(name) ?? ""}
						set={(value) => set(name, value)}
						leave={() => strokes.delete(name)}
						check={check}
					/>
				))}
				<NewTag isKnown={(name) => tags.has(name) || FIXED_TAGS.has(name)} add={set} />
			</div>
		</>
	);
}

type FieldProps = {
	readonly name: string;
	readonly value: string;
	readonly set: (value: string) => void;
	readonly leave: () => void;
	readonly check: Check;
};

function TagField({ name, value, set, leave, check }: FieldProps) {
	const id = useId();
	const messages = value === "" ? [] : check(name, value.slice(0, 1000)).map(gameFaultText);
	return (
		<div>
			<label className="small soft cut" htmlFor={id} title={name}>
				{tagWords.label(name)}
			</label>
			{name === "Result" ? (
				<select id={id} value={value} onChange={({ target }) => set(target.value)} onBlur={leave}>
					{value !== "" && !RESULT_NAMES.some((result) => result === value) && (
						<option>{value}</option>
					)}
					<option value="">{writeWords.tags.noResult}</option>
					{RESULT_NAMES.map((result) => (
						<option key={result} value={result}>
							{writeWords.tags.result[result]}
						</option>
					))}
				</select>
			) : (
				<input
					id={id}
					dir="auto"
					autoComplete="off"
					maxLength={MAX_VALUE_LETTERS}
					aria-describedby={`${id}-odd`}
					value={value}
					placeholder={EXAMPLES.get(name)}
					onChange={({ target }) => set(target.value)}
					onBlur={leave}
				/>
			)}
			<p id={`${id}-odd`} role="status" className="small">
				{messages.join(". ")}
			</p>
		</div>
	);
}

/** Valid names of tags. */
const TAG_NAME = /^[A-Za-z0-9_.-]{1,255}$/;

type NewProps = {
	readonly isKnown: (name: string) => boolean;
	readonly add: (name: string, value: string) => void;
};

function NewTag({ isKnown, add }: NewProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const name = spelledTag(typed.trim());
	const fault =
		typed.trim() === ""
			? undefined
			: !TAG_NAME.test(name)
				? "letters"
				: isKnown(name)
					? "exists"
					: undefined;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (fault !== undefined || typed.trim() === "") return;
		add(name, "?");
		setTyped("");
	};
	return (
		<form onSubmit={submit}>
			<label className="small soft cut" htmlFor={id}>
				{writeWords.tags.another}
			</label>
			<span className="beside">
				<input
					id={id}
					autoComplete="off"
					list={`${id}-known`}
					aria-describedby={`${id}-fault`}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				<datalist id={`${id}-known`}>
					{TAG_NAMES.map((known) => (
						<option key={known}>{known}</option>
					))}
				</datalist>
				<button type="submit">{writeWords.tags.add}</button>
			</span>
			<p id={`${id}-fault`} role="status" className="small">
				{fault && writeWords.tags.fault[fault]}
			</p>
		</form>
	);
}
