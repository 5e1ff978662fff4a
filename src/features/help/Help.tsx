// The page of help: the colours, all gestures, all shortcuts.

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

/** Words of My games, a line each. */
function Terms() {
	const { games } = helpWords;
	return (
		<section aria-labelledby="help-games">
			<h3 id="help-games">{games.title}</h3>
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
		</section>
	);
}

type Props = {
	/** Of the screen below: the words of My games come first there. */
	readonly isOfGames: boolean;
	readonly groups: readonly Group[];
	/** Do letters, digits and blanks act? */
	readonly takesCharacters: boolean;
	readonly onTakeCharacters: (takes: boolean) => void;
};

export function Help({ isOfGames, groups, takesCharacters, onTakeCharacters }: Props) {
	return (
		<div className="help-body">
			{isOfGames && <Terms />}
			<section aria-labelledby="help-colours">
				<h3 className="gap-below" id="help-colours">
					{helpWords.colours}
				</h3>
				<ClassMeanings />
			</section>
			<section aria-labelledby="help-pieces">
				<h3 className="gap-below" id="help-pieces">
					{helpWords.marks}
				</h3>
				<PlightMeanings />
			</section>
			<section className="legend" aria-labelledby="help-compared">
				<h3 className="gap-below" id="help-compared">
					{helpWords.compared}
				</h3>
				<ul className="list">
					{CHANGES.map((change) => (
						<li key={change} data-sign={change}>
							{helpWords.changes[change]}
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="help-gestures">
				<h3 className="gap-below" id="help-gestures">
					{helpWords.gesturesTitle}
				</h3>
				<dl>
					{GESTURES.map((name) => (
						<div key={name}>
							<dt>{helpWords.gestures[name].gesture}</dt>
							<dd className="soft gap-below">{helpWords.gestures[name].effect}</dd>
						</div>
					))}
				</dl>
			</section>
			{groups.map((group) => (
				<Keys key={group.name} {...group} />
			))}
			<Check isSet={takesCharacters} set={onTakeCharacters}>
				{helpWords.characters}
			</Check>
		</div>
	);
}

function effectText({ effect }: KeyLine<never>): string {
	if (typeof effect === "string") return helpWords.keys[effect];
	return lensWords[effect.lens].title;
}

function Keys({ name, lines }: Group) {
	const title = helpWords.groups[name];
	return (
		<section aria-label={helpWords.keysOf(title)}>
			<h3>{title}</h3>
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
		</section>
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
