import { type CheckRequest, type CheckResult, checkFile } from './check-file.js';

/** What the worker answers: the result, or nothing where the file could not be looked at. */
export type CheckAnswer = CheckResult | undefined;

// Off the main thread, which stays free for the page. One request gets one answer.
globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  checkFile(data).then(answer, () => answer(undefined));
});

function answer(result: CheckAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  globalThis.postMessage(result);
}
