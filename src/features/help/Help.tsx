// The page of help: topics that open, and a search through all their rows.

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsWords } from "../../messages/en/counts.ts";
import { helpWords } from "../../messages/en/help.ts";
import { lensWords } from "../../messages/en/lens.ts";
import { hasImports } from "../../runtime/settings.ts";
import type { KeyGroup, KeyLine } from "../../ui/input/keys.ts";
import { PlightMeanings } from "../../ui/legend/PlightMeanings.tsx";
import { Check } from "../../ui/parts/Check.tsx";
import { Rich } from "../../ui/Rich.tsx";
import { DOCUMENTATION } from "../../ui/routes.ts";
import "./help.css";
import "../../ui/legend/legend.css";

/** Meanings of the four colours, a line for each, and the marks that go with them. */
function ClassMeanings() {
	return (
		<div className="legend">
			<ul className="list">
				{CLASS_LIST.map(({ key }) => (
					<li key={key} data-tint={key} className="swatch">
						<Rich text={countsWords.squareClass(key, (text) => <strong>{text}</strong>)} />
					</li>
				))}
			</ul>
			<p className="soft gap-below">{countsWords.marks}</p>
		</div>
	);
}

const ARROWS: Readonly<Record<string, string>> = {
	ArrowLeft: "←",
	ArrowRight: "→",
	ArrowUp: "↑",
	ArrowDown: "↓",
};

/** A key as it is printed on keyboards: "mod+shift+z" is "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function keyName(key: string, isMac = /Mac|iP/.test(navigator.platform)): string {
	const names: Readonly<Record<string, string>> = helpWords.keyNames;
	if (key.startsWith("mod+")) {
		return `${isMac ? "⌘" : names.Control} ${keyName(key.slice(4), isMac)}`;
	}
	if (key.startsWith("shift+")) {
		return `${isMac ? "⇧" : names.Shift} ${keyName(key.slice(6), isMac)}`;
	}
	return ARROWS[key] ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** In the order in which they are listed. */
const GESTURES = [
	"move",
	"putBack",
	"explain",
	"goToMove",
	"scrub",
	"setUp",
	"draw",
	hasImports ? "openAddress" : "open",
] as const;

type Group = KeyGroup<never>;

const CHANGES = ["gained", "lost"] as const;

const TERMS = ["mistake", "hung", "lead", "letGo", "points"] as const;

type TopicProps = {
	readonly title: string;
	/** Is it open where nothing is searched for? */
	readonly isFirst?: boolean;
	readonly children: ReactNode;
};

const Topic = ({ title, isFirst = false, children }: TopicProps) => (
	<details open={isFirst} data-first={isFirst || undefined}>
		<summary>
			<h3>{title}</h3>
		</summary>
		{children}
	</details>
);

/** Words of My games, a line each. */
function Terms() {
	const { games } = helpWords;
	return (
		<Topic title={games.title} isFirst>
			<dl>
				{TERMS.map((name) => (
					<div key={name}>
						<dt>{games.terms[name].term}</dt>
						<dd>{games.terms[name].meaning}</dd>
					</div>
				))}
			</dl>
			<p>
				<a href={DOCUMENTATION.replace("index", "answers")}>{games.more}</a>
			</p>
		</Topic>
	);
}

type Props = {
	/** Of the screen below: the words of My games come first there. */
	readonly isOfGames: boolean;
	/** Their keys are in sight at once. */
	readonly isPresenting: boolean;
	readonly groups: readonly Group[];
	/** Do letters, digits and blanks act? */
	readonly takesCharacters: boolean;
	readonly onTakeCharacters: (takes: boolean) => void;
};

/**
 * Shows the rows that have all words of a search, and opens their topics; without one each topic is
 * as at first. Returns how many rows are found.
 */
