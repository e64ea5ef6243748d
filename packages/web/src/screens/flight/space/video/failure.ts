export type FailureReason = 'memory' | 'image' | 'other';

/** A video could not be encoded or kept in memory. The cause says why. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/** Returns why a video could not be recorded. */
export function failureOf(error: unknown): FailureReason {
  if (!(error instanceof EncodingError)) return 'other';
  const { name } = Object(error.cause) as { name?: unknown };
  return name === 'RangeError' || name === 'QuotaExceededError' ? 'memory' : 'other';
}
