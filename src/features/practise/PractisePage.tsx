// The place to practise; its questions come when somebody asks for them.

import { loadPractise, openSession } from "../../loading/parts/first.ts";
import { pageWords } from "../../messages/en/pages.ts";
import { usePage } from "../../ui/hooks/usePage.ts";
import { LatePage } from "../../ui/loading/Late.tsx";

async function load() {
	const [{ PractiseScreen, loadInsightModule }, session] = await Promise.all([
		loadPractise(),
		openSession(),
	]);
	return { PractiseScreen, session, insight: await loadInsightModule() };
}

export function PractisePage() {
	usePage(pageWords.practise.title, pageWords.practise.description);
	return (
		<LatePage load={load}>
			{({ PractiseScreen, ...given }) => <PractiseScreen {...given} />}
		</LatePage>
	);
}
