import { fileURLToPath } from 'node:url';

const ENTRY = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';

/** Script of the worker threads: its build, or its source if the server runs from sources. */
export const WORKER_FILE = fileURLToPath(new URL(ENTRY, import.meta.url));
