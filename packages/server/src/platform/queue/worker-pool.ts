import { createRequire } from 'node:module';
import { Piscina } from 'piscina';

/** A function that a worker thread runs. The script of the threads exports it by name. */
type WorkerTask = (input: never) => unknown;

/** Threads for work that would block the event loop, such as reading and scoring files. */
export interface WorkerPool {
  /**
   * Runs a task in a thread: `workers.run<typeof scoreIgcFile>('scoreIgcFile', input)`. The type
   * names the function without loading its module here.
   */
  run<Task extends WorkerTask>(
    name: string,
    input: Parameters<Task>[0],
  ): Promise<Awaited<ReturnType<Task>>>;
  /** Ends the threads; running tasks fail. */
  stop(): Promise<void>;
}

const IDLE_MS = 60_000;
/** Lowers the priority of threads. */
const NICE = 10;

export interface WorkerPoolOptions {
  /** Number of tasks that run at a time. Others wait in order. */
  threads: number;
  /** Script of the threads. TypeScript is compiled when it loads. */
  file: string;
  /**
   * Whether to keep one thread running while idle, so that the first task starts quickly. Default
   * true.
   */
  isReady?: boolean;
  /** Passed to every thread when it starts. */
  workerData?: object;
  /** Called with every message of a thread other than its results. */
  onMessage?: (message: unknown) => void;
}

export function createWorkerPool({
  threads,
  file,
  isReady = true,
  workerData = {},
  onMessage,
}: WorkerPoolOptions): WorkerPool {
  const isSource = file.endsWith('.ts');
  const pool = new Piscina({
    filename: file,
    // Loading the sources takes long.
    minThreads: isReady && !isSource ? 1 : 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Requests come first. On other systems this would apply to the whole process.
    niceIncrement: process.platform === 'linux' ? NICE : 0,
    workerData,
    execArgv: isSource
      ? [
          '--import',
          createRequire(import.meta.url).resolve('tsx'),
          '--conditions=@cloudstreet/source',
        ]
      : [],
  });
  if (onMessage) pool.on('message', onMessage);
  return {
    run: (name, input) => pool.run(input, { name }),
    stop: () => pool.destroy(),
  };
}
