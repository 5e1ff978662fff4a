// What a page was sent with, before it is painted for the first time: its theme, how wide its
// boards are, and whether what it shows is what its address asks for. It stands in the page as it
// is, so it is plain JavaScript; tests hold it to what the application's scripts do afterwards.

(() => {
	const page = document.documentElement;
	const is = (query) => matchMedia(query).matches;
	const kept = (key) => {
		try {
			return localStorage.getItem(`square-control-${key}`);
		} catch {
			return null;
		}
	};
	const theme = kept("theme");
	if (theme === "light" || theme === "dark") page.dataset.theme = theme;

	const setWidth = (name, width) => {
		const edge = Math.max(1, Math.floor((width * devicePixelRatio) / 8 + 1e-6));
		page.style.setProperty(name, `${(edge * 8) / devicePixelRatio}px`);
	};
	const [width, height] = [innerWidth, innerHeight];
	// Phones in pixels, other windows in letters.
	const isSlim = is("(max-width: 767px)");
	const isLow = is("(max-height: 500px)");
	const isHeld = isSlim || isLow;
	const isNarrow = isHeld ? isSlim : is("(max-width: 47.9375em)");
	const isUpright = isHeld
		? is("(max-width: 559px)") || !isLow
		: is("(max-width: 34.9375em)") || (isNarrow && is("(min-height: 31.3125em)"));
	setWidth("--sent-board", isUpright ? width * 0.75 : Math.min(width * 0.47, height * 0.67));
	setWidth("--sent-example", isNarrow ? width * 0.4 : Math.min(width * 0.3, height * 0.5));

	const isScreen = /^#(?:games|practise|setup|exercise)(?:\?|$)/.test(location.hash);
	const isComing = /[#&](?:g|fen|pgn)=/.test(location.hash) || kept("open") !== null;
	const isAbout = /about(?:\.html)?$/.test(location.pathname);
	const isOther = top !== window || (!isAbout && isScreen);
	// All that the first screen needs comes at once, and for another nothing of it does.
	for (const link of isOther ? [] : document.querySelectorAll('link[rel="later"]')) {
		link.dataset.later = "";
		// Other browsers than Chromium remember a module that failed, and could not try again.
		const isModule = link.as !== "fetch" && "userAgentData" in navigator;
		if (!isModule) link.as ||= "script";
		link.rel = isModule ? "modulepreload" : "preload";
	}
	// What is painted as it is, the application's scripts take over as it is.
	if (!isOther && (isAbout || !isComing)) {
		page.dataset.sent = location.href;
		return;
	}
	/** In the place of the landing page a board without pieces, and that a game is coming. */
	function wait(root) {
		const find = (selector) => root.querySelectorAll(selector);
		for (const analysis of find(".analysis")) analysis.dataset.game = "";
		for (const words of find(".purpose, .sent-board")) words.replaceChildren();
		for (const count of find(".count")) count.textContent = "–";
		for (const shares of find(".shares")) shares.dataset.empty = "true";
		const coming = document.createElement("p");
		coming.className = "soft";
		coming.textContent = root.dataset.coming;
		for (const panel of find(".panel")) panel.replaceChildren(coming);
	}
	new MutationObserver((_, observer) => {
		const root = document.getElementById("root");
		// What follows it is there: so it is whole.
		if (!root?.nextElementSibling) return;
		observer.disconnect();
		if (isOther) root.replaceChildren();
		else wait(root);
	}).observe(document, { childList: true, subtree: true });
})();
