import type { SuccessBody } from '@cloudstreet/sdk/contract';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type ChallengeParameters, solveChallenge } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';

export type Challenge = SuccessBody<'getCaptcha'>;

/**
 * Solves a captcha in about a second. In a browser it runs in `captcha.worker.ts`.
 *
 * @returns The value of `captcha` in calls of the API.
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The captcha took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Pages without TLS, as in a club's local network, cannot use the browser's cryptography. */
async function deriveKey(parameters: ChallengeParameters, salt: Uint8Array, password: Uint8Array) {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent outside secure contexts
  if (globalThis.crypto.subtle) return deriveNatively(parameters, salt, password);
  const { cost: c, keyLength: dkLen } = parameters;
  return { parameters: {}, derivedKey: await pbkdf2Async(sha256, password, salt, { c, dkLen }) };
}
