import { operation } from '../platform/http/operation.js';
import { toOAuthError } from './to-oauth-error.js';
import { revokeByToken } from './tokens.js';

/** Like the error pages of OAuth, the response does not reveal whether a token was valid. */
export const revokeToken = operation(
  'revokeToken',
  async ({ body }, services) => {
    await revokeByToken(services, { token: body.token, clientId: body.client_id });
    return undefined;
  },
  { rateLimit: { perMinute: 30, byAddress: true }, ignoresToken: true, toError: toOAuthError },
);
