import { OAuthError, text } from '../http/errors.js';
import { operation } from '../http/operation.js';
import { verifyPassword } from './password.js';
import { findCredentials } from './queries.js';
import { openFamily, refreshFamily } from './tokens.js';

const DEFAULT_SCOPE = 'declare upload';

export const getToken = operation('getToken', async ({ body }, services) => {
  if (body.grant_type === 'refresh_token') return refreshFamily(services, body.refresh_token);
  const credentials = await findCredentials(services.db, body.username.trim());
  const fits = await verifyPassword(credentials?.password_hash, body.password);
  const token =
    credentials && fits
      ? await openFamily(services, {
          credentials,
          clientId: body.client_id,
          scope: body.scope ?? DEFAULT_SCOPE,
        })
      : undefined;
  if (!token) throw new OAuthError('invalid_grant', text('oauth.wrong_password'));
  return token;
});
