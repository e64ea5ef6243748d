import { operation, signedInUser } from '../platform/http/operation.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { localeOf } from '../platform/text/language.js';
import { createExportToken } from './export-token.js';

const LIFETIME_MS = 10 * 60_000;

export const createExport = operation(
  'createExport',
  async (request, { clock, secret }) => {
    const expires = new Date(clock().getTime() + LIFETIME_MS);
    const right = { userId: signedInUser(request).id, locale: localeOf(request.acceptLanguage) };
    const token = createExportToken(secret, right, expires);
    return { url: `/v1/user/export/${token}`, expires: toTimestamp(expires) };
  },
  { rateLimit: { perMinute: 5 } },
);
