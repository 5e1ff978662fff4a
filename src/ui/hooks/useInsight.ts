// The module of what follows, once it has loaded: whoever asks does without it until then.

import { useEffect, useState } from "react";
import type { Insight } from "../../control/insight.ts";
import { loadInsightModule } from "../../control/insightModule.ts";

export function useInsight(): Insight | undefined {
	const [insight, setInsight] = useState<Insight>();
	useEffect(() => {
		let isCurrent = true;
		loadInsightModule().then(
			(loaded) => isCurrent && setInsight(loaded),
			// Whoever comes next asks again.
			() => {},
		);
		return () => {
			isCurrent = false;
		};
	}, []);
	return insight;
}
