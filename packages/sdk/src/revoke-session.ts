import type { Api } from './client.js';
import { unwrap } from './unwrap.js';

/**
 * Signs out with the refresh token, locally and on the server, even if the access token has expired.
 *
 * @throws {ApiError} If the server failed. The local token is removed in any case.
 */
export async function revokeSession(api: Api): Promise<void> {
  const token = api.session.store.get();
  // First, so that the call has no access token and triggers no renewal.
  api.session.end();
  if (!token) return;
  const body = { token: token.refresh_token, token_type_hint: 'refresh_token' };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await unwrap(api.POST('/auth/revoke', { body, headers }));
}
