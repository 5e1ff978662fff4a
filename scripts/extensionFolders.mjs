// The extension as folders and as zip files, of which the stores take these: what Vite has built is
// that of Chromium's browsers; Firefox's has another manifest.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./prepare.mjs";
import { zipped } from "./zip.mjs";

export const EXTENSIONS = [
	{ folder: "build/extension", browsers: "Chrome, Edge, Brave" },
	{ folder: "build/extension-firefox", browsers: "Firefox" },
];

/** Firefox ends a page of scripts where Chromium ends a worker; it asks for a name of its own. */
function forFirefox({ minimum_chrome_version: _, background, ...rest }) {
	return {
		...rest,
		background: { scripts: [background.service_worker] },
		browser_specific_settings: {
			gecko: {
				id: "square-control@square-control",
				strict_min_version: "128.0",
				data_collection_permissions: { required: ["none"] },
			},
		},
	};
}

function main() {
	const [chromium, firefox] = EXTENSIONS.map(({ folder }) => join(root, folder));
	rmSync(firefox, { recursive: true, force: true });
	cpSync(chromium, firefox, { recursive: true });
	const manifest = join(firefox, "manifest.json");
	const changed = forFirefox(JSON.parse(readFileSync(manifest, "utf8")));
	writeFileSync(manifest, `${JSON.stringify(changed, null, "\t")}\n`);
	for (const folder of [chromium, firefox]) {
		const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
		writeFileSync(`${folder}.zip`, zipped(files));
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
