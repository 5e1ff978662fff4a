// npm run hosts: runs the servers that are here, nginx, Apache and Caddy, on this machine alone and
// with the configurations of docs/deploying.md, at the root of a host and below /chess/, and sees
// that they send the built application as the table of headers says. With a server's name and a
// path it prints that server's configuration for the path: npm run -s hosts nginx /chess/

import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apache, caddy, nginx, vercel } from "./hosts/configurations.mjs";
import { NEIGHBOUR, wrongAnswers } from "./hosts/wrongAnswers.mjs";
import { givenIn } from "./policy.mjs";
import { Advice, prepare, root, run } from "./prepare.mjs";
import { freePort } from "./start.mjs";

const PATHS = ["/", "/chess/"];
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const APACHE_MODULES = "/usr/lib/apache2/modules";
const START_MS = 10_000;

/** Where servers of Debian are, which are not on everybody's path. */
const programOf = (name) =>
	[...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"]
		.map((folder) => join(folder, name))
		.find((file) => existsSync(file));

/**
 * How each is started: writes what it needs to a folder, and gives its arguments and the encodings
 * that it has to send. The configuration of the page is taken as it is, but for address and folder.
 */
const SERVERS = {
	nginx(folder, site, port, path, given) {
		const brotli = existsSync(BROTLI_MODULE);
		const server = nginx(path, given, { root: site, listen: `127.0.0.1:${port}`, brotli });
		const file = join(folder, "nginx.conf");
		const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
			(name) => `${name}_temp_path ${folder}/${name};`,
		);
		writeFileSync(
			file,
			`${brotli ? `load_module ${BROTLI_MODULE};\n` : ""}pid ${folder}/pid; error_log ${folder}/error;
daemon off; events {} http { include /etc/nginx/mime.types; access_log off; ${places.join(" ")}
${server}}`,
		);
		const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
		return { args: ["-c", file, ...user], encodings: brotli ? ["br", "gzip"] : ["gzip"] };
	},
	apache2(folder, site, port, path, given) {
		writeFileSync(join(site, path, ".htaccess"), apache(path, given));
		const file = join(folder, "apache.conf");
		const modules = ["mpm_event", "authz_core", "dir", "headers", "mime", "rewrite", "deflate"];
		writeFileSync(
			file,
			`${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join("\n")}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error
DocumentRoot ${site}
DirectoryIndex index.html
Include /etc/apache2/mods-available/mime.conf
<IfFile /etc/apache2/mods-available/deflate.conf>
Include /etc/apache2/mods-available/deflate.conf
</IfFile>
<Directory ${site}>
AllowOverride All
Require all granted
</Directory>
`,
		);
		return { args: ["-X", "-f", file], encodings: ["br", "gzip"] };
	},
	caddy(folder, site, port, path, given) {
		const file = join(folder, "Caddyfile");
		const text = caddy(path, given, { root: site, site: `http://127.0.0.1:${port}` });
		writeFileSync(file, `{\n\tadmin off\n}\n${text}`);
		return {
			args: ["run", "--config", file, "--adapter", "caddyfile"],
			encodings: ["br", "gzip"],
		};
	},
};

const isThere = (address) =>
	fetch(address).then(
		() => true,
		() => false,
	);

/** Gives what is wrong; the server has ended by then. */
async function tryServer(name, program, path, given) {
	const folder = mkdtempSync(join(tmpdir(), "square-control-host-"));
	const site = join(folder, "www");
	mkdirSync(site);
	if (path !== "/") writeFileSync(join(site, "index.html"), NEIGHBOUR);
	cpSync(join(root, "dist"), join(site, path), { recursive: true });
	const port = await freePort();
	const { args, encodings } = SERVERS[name](folder, site, port, path, given);
	const said = [];
	const server = spawn(program, args, { env: { ...process.env, HOME: folder } });
	const ended = new Promise((resolve) => server.once("close", resolve).once("error", resolve));
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => said.push(text));
	try {
		const origin = `http://127.0.0.1:${port}`;
		const end = Date.now() + START_MS;
		while (!(await isThere(origin + path))) {
			if (Date.now() > end || server.exitCode !== null) {
				return [`does not start: ${said.join("")}`];
			}
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return await wrongAnswers(origin, path, given, encodings);
	} finally {
		server.kill();
		await ended;
		rmSync(folder, { recursive: true, force: true });
	}
}

async function runServers(given) {
	prepare("core", "application");
	let wrong = 0;
	for (const name of Object.keys(SERVERS)) {
		const program = programOf(name);
		if (program === undefined) {
			console.log(`${name.padEnd(8)} is not here: left out (apt-get install ${name})`);
			continue;
		}
		for (const path of PATHS) {
			const found = await tryServer(name, program, path, given);
			wrong += found.length;
			console.log(
				`${name.padEnd(8)} ${path.padEnd(8)} ${found.length === 0 ? "as the table says" : "is wrong:"}`,
			);
			for (const line of found) console.log(`         ${line}`);
		}
	}
	return wrong === 0 ? 0 : 1;
}

const PRINTERS = { nginx, apache, caddy, vercel };

await run(async () => {
	const [name, path = "/"] = process.argv.slice(2);
	const given = givenIn(process.env);
	if (name === undefined) return runServers(given);
	if (!Object.hasOwn(PRINTERS, name) || !/^\/(?:[\w.-]+\/)*$/.test(path)) {
		throw new Advice("Usage: npm run -s hosts [nginx|apache|caddy|vercel [/PATH/]]");
	}
	process.stdout.write(PRINTERS[name](path, given));
	return 0;
});
