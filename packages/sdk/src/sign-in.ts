import type { Api } from './client.js';
import { ApiError } from './errors.js';
import { unwrap } from './unwrap.js';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in; from then on the client sends the account's token with every call.
 *
 * @throws {ApiError} With code `invalid_grant` if the e-mail address or the password is wrong, with
 *   `TOO_MANY_PASSWORDS` if that was so too often; then the message says how long to wait.
 */
export async function signIn(api: Api, { email, password }: Credentials): Promise<void> {
  await api.session.start({ grant_type: 'password', username: email, password });
}

/** Signs out, here and on the server. Without an answer it still signs out here. */
export async function signOut(api: Api): Promise<void> {
  try {
    if (api.session.store.get()) await unwrap(api.POST('/auth/logout'));
  } catch (error) {
    // The token is gone from here either way; on the server it ends with its lifetime.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    api.session.end();
  }
}
