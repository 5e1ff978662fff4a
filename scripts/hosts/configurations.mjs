// Configurations that let servers send the headers of the table, at the root of a host and below a
// path, for Debian's nginx, Apache and Caddy, and for Vercel. docs/deploying.md has them for the
// root; npm run hosts prints them for another path.

import { headerTable } from "../pages.mjs";

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** One pattern of all files of a row. */
const patternOf = ({ at }) => {
	const parts = at.map(
		(glob) => escaped(glob.replace(/\*$/, "")) + (glob.endsWith("*") ? "" : "$"),
	);
	return parts.length === 1 ? parts[0] : `(${parts.join("|")})`;
};

const entriesOf = ({ headers }) => Object.entries(headers);

const rowsOf = (given) => {
	const rows = headerTable(given);
	return { rows: rows.slice(0, -1), rest: rows[rows.length - 1] };
};

/** All names of headers, of which a row has some. */
const namesOf = (rows) => [...new Set(rows.flatMap((row) => Object.keys(row.headers)))];

/** Of a header that nothing else is called. */
const variableOf = (name) => `$${name.toLowerCase().replaceAll("-", "_")}`;

const lines = (...all) => `${all.flat(Number.POSITIVE_INFINITY).join("\n")}\n`;

/**
 * The host's files beside the path stay its own: the location holds all but the maps. The folder of
 * /chess/ is ROOT/chess.
 */
export function nginx(path, given, { root = "/srv/www", listen = "80", brotli = false } = {}) {
	const { rows, rest } = rowsOf(given);
	const mapped = namesOf([...rows, rest]).map((name) => {
		const values = [...rows, rest].map((row) => [row, row.headers[name] ?? ""]);
		const same = values.every(([, value]) => value === values[0][1]);
		if (same) return { name, value: `"${values[0][1]}"`, map: [] };
		const usual = rest.headers[name] ?? "";
		const others = values.filter(([, value]) => value !== usual);
		const map = [
			`map $row ${variableOf(name)} {`,
			...others.map(([row, value]) => `    ${row.name.padEnd(10)} "${value}";`),
			`    default    "${usual}";`,
			"}",
		];
		return { name, value: variableOf(name), map };
	});
	return lines(
		"map $uri $row {",
		rows.map((row) => `    ~^${escaped(path)}${patternOf(row)}  ${row.name};`),
		`    default  ${rest.name};`,
		"}",
		mapped.map(({ map }) => map),
		"server {",
		`    listen ${listen};`,
		`    root ${root};`,
		`    location ${path} {`,
		"        try_files $uri $uri.html $uri/ =404;",
		"        absolute_redirect off;",
		`        error_page 403 404 =404 ${path}404.html;`,
		mapped.map(({ name, value }) => `        add_header ${name} ${value} always;`),
		"        gzip_static on;",
		"        gzip_vary on;",
		brotli ? "        brotli_static on;" : "        # brotli_static on;",
		`        location = ${path}_headers { return 404; }`,
		"        location ~ \\.webmanifest$ { default_type application/manifest+json; }",
		"    }",
		"}",
	);
}

const PACKED = "html|js|css|json|wasm|svg|txt|webmanifest";

