import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../config/instance-secret.js';

/** Whose data may be had, and until when. */
export interface ExportRight {
  readonly userId: number;
  readonly expires: Date;
}

/** The right to an export as a part of an address: `USER.UNIX_SECONDS.SIGNATURE`. */
export function createExportToken(secret: string, { userId, expires }: ExportRight): string {
  const right = `${userId}.${Math.floor(expires.getTime() / 1000)}`;
  return `${right}.${sign(secret, right)}`;
}

/** The user of a token of ours that is still good. */
export function findExportUser(secret: string, token: string, now: Date): number | undefined {
  const [, right = '', userId, expires, signature = ''] =
    /^((\d{1,10})\.(\d{1,12}))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, right))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) * 1000 > now.getTime() ? Number(userId) : undefined;
}

function sign(secret: string, right: string): string {
  return createHmac('sha256', deriveKey(secret, 'export')).update(right).digest('base64url');
}
