import { type Challenge, solve } from './solve.js';

/** What the worker answers: the solution, or nothing where there is none. */
export type SolveAnswer = string | undefined;

// Off the main thread, which stays free for the page. One challenge gets one answer.
globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solve(data).then(answer, () => answer(undefined));
});

function answer(solution: SolveAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  globalThis.postMessage(solution);
}
