/** Reasons why a widget or a page for frames shows nothing, as in the text `widget.error`. */
export type ProblemKind = 'missing' | 'busy' | 'unreachable' | 'other';

/**
 * Returns the reason for an error of the server.
 *
 * @param status Status of HTTP; 0 if there was no response.
 */
export function problemKindOf(status: number): ProblemKind {
  if (status === 0) return 'unreachable';
  if (status === 404) return 'missing';
  return status === 429 || status === 503 ? 'busy' : 'other';
}
