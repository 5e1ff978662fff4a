// The module that finds how pieces stand, for pictures that show it.

import type { Insight } from "../../../control/insight.ts";
import { loadInsightModule } from "../../../standing/insightModule.ts";
import type { Session } from "../../../ui/hooks/useApp.ts";
import { showsStanding } from "./pictureAt.ts";

export const insightFor = async ({ store }: Session): Promise<Insight | undefined> =>
	showsStanding(store.get()) ? loadInsightModule() : undefined;