function useFound(search: string) {
	const box = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState<number>();
	useLayoutEffect(() => {
		const words = search.toLowerCase().split(/\s+/).filter(Boolean);
		// A letter alone is the name of a key, and part of every word.
		const has = ({ textContent }: Element) => {
			const text = textContent.toLowerCase();
			const names = text.split(/[^\p{L}\p{N}]+/u);
			return words.every((word) => (word.length === 1 ? names : text).includes(word));
		};
		let found = 0;
		for (const topic of box.current?.querySelectorAll("details") ?? []) {
			const heading = topic.querySelector("summary");
			const isWhole = heading !== null && has(heading);
			const rows = [...topic.querySelectorAll<HTMLElement>("li, dl > div, details > p")];
			for (const row of rows) row.hidden = !isWhole && !has(row);
			const shown = rows.filter((row) => !row.hidden).length;
			topic.hidden = shown === 0;
			topic.open = words.length > 0 || topic.dataset.first !== undefined;
			found += shown;
		}
		setCount(words.length > 0 ? found : undefined);
	}, [search]);
	return { box, count };
}

export function Help(props: Props) {
	const { isOfGames, isPresenting, groups, takesCharacters, onTakeCharacters } = props;
	const own = groups.filter(({ name }) => isPresenting && name === "present");
	const isGeneral = !isOfGames && !isPresenting;
	const [search, setSearch] = useState("");
	const { box, count } = useFound(search);
	return (
		<>
			<div className="row">
				<input
					className="grow"
					aria-label={helpWords.search}
					placeholder={helpWords.search}
					value={search}
					onChange={({ target }) => setSearch(target.value)}
				/>
			</div>
			<p className="soft small" role="status">
				{count !== undefined && helpWords.found(count)}
			</p>
			<div ref={box} className="help-body">
				{isOfGames && <Terms />}
				{own.map((group) => (
					<Keys key={group.name} {...group} isFirst />
				))}
				<Topic title={helpWords.colours} isFirst={isGeneral}>
					<ClassMeanings />
				</Topic>
				<Topic title={helpWords.gesturesTitle} isFirst={isGeneral}>
					<dl>
						{GESTURES.map((name) => (
							<div key={name}>
								<dt>{helpWords.gestures[name].gesture}</dt>
								<dd className="soft gap-below">{helpWords.gestures[name].effect}</dd>
							</div>
						))}
					</dl>
				</Topic>
				<Topic title={helpWords.marks}>
					<PlightMeanings />
				</Topic>
				<Topic title={helpWords.compared}>
					<ul className="list legend">
						{CHANGES.map((change) => (
							<li key={change} data-sign={change}>
								{helpWords.changes[change]}
							</li>
						))}
					</ul>
				</Topic>
				{groups
					.filter((group) => !own.includes(group))
					.map((group) => (
						<Keys key={group.name} {...group} />
					))}
				<Topic title={helpWords.offline.title}>
					<p>{helpWords.offline.text}</p>
				</Topic>
			</div>
			<Check isSet={takesCharacters} set={onTakeCharacters}>
				{helpWords.characters}
			</Check>
		</>
	);
}

function effectText({ effect }: KeyLine<never>): string {
	if (typeof effect === "string") return helpWords.keys[effect];
	return lensWords[effect.lens].title;
}

function Keys({ name, lines, isFirst = false }: Group & { readonly isFirst?: boolean }) {
	const title = helpWords.groups[name];
	return (
		<Topic title={helpWords.keysOf(title)} isFirst={isFirst}>
			<dl className="help-keys">
				{lines.map((line) => (
					<div key={line.keys[0]}>
						<dt className="row tight">
							{line.keys.map((key) => (
								<Key key={key} name={keyName(key)} />
							))}
						</dt>
						<dd>{effectText(line)}</dd>
					</div>
				))}
			</dl>
		</Topic>
	);
}

function Key({ name }: { name: string }) {
	const names: Readonly<Record<string, string>> = helpWords.spokenKeys;
	const spoken = names[name];
	if (spoken === undefined) return <kbd>{name}</kbd>;
	return (
		<kbd>
			<span aria-hidden="true">{name}</span>
			<span className="unseen">{spoken}</span>
		</kbd>
	);
}
