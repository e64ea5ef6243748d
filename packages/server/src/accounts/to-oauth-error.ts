import { type FieldProblem, OAuthError, text } from '../platform/errors/errors.js';

const GRANTS: ReadonlySet<string> = new Set(['password', 'refresh_token']);

/**
 * Converts invalid fields to an error of RFC 6749, which defines the responses of these operations.
 */
export function toOAuthError(problems: readonly FieldProblem[], body: unknown): OAuthError {
  const grant = (body as { grant_type?: unknown } | undefined)?.grant_type;
  if (typeof grant === 'string' && !GRANTS.has(grant)) {
    return new OAuthError('unsupported_grant_type', text('oauth.grant_type'));
  }
  const field = problems[0]?.loc.join('.') ?? 'body';
  return new OAuthError('invalid_request', text('oauth.request', { field }));
}
