// Which files of a late part are new to the file that asks for it. Vite names all that a part
// imports, most of which the asker has imported itself: such lists were a tenth of what is fetched
// at first.

/** Two chunks may have one name, but no two files have one with its hash. */
const nameOf = (file) => file.slice(file.lastIndexOf("/") + 1);

/** The files of a chunk, its style sheets too, of the chunks that it imports, and so on. */
function importedBy(file, bundle, found = new Set()) {
	const chunk = bundle[file];
	if (chunk?.type !== "chunk" || found.has(nameOf(file))) return found;
	found.add(nameOf(file));
	for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(nameOf(sheet));
	for (const next of chunk.imports) importedBy(next, bundle, found);
	return found;
}

const LIST = /m\.f=(\[[^\]]*\])/;
const USES = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** A chunk's code without the files that its parts find loaded. */
function shortened(code, isKnown) {
	const files = JSON.parse(LIST.exec(code)?.[1] ?? "[]");
	const fresh = files.filter((file) => !isKnown(file));
	const used = (indexes) => indexes.map((index) => fresh.indexOf(files[index]));
	return code.replace(LIST, `m.f=${JSON.stringify(fresh)}`).replace(USES, (_, indexes) => {
		const left = used(JSON.parse(indexes)).filter((index) => index >= 0);
		return `__vite__mapDeps(${JSON.stringify(left)})`;
	});
}

export const newFiles = {
	name: "new-files",
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk" || !LIST.test(chunk.code)) continue;
				const known = importedBy(chunk.fileName, bundle);
				chunk.code = shortened(chunk.code, (file) => known.has(nameOf(file)));
			}
		},
	},
};
