/** `unverified` if the verifier cannot decide. */
export type SignatureVerdict = 'verified' | 'failed' | 'unverified';

/** Checks the G records that recorders of some makers write. */
export interface SignatureVerifier {
  /** The makers' codes in the A record, three capital letters or digits each. */
  readonly manufacturers: readonly string[];
  /**
   * Judges the bytes of a whole file, which has at least one G record.
   *
   * @throws {TypeError} Those built in, if the argument is not an array of bytes.
   */
  verify(bytes: Uint8Array): SignatureVerdict;
}
