import { OAuthError, text } from '../http/errors.js';
import { operation } from '../http/operation.js';
import { verifyPassword } from './password.js';
import { limitGuesses } from './password-attempts.js';
import { findCredentials } from './queries.js';
import { openFamily, refreshFamily } from './tokens.js';

const DEFAULT_SCOPE = 'declare upload';

export const getToken = operation('getToken', async ({ body, address }, services) => {
  if (body.grant_type === 'refresh_token') return refreshFamily(services, body.refresh_token);
  const email = body.username.trim();
  const token = await limitGuesses(services, { account: email, source: { address } }, async () => {
    const credentials = await findCredentials(services.db, email);
    const fits = await verifyPassword(credentials?.password_hash, body.password);
    if (!credentials || !fits) return undefined;
    if (!credentials.verified) return 'unverified';
    return openFamily(services, {
      credentials,
      clientId: body.client_id,
      scope: body.scope ?? DEFAULT_SCOPE,
    });
  });
  if (token === 'unverified') throw new OAuthError('email_unverified', text('oauth.unverified'));
  if (!token) throw new OAuthError('invalid_grant', text('oauth.wrong_password'));
  return token;
});
