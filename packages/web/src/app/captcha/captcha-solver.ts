import type { CaptchaFunctions } from '../../workers/captcha.worker.js';
import { openWorker } from '../../workers/open-worker.js';
import type { Challenge } from '../../workers/solve.js';

/** Solves a captcha on this device. */
export type SolveCaptcha = (challenge: Challenge) => Promise<string>;

/**
 * Solves a captcha in a worker that is closed afterwards.
 *
 * @throws {Error} If the captcha took too long, or the worker ended.
 */
export const solveCaptcha: SolveCaptcha = async (challenge) => {
  // The build detects workers by exactly this form.
  const worker = new Worker(new URL('../../workers/captcha.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { call, close } = openWorker<CaptchaFunctions>(worker);
  try {
    return await call((remote) => remote.solve(challenge));
  } finally {
    close();
  }
};
