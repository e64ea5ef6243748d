import { getClubRow } from '../../clubs/queries.js';
import { unfollowPlace } from './place-follows.js';

export const unfollowClub = unfollowPlace('unfollowClub', { kind: 'club', get: getClubRow });
