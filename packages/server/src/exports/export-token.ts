import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../platform/config/instance-secret.js';
import type { CatalogueLocale } from '../platform/text/language.js';

/**
 * Permission to download the data of a user. The locale takes precedence over that of the browser.
 */
export interface ExportRight {
  readonly userId: number;
  readonly locale: CatalogueLocale;
}

/** Creates the token of an export address: `USER.LOCALE.UNIX_SECONDS.SIGNATURE`. */
export function createExportToken(
  secret: string,
  { userId, locale }: ExportRight,
  expires: Date,
): string {
  const claim = `${userId}.${locale}.${Math.floor(expires.getTime() / 1000)}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** Returns the permission of a valid token. */
export function findExportRight(secret: string, token: string, now: Date): ExportRight | undefined {
  const [, claim = '', userId, locale, expires, signature = ''] =
    /^((\d{1,10})\.([a-z-]{2,5})\.(\d{1,12}))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, claim))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || Number(expires) * 1000 <= now.getTime()) return undefined;
  // Only valid locales are signed.
  return { userId: Number(userId), locale: locale as CatalogueLocale };
}

function sign(secret: string, claim: string): string {
  return createHmac('sha256', deriveKey(secret, 'export')).update(claim).digest('base64url');
}
