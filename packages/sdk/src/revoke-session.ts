import type { Api } from './client.js';
import { unwrap } from './unwrap.js';

/**
 * Signs out by the refresh token, here and on the server: also where the access token has run out.
 *
 * @throws {ApiError} If the server did not; then it is signed out here all the same.
 */
export async function revokeSession(api: Api): Promise<void> {
  const token = api.session.store.get();
  // First, so that the call goes without the access token and renews nothing.
  api.session.end();
  if (!token) return;
  const body = { token: token.refresh_token, token_type_hint: 'refresh_token' };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await unwrap(api.POST('/auth/revoke', { body, headers }));
}
