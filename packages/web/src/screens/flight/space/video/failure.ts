export type FailureReason = 'memory' | 'other';

/** Returns why a picture or a video could not be made. */
export function failureOf(error: unknown): FailureReason {
  const { name } = Object(error) as { name?: unknown };
  return name === 'RangeError' || name === 'QuotaExceededError' ? 'memory' : 'other';
}
