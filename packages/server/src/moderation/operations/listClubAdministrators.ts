import { operation } from '../../platform/http/operation.js';
import { findAdministrators } from './club-administrators.js';
import { getModeratedClub } from './moderated-clubs.js';

export const listClubAdministrators = operation(
  'listClubAdministrators',
  async ({ path }, { db }) => {
    await getModeratedClub(db, path.id);
    return findAdministrators(db, path.id);
  },
);
