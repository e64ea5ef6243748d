import { toTimestamp } from '../http/answers.js';
import { operation, signedInUser } from '../http/operation.js';
import { createExportToken } from './export-token.js';

const LIFETIME_MS = 10 * 60_000;

export const createExport = operation('createExport', async (request, { clock, secret }) => {
  const expires = new Date(clock().getTime() + LIFETIME_MS);
  const token = createExportToken(secret, { userId: signedInUser(request).id, expires });
  return { url: `/v1/user/export/${token}`, expires: toTimestamp(expires) };
});
