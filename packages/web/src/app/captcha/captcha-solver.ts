import type { SolveAnswer } from '../../workers/captcha.worker.js';
import type { Challenge } from '../../workers/solve.js';

/** Does the work of a captcha on this device. */
export type SolveCaptcha = (challenge: Challenge) => Promise<string>;

/** Solves a captcha in a worker of its own, which ends with the work. */
export const solveCaptcha: SolveCaptcha = (challenge) =>
  new Promise<string>((resolve, reject) => {
    // The build finds the worker by this very form.
    const worker = new Worker(new URL('../../workers/captcha.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (solution: SolveAnswer) => {
      worker.terminate();
      if (solution === undefined) reject(new Error('The captcha could not be solved.'));
      else resolve(solution);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => end(data));
    worker.addEventListener('error', () => end(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    worker.postMessage(challenge);
  });
