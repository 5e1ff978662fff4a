// Workers that take parts as they become free. Where one of them dies, with a part or without, all
// parts that are not read yet fail.

import { Worker } from "node:worker_threads";
import type { Part, PartDocument } from "../sums/part.ts";
import type { WorkerData } from "./studyWorker.ts";

type Task<Document> = {
	readonly part: Part;
	readonly resolve: (document: PartDocument<Document>) => void;
	readonly reject: (error: unknown) => void;
};

export class Pool<Document> {
	readonly #workers: Worker[] = [];
	readonly #idle: Worker[] = [];
	readonly #tasks = new Map<Worker, Task<Document>>();
	readonly #waiting: Task<Document>[] = [];
	#fault: { readonly error: unknown } | undefined;

	constructor(file: URL, count: number, workerData: WorkerData) {
		for (let index = 0; index < count; index++) {
			const worker = new Worker(file, { workerData });
			worker.on("message", (document: PartDocument<Document>) => this.#done(worker, document));
			worker.on("error", (error) => this.#fail(error));
			worker.on("exit", (code) => this.#fail(new Error(`A worker ended with the status ${code}`)));
			this.#workers.push(worker);
			this.#idle.push(worker);
		}
	}

	run(part: Part): Promise<PartDocument<Document>> {
		return new Promise((resolve, reject) => {
			if (this.#fault !== undefined) {
				reject(this.#fault.error);
				return;
			}
			this.#waiting.push({ part, resolve, reject });
			this.#start();
		});
	}

	async close(): Promise<void> {
		await Promise.all(this.#workers.map((worker) => worker.terminate()));
	}

	#done(worker: Worker, document: PartDocument<Document>): void {
		this.#tasks.get(worker)?.resolve(document);
		this.#tasks.delete(worker);
		this.#idle.push(worker);
		this.#start();
	}

	/** The first fault is the cause of the others. */
	#fail(error: unknown): void {
		this.#fault ??= { error };
		for (const task of [...this.#tasks.values(), ...this.#waiting]) task.reject(this.#fault.error);
		this.#tasks.clear();
		this.#waiting.length = 0;
	}

	#start(): void {
		const worker = this.#waiting.length > 0 ? this.#idle.pop() : undefined;
		const task = worker && this.#waiting.shift();
		if (worker === undefined || task === undefined) return;
		this.#tasks.set(worker, task);
		worker.postMessage(task.part);
	}
}
