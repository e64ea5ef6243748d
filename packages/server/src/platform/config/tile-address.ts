import { ConfigError } from './config-error.js';

/** Whether a setting is an address and not a path. */
export function isAddress(text: string): boolean {
  return /^[a-z]+:\/\//i.test(text);
}

/**
 * Whether a text is an address from which tiles can be fetched.
 *
 * @throws {ConfigError} If it contains a user name or a password.
 */
export function isTileAddress(variable: string, text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false;
  if (url.username || url.password) {
    throw new ConfigError(
      `${variable} may have no user name and no password in its address: take them out, and give the key of the provider in the path or behind the "?".`,
    );
  }
  return true;
}
