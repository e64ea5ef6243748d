import type { Api } from './client.js';
import { ApiError } from './errors.js';
import { unwrap } from './unwrap.js';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in. The client then sends the account's token with every call.
 *
 * @throws {ApiError} With code `invalid_grant` if the e-mail address or the password is wrong, with
 *   `TOO_MANY_PASSWORDS` after too many attempts; the message says how long to wait.
 */
export async function signIn(api: Api, { email, password }: Credentials): Promise<void> {
  await api.session.start({ grant_type: 'password', username: email, password });
}

/** Signs out, locally and on the server. Without a response it still signs out locally. */
export async function signOut(api: Api): Promise<void> {
  try {
    if (api.session.store.get()) await unwrap(api.POST('/auth/logout'));
  } catch (error) {
    // The local token is removed in any case; on the server it expires.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    api.session.end();
  }
}
