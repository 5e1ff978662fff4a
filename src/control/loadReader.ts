// Loading the reader, as the core is loaded. A file of its own, as most visitors never need it.

import { loadModule, type ModuleSource } from "./load.ts";
import { openReaderModule, type ReaderModule } from "./readerModule.ts";

export const loadReader = (source: ModuleSource): Promise<ReaderModule> =>
	loadModule(source, openReaderModule);
