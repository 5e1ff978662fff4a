// Runs before all other scripts of the page: has the browser fetch what the board needs while it
// still works on what the first view needs. The build puts in the names of the files.

const isBoard =
	window.top === window &&
	/\/(?:index|analysisBoard)?(?:\.html)?$/.test(location.pathname) &&
	/^$|=/.test(location.hash);
for (const name of isBoard ? __FILES__ : []) {
	const { href } = new URL(name, import.meta.url);
	// Others remember for as long as the page lives that a module did not come.
	const rel = href.endsWith(".js") ? "modulepreload" : href.endsWith(".css") && "preload";
	if (rel && "userAgentData" in navigator) {
		const link = {
			rel,
			as: rel[0] === "p" ? "style" : "",
			crossOrigin: "",
			fetchPriority: "low",
			href,
		};
		document.head.append(Object.assign(document.createElement("link"), link));
	} else fetch(href, { priority: "low" }).catch(() => {});
}
