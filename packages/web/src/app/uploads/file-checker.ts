import type { CheckRequest, CheckResult } from '../../workers/check-file.js';
import type { CheckAnswer } from '../../workers/igc.worker.js';

/**
 * Looks at a file. Resolves with nothing where this device cannot, or where nobody wants to know
 * any more when it is the file's turn.
 */
export type CheckFile = (
  request: CheckRequest,
  isWanted: () => boolean,
) => Promise<CheckResult | undefined>;

/** What takes longer than this, on whatever device, will never end. */
const PATIENCE_MS = 30_000;
/** So long more files may come; then the worker's memory is given back. */
const IDLE_MS = 10_000;

/**
 * Looks at files one after the other, in a worker that is started for the first of them. A worker
 * that dies or hangs costs the file at hand alone and gets a successor; one that has never answered
 * gets none, for then this browser cannot do it.
 */
export function createFileChecker(openWorker: () => Worker): CheckFile {
  let worker: Worker | undefined;
  let hasAnswered = false;
  let isHopeless = false;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function look(request: CheckRequest): Promise<CheckAnswer> {
    try {
      worker ??= openWorker();
      const answer = await answerOf(worker, request);
      hasAnswered = true;
      return answer;
    } catch {
      close();
      isHopeless = !hasAnswered;
      return undefined;
    }
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  async function takeTurn(
    before: Promise<unknown>,
    request: CheckRequest,
    isWanted: () => boolean,
  ): Promise<CheckAnswer> {
    await before;
    const answer = isHopeless || !isWanted() ? undefined : await look(request);
    queued -= 1;
    if (queued === 0) idle = setTimeout(close, IDLE_MS);
    return answer;
  }

  return (request, isWanted) => {
    clearTimeout(idle);
    queued += 1;
    const turn = takeTurn(lastTurn, request, isWanted);
    lastTurn = turn;
    return turn;
  };
}

function answerOf(worker: Worker, request: CheckRequest): Promise<CheckAnswer> {
  const listening = new AbortController();
  const { signal } = listening;
  const answer = new Promise<CheckAnswer>((resolve, reject) => {
    const fail = () => reject(new Error('The worker does not answer.'));
    const timer = setTimeout(fail, PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => resolve(data), {
      signal,
    });
    worker.addEventListener('error', fail, { signal });
    worker.addEventListener('messageerror', fail, { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    worker.postMessage(request);
  });
  return answer.finally(() => listening.abort());
}
