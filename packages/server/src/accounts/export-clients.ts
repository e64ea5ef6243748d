import type { ExportPart } from '../platform/archive/export-part.js';
import { findClients } from './clients.js';

/** Devices that are logged in to the account. */
export const exportClients: ExportPart = {
  account: async ({ db, clock }, { userId }) => ({
    clients: await findClients(db, { id: userId }, clock()),
  }),
};
