/** `unverified` if the verifier cannot decide. */
export type SignatureVerdict = 'verified' | 'failed' | 'unverified';

/** Verifies the G records of recorders of some manufacturers. */
export interface SignatureVerifier {
  /** Codes of the manufacturers in the A record, three capital letters or digits each. */
  readonly manufacturers: readonly string[];
  /**
   * Verifies a whole file with at least one G record.
   *
   * @throws {TypeError} By the built-in verifiers, if the argument is not an array of bytes.
   */
  verify(bytes: Uint8Array): SignatureVerdict;
}
