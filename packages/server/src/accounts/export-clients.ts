import type { ExportPart } from '../platform/archive/export-part.js';
import { findClients } from './clients.js';
import { findPersonalTokens } from './personal-tokens.js';

/** Devices that are logged in to the account, and its personal access tokens. */
export const exportClients: ExportPart = {
  account: async ({ db, clock }, { userId }) => ({
    clients: await findClients(db, { id: userId }, clock()),
    personal_access: await findPersonalTokens(db, userId, clock()),
  }),
};
