// The `_headers` file that the build writes beside its pages: an address a paragraph, its headers
// indented below it. Rules that fit an address add up, as at the hosts that know such files.

/** "*" stands for anything. */
const patternOf = (at) =>
	new RegExp(`^${at.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/**
 * @param {string} text
 * @returns {(address: string) => Record<string, string>}
 */
export function headerRules(text) {
	const rules = text
		.split(/\n(?=\/)/)
		.filter((rule) => rule.startsWith("/"))
		.map((rule) => {
			const [at = "", ...lines] = rule.split("\n");
			const found = lines.map((line) => /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line));
			const headers = found.flatMap((parts) => (parts ? [[parts[1], parts[2]]] : []));
			return { pattern: patternOf(at.trim()), headers: Object.fromEntries(headers) };
		});
	return (address) =>
		Object.assign(
			{},
			...rules.filter(({ pattern }) => pattern.test(address)).map(({ headers }) => headers),
		);
}
