import { checkList, describeValue } from '../units/check-value.js';
import type { RecordingSignature } from './recording.js';
import { OWN_VERIFIER } from './signature.js';
import type { SignatureVerdict, SignatureVerifier } from './signature-verifier.js';
import { XCSOAR_VERIFIER } from './signature-xcsoar.js';

/** Verifiers with public algorithms. Other manufacturers must provide their own. */
export const BUILT_IN_VERIFIERS: readonly SignatureVerifier[] = [OWN_VERIFIER, XCSOAR_VERIFIER];

const VERDICTS: ReadonlySet<SignatureVerdict> = new Set(['verified', 'failed', 'unverified']);

/**
 * Returns the state of a file's signature. The first verifier for the manufacturer decides.
 *
 * @throws {TypeError} If the verifier returns an invalid verdict.
 */
export function signatureState(
  manufacturer: string,
  bytes: Uint8Array,
  lineCount: number,
  verifiers: readonly SignatureVerifier[],
): RecordingSignature['state'] {
  if (lineCount === 0) return 'absent';
  const verifier = verifiers.find(({ manufacturers }) => manufacturers.includes(manufacturer));
  if (!verifier) return 'unverified';
  const verdict = verifier.verify(bytes);
  if (VERDICTS.has(verdict)) return verdict;
  throw new TypeError(`The verifier of ${manufacturer} returned ${describeValue(verdict)}.`);
}

/**
 * Checks a list of verifiers.
 *
 * @throws {TypeError} If the value is not a list of verifiers.
 */
export function checkVerifiers(verifiers: readonly SignatureVerifier[]): void {
  checkList('verifiers', verifiers);
  for (const [index, verifier] of verifiers.entries()) {
    const isVerifier =
      Array.isArray(verifier?.manufacturers) && typeof verifier.verify === 'function';
    if (!isVerifier) throw new TypeError(`verifiers[${index}] is not a signature verifier.`);
  }
}
