/** Error of the file itself, not of disk or database. */
export class ScoringError extends Error {
  override name = 'ScoringError';
}
