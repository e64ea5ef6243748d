import type { SolveAnswer } from '../../workers/captcha.worker.js';
import type { Challenge } from '../../workers/solve.js';

/** Does the work of a captcha on this device. */
export type SolveCaptcha = (challenge: Challenge) => Promise<string>;

/** Solves captchas in a worker of their own, which ends with the work. */
export function createCaptchaSolver(openWorker: () => Worker): SolveCaptcha {
  return (challenge) =>
    new Promise<string>((resolve, reject) => {
      const worker = openWorker();
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
}
