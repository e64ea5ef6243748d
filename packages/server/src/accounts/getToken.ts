import { OAuthError, text } from '../platform/errors/errors.js';
import { type OperationRequest, operation } from '../platform/http/operation.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { spokenLocaleOf } from '../platform/text/language.js';
import { findDeletedAccount } from './deleted-accounts.js';
import { verifyPassword } from './password.js';
import { limitGuesses } from './password-attempts.js';
import { findCredentials } from './queries.js';
import { toOAuthError } from './to-oauth-error.js';
import { openFamily, type Program, refreshFamily } from './tokens.js';

/** Scopes that can be requested. Programs use them as labels of their tokens. */
const SCOPES: readonly string[] = ['declare', 'upload'];

export const getToken = operation(
  'getToken',
  async (request, services) => {
    const { body, address } = request;
    const program = programOf(request);
    const scope = scopeOf(body.scope);
    if (body.grant_type === 'refresh_token') {
      const grant = { refreshToken: body.refresh_token, clientId: body.client_id };
      return refreshFamily(services, grant, program);
    }
    const email = body.username.trim();
    const token = await limitGuesses(
      services,
      { account: email, source: { address } },
      async () => {
        const credentials = await findCredentials(services.db, email);
        const deleted = credentials ? undefined : await findDeletedAccount(services, email);
        const account = credentials ?? deleted;
        const fits = await verifyPassword(account?.password_hash, body.password);
        if (fits && deleted) return deleted;
        if (!credentials || !fits) return undefined;
        if (credentials.is_banned) return { banned: credentials.ban_reason ?? '' };
        if (!credentials.verified) return 'unverified';
        return openFamily(services, {
          credentials,
          clientId: body.client_id,
          scope,
          program,
          locale: spokenLocaleOf(request.acceptLanguage),
        });
      },
    );
    if (token === 'unverified') throw new OAuthError('email_unverified', text('oauth.unverified'));
    if (!token) throw new OAuthError('invalid_grant', text('oauth.wrong_password'));
    if ('banned' in token) {
      throw new OAuthError('account_banned', text('oauth.banned', { reason: token.banned }));
    }
    if ('until' in token) {
      const until = { restore_until: toTimestamp(token.until) };
      throw new OAuthError('account_deleted', text('oauth.deleted'), until);
    }
    return token;
  },
  {
    rateLimit: { perMinute: 30, byAddress: true },
    ignoresToken: true,
    toError: toOAuthError,
    isNeverStored: true,
  },
);

/** @throws {OAuthError} If it contains an unknown scope. */
function scopeOf(asked = ''): string {
  const words = asked.split(' ').filter((word) => word !== '');
  if (words.some((word) => !SCOPES.includes(word))) {
    throw new OAuthError('invalid_scope', text('oauth.scope'));
  }
  return words.length === 0 ? SCOPES.join(' ') : words.join(' ');
}

/** Reads what a program reports about itself. The contract has already checked it. */
function programOf({ headers }: OperationRequest<'getToken'>): Program {
  const [version, installed] = ['app-version', 'pwa-installed'].map((name) => headers[name]);
  return {
    app_version: typeof version === 'string' ? version : null,
    installed_on: installed === 'iOS' || installed === 'Android' ? installed : null,
  };
}