/** `.htaccess` in the folder of the application. */
export function apache(path, given) {
	const { rows, rest } = rowsOf(given);
	const sent = (row) =>
		entriesOf(row).map(([name, value]) => `    Header always set ${name} "${value}"`);
	const packed = (name, ending) => [
		`RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b`,
		`RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
		`RewriteRule ^(.*\\.(?:${PACKED}))$ $1.${ending} [L]`,
	];
	return lines(
		rows.map((row, index) => [
			`<${index === 0 ? "If" : "ElseIf"} "%{REQUEST_URI} =~ m#^${escaped(path)}${patternOf(row).replaceAll("$", "(\\.(br|gz))?$")}#">`,
			sent(row),
			`</${index === 0 ? "If" : "ElseIf"}>`,
		]),
		["<Else>", sent(rest), "</Else>"],
		`<FilesMatch "\\.(${PACKED})(\\.(br|gz))?$">`,
		"    Header always merge Vary Accept-Encoding",
		"</FilesMatch>",
		`ErrorDocument 403 ${path}404.html`,
		`ErrorDocument 404 ${path}404.html`,
		"FileETag None",
		"AddType application/wasm .wasm",
		"AddType application/manifest+json .webmanifest",
		"RemoveType .gz",
		"RemoveLanguage .br",
		"AddEncoding br .br",
		"AddEncoding gzip .gz",
		"Options -Indexes -MultiViews",
		"RewriteEngine On",
		"RewriteRule ^_headers$ - [R=404,L]",
		"RewriteCond %{REQUEST_FILENAME} !-f",
		"RewriteCond %{REQUEST_FILENAME}.html -f",
		"RewriteRule ^(.*)$ $1.html [L]",
		packed("br", "br"),
		packed("gzip", "gz"),
	);
}

/** As with nginx, the folder of /chess/ is ROOT/chess, and the host's other pages stay its own. */
export function caddy(path, given, { root = "/srv/www", site = "chess.example" } = {}) {
	const { rows, rest } = rowsOf(given);
	const pathsOf = (some) => some.flatMap(({ at }) => at.map((glob) => path + glob)).join(" ");
	const sent = (row) => entriesOf(row).map(([name, value]) => `${name} "${value}"`);
	const others = namesOf(rows).filter((name) => !(name in rest.headers));
	const fileServer = ["file_server {", "\thide _headers", "\tprecompressed br gzip", "}"];
	const indented = (text, depth = 1) => text.map((line) => "\t".repeat(depth) + line);
	return lines(
		`${site} {`,
		indented([`root * ${root}`, `handle ${path}* {`]),
		rows.map((row, index) => {
			const inner = rows
				.slice(0, index)
				.filter(({ at }) => at.some((glob) => glob.startsWith(row.at[0].replace(/\*$/, ""))));
			return [
				indented([`@${row.name} {`, `\tpath ${pathsOf([row])}`], 2),
				inner.length > 0 ? indented([`\tnot path ${pathsOf(inner)}`], 2) : [],
				indented(["}", `header @${row.name} {`], 2),
				indented(sent(row), 3),
				indented(["}"], 2),
			];
		}),
		indented([`@${rest.name} not path ${pathsOf(rows)}`, `header @${rest.name} {`], 2),
		indented(sent(rest), 3),
		indented(
			[
				"}",
				"@manifest path *.webmanifest",
				"header @manifest Content-Type application/manifest+json",
				"try_files {path} {path}.html",
				...fileServer,
			],
			2,
		),
		indented(["}", "file_server", "handle_errors {", `\thandle ${path}* {`]),
		indented([`rewrite * ${path}404.html`, "header {"], 3),
		indented([...sent(rest), ...others.map((name) => `-${name}`)], 4),
		indented(["}", ...fileServer], 3),
		indented(["\t}", "}"]),
		"}",
	);
}

/** `vercel.json`. Pages have no ending there; of each address one rule fits. */
export function vercel(path, given) {
	const { rows, rest } = rowsOf(given);
	const plain = (row) => ({ at: row.at.filter((glob) => !glob.endsWith(".html")) });
	const source = (row) => {
		const [glob] = plain(row).at;
		return plain(row)
			.at.map((one) => escaped(one).replace("*", ".*"))
			.join("|")
			.replace(/^static\/\.\*$/, glob === "static/*" ? "static/(?!embed/).*" : "$&");
	};
	const rule = (from, row) => ({
		source: `${path}(${from})`,
		headers: entriesOf(row).map(([key, value]) => ({ key, value })),
	});
	const known = rows.map((row) => patternOf(plain(row))).join("|");
	const headers = [...rows.map((row) => rule(source(row), row)), rule(`(?!${known}).*`, rest)];
	return `${JSON.stringify({ cleanUrls: true, headers }, null, "\t")}\n`;
}
