import type { CheckRequest, CheckResult } from '../../workers/check-file.js';

/**
 * Checks a file. Resolves with `undefined` if this device cannot check it, or if the result is no
 * longer needed when its turn comes.
 */
export type CheckFile = (
  request: CheckRequest,
  isStillQueued: () => boolean,
) => Promise<CheckResult | undefined>;

/** A running worker that checks files. */
export interface IgcWorker {
  /**
   * Resolves with `undefined` if the file could not be read.
   *
   * @throws {Error} If the worker ended.
   */
  readonly checkFile: (request: CheckRequest) => Promise<CheckResult | undefined>;
  readonly close: () => void;
}

/** A check that takes longer does not end on any device. */
const CHECK_TIMEOUT_MS = 30_000;
/** If no file arrives for this time, the worker is closed to free its memory. */
const IDLE_MS = 10_000;

/**
 * Checks files one after the other in a worker that is started for the first file. If the worker
 * dies or hangs, only the current file is lost, and the next one gets a new worker. A worker that
 * has never returned a result is not replaced, because this browser does not support it.
 */
export function createFileChecker(openWorker: () => IgcWorker | Promise<IgcWorker>): CheckFile {
  let worker: IgcWorker | undefined;
  let hasWorked = false;
  let isUnsupported = false;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function check(request: CheckRequest): Promise<CheckResult | undefined> {
    try {
      worker ??= await openWorker();
      const result = await withTimeout(worker.checkFile(request));
      hasWorked = true;
      return result;
    } catch {
      close();
      isUnsupported = !hasWorked;
      return undefined;
    }
  }

  function close(): void {
    worker?.close();
    worker = undefined;
  }

  async function checkInTurn(
    before: Promise<unknown>,
    request: CheckRequest,
    isStillQueued: () => boolean,
  ): Promise<CheckResult | undefined> {
    await before;
    const result = isUnsupported || !isStillQueued() ? undefined : await check(request);
    queued -= 1;
    if (queued === 0) idle = setTimeout(close, IDLE_MS);
    return result;
  }

  return (request, isStillQueued) => {
    clearTimeout(idle);
    queued += 1;
    const turn = checkInTurn(lastTurn, request, isStillQueued);
    lastTurn = turn;
    return turn;
  };
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The worker timed out.')), CHECK_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
