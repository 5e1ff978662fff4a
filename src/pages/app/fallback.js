// The page for unknown addresses, however deep: finds where the application lives by asking each
// folder above for its front page, and starts it from there. It stands in 404.html as it is, so it
// is plain JavaScript for any browser with modules.

(async () => {
	const folders = location.pathname.split("/");
	for (let depth = 1; depth < folders.length; depth++) {
		const base = `${location.origin + folders.slice(0, depth).join("/")}/`;
		// Without a network only our own folder answers.
		const text = await fetch(`${base}index.html`).then(
			(response) => (response.ok ? response.text() : ""),
			() => "",
		);
		const page = new DOMParser().parseFromString(text, "text/html");
		if (page.querySelector('meta[name="application-name"][content="Square Control"]') === null)
			continue;
		for (const { tagName, attributes } of page.querySelectorAll(
			'link[rel], script[type="module"]',
		)) {
			const copy = document.createElement(tagName);
			for (const { name, value } of attributes) {
				const isAddress = name === "href" || name === "src";
				copy.setAttribute(name, isAddress ? new URL(value, base).href : value);
			}
			document.head.append(copy);
		}
		return;
	}
})();
