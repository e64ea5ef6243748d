/** The file itself cannot be scored; what surrounds it works. */
export class ScoringError extends Error {
  override name = 'ScoringError';
}
